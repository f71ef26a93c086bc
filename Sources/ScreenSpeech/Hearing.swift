import ScreenTree

/// What became of an utterance: when it began, how much of it sounded, and why no more.
public struct Hearing: Hashable, Sendable {
  /// What an utterance gave way to; it prints itself as transcripts write it.
  public enum Cause: Hashable, Sendable {
    /// Another screen appeared.
    case newScreen
    /// The cursor moved.
    case focusMove
    /// An announcement in these words.
    case announcement(String)
    /// The element under the cursor changed, which is spoken in these words.
    case change(String)
    /// Anything else that the user or the app did.
    case step(Utterance.Cause)
  }

  /// What became of a part of an utterance.
  public enum Outcome: Hashable, Sendable {
    /// It was heard to its end.
    case full
    /// It broke off after a time, because of something.
    case cut(after: Duration, by: Cause)
    /// It never began, because of something.
    case dropped(by: Cause)
    /// What comes after the pause never began, because something came first.
    case expired(by: Cause)
    /// It gave way to later words for the same thing.
    case merged(into: Cause)

    /// The word for it in JSON and in expectations.
    public var name: String {
      switch self {
      case .full: "full"
      case .cut: "cut"
      case .dropped: "dropped"
      case .expired: "expired"
      case .merged: "merged"
      }
    }
  }

  /// When it began, from the start of the walkthrough.
  public var start: Duration
  /// How long it sounded, pauses within it included.
  public var length: Duration
  /// What became of the description.
  public var description: Outcome
  /// What became of hint and cues, or nil when there are none.
  public var later: Outcome?

  /// Creates what became of an utterance; at first it is heard to its end.
  public init(
    start: Duration = .zero, length: Duration = .zero, description: Outcome = .full,
    later: Outcome? = nil
  ) {
    self.start = start
    self.length = length
    self.description = description
    self.later = later
  }
}

extension Hearing.Cause: CustomStringConvertible {
  /// The cause in a few words.
  public var description: String {
    switch self {
    case .newScreen: "the new screen"
    case .focusMove: "the focus move"
    case .announcement(let words): "the announcement \"\(words.oneLine)\""
    case .change(let words): "\"\(words)\""
    case .step(let cause): "\(cause)"
    }
  }
}
