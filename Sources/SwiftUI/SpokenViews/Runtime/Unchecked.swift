/// A value that is used on the main actor alone, which the compiler cannot know.
package struct Unchecked<Value>: @unchecked Sendable {
  /// The value.
  package let value: Value

  /// A value for the main actor.
  package init(_ value: Value) { self.value = value }
}
