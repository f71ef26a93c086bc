/// Why an app does not answer: it ended, it hangs, it is no app of ours, or it has no such preview.
package struct AppSilence: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  package enum Kind: Hashable, Sendable {
    /// The program cannot be started, or is none that `SpokenUI` is part of.
    case unusable
    /// It ended, or was ended because it hung.
    case ended
    /// It has no preview of the name that was asked for.
    case unknownPreview
  }

  /// What is wrong with it.
  package var kind: Kind
  /// The cause and the fix, in a sentence.
  package var description: String

  /// A silence of a kind, with its cause and the fix.
  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
