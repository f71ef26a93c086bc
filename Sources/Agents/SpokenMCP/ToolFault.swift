/// Why a tool is not run, which the agent reads and mends.
package struct ToolFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cause and the fix, in a sentence.
  package let description: String

  /// A fault with its cause and fix.
  init(_ description: String) { self.description = description }
}
