extension Walkthrough {
  /// What a step of a file says was to be heard after the step before.
  public struct Expectation: Hashable, Sendable {
    /// How the words are compared.
    public enum Words: Hashable, Sendable {
      /// The description is exactly this.
      case text(String)
      /// A line contains this.
      case contains(String)
      /// A line matches this regular expression somewhere.
      case matches(String)
    }

    /// What becomes of an utterance.
    public enum Heard: String, Hashable, Sendable, CaseIterable {
      case full, cut, dropped, expired, merged
    }

    /// The words, or nil when any will do.
    public var words: Words?
    /// What became of the utterance, or nil when anything will do.
    public var heard: Heard?

    /// Creates an expectation.
    public init(_ words: Words? = nil, heard: Heard? = nil) {
      self.words = words
      self.heard = heard
    }
  }
}
