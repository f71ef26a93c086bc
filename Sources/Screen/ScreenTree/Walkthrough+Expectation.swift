extension Walkthrough {
  /// An expectation of a file for the step before.
  public struct Expectation: Hashable, Sendable {
    /// The comparison of the words.
    package enum Words: Hashable, Sendable {
      /// The description is exactly this.
      case text(String)
      /// A line contains this.
      case contains(String)
      /// A line matches this regular expression somewhere.
      case matches(String)
    }

    /// The result of an utterance.
    public enum Heard: String, Hashable, Sendable, CaseIterable {
      case full, cut, dropped, expired, merged
    }

    /// The words, or nil for any.
    package var words: Words?
    /// The result, or nil for any.
    package var heard: Heard?

    /// An expectation of words and a result.
    package init(_ words: Words? = nil, heard: Heard? = nil) {
      self.words = words
      self.heard = heard
    }
  }
}
