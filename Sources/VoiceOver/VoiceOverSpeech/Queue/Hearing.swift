import ScreenTree

/// The result of an utterance: when it started, how much of it was heard, and why not more.
public struct Hearing: Hashable, Sendable {
  /// The cause of an interruption; its description is that of transcripts.
  public enum Cause: Hashable, Sendable {
    /// Another screen appeared.
    case newScreen
    /// The cursor moved.
    case focusMove
    /// An announcement in these words.
    case announcement(String)
    /// A change of the element under the cursor, spoken in these words.
    case change(String)
    /// Any other step of the user or the app.
    case step(Utterance.Cause)
  }

  /// The result of a part of an utterance.
  public enum Outcome: Hashable, Sendable {
    /// Heard to its end.
    case full
    /// Interrupted after a time.
    case cut(after: Duration, by: Cause)
    /// Never started.
    case dropped(by: Cause)
    /// Not started after the pause, because something came first.
    case expired(by: Cause)
    /// Replaced by later words for the same thing.
    case merged(into: Cause)

    /// Whether something of it is heard.
    package var isHeard: Bool {
      switch self {
      case .full, .cut: true
      case .dropped, .expired, .merged: false
      }
    }

    /// The name in JSON and in expectations.
    package var name: String {
      switch self {
      case .full: "full"
      case .cut: "cut"
      case .dropped: "dropped"
      case .expired: "expired"
      case .merged: "merged"
      }
    }
  }

  /// The start, from the start of the walkthrough.
  public var start: Duration
  /// The duration, including pauses.
  public var length: Duration
  /// The result of the description.
  public var description: Outcome
  /// The result of hint and cues; nil without any.
  public var later: Outcome?

  /// A result; by default everything is heard.
  package init(
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
