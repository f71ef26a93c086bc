public import ScreenResolver
import ScreenSession
public import ScreenSpeech
public import ScreenTree

/// What a listener hears in one go, with where it comes from when that is known.
public struct HeardStop: Hashable, Sendable {
  /// A piece of what is heard.
  public struct Fact: Hashable, Sendable {
    /// The words, or the name of a sound behind `♪`.
    public var text: String
    /// What the piece is.
    public var kind: Segment.Kind
    /// Why it is said; nil when it was read from a transcript.
    public var reason: Reason?
    /// Whether a word that nobody knows is taken for a role only because of its place.
    var isGuess = false
  }

  /// The command that led to it, as a walkthrough writes it.
  public var command: String
  /// The id that the file gives the view, or nil when it gives none.
  public var id: String?
  /// The id, or the class and its place; nil when it was read from a transcript.
  var node: String?
  /// The number of the utterance, counted from 0; nil when it was read from a transcript.
  public var number: Int?
  /// The number of the step at which it is heard, counted from 0.
  var step = 0
  /// Whether the cursor came to it, rather than that something is told where the cursor is.
  public var isLanding: Bool
  /// What is said at once, in order.
  public var facts: [Fact]
  /// What is said after the pause, piece by piece.
  public var hint: [Fact]
  /// The hint on one line, as a transcript writes it; nil when there is none.
  var hintText: String?
  /// What is said last, such as "Actions available".
  public var cues: [Fact]
  /// What was not heard in full, as a transcript says it; nil when all was.
  public var fate: String?
  /// Where the element is in its file; nil when it was read from a transcript.
  public var origin: Origin?
  /// What could have been said and is not, with why.
  public var suppressed: [Suppression] = []
  /// How many swipes from the opening of the screen it takes to get here.
  public var swipes = 0
  /// How long after the opening of the screen it begins, when everything before it is heard out.
  public var start = Duration.zero
  /// How long it lasts.
  public var length = Duration.zero

  /// The description on one line.
  public var text: String { facts.map(\.text).joined(separator: ", ") }

  /// The words of one kind, joined; nil when there are none.
  func words(_ kinds: Segment.Kind...) -> String? {
    let found = facts.filter { kinds.contains($0.kind) }
    return found.isEmpty ? nil : found.map(\.text).joined(separator: ", ")
  }

  /// How messages call it: by its id, else by its label, else by all that is said.
  public var name: String {
    if let id { return "'\(id)'" }
    return "\"\(words(.label) ?? text)\""
  }

  /// Whether it is told where the cursor is, after a step of the user's: typed text, a new value.
  var isEcho: Bool { !isLanding && !isAnnouncement }

  /// Whether it is an announcement.
  var isAnnouncement: Bool { facts.first?.kind == .announcement }

  /// The words for what it is.
  var role: String? { words(.trait) }
}

extension HeardStop {
  /// Makes a stop of an utterance; nil when nothing is said.
  init?(_ utterance: Utterance) {
    let facts = Self.facts(of: utterance.pieces)
    guard !facts.isEmpty || !utterance.hint.isEmpty || !utterance.cues.isEmpty else { return nil }
    command = "\(utterance.cause)"
    self.facts = facts
    hint = Self.facts(of: utterance.hint)
    hintText = utterance.hint(in: .voiceover)
    cues = Self.facts(of: utterance.cues)
    let outcomes = [utterance.heard.description, utterance.heard.later ?? .full]
    isLanding = utterance.event.focus != nil && facts.first?.kind != .sound
    fate = outcomes.first { $0 != .full }.map { "\($0)" }
    suppressed = utterance.suppressed
    start = utterance.heard.start
    length = utterance.heard.length
    guard let element = utterance.event.element else { return }
    origin = element.origin
    node = element.node
    let isPlace = element.node.hasSuffix("@\(element.origin.position)")
    id =
      isPlace || element.origin.position == .unknown && element.node == element.kind.name
      ? nil : element.node
  }

  private static func facts(of segments: [Segment]) -> [Fact] {
    segments.filter { !$0.text.isEmpty }.map { segment in
      let sign = segment.kind == .sound ? "♪ " : ""
      let pitch = segment.pitchChange == 0 ? sign : "[pitch +\(segment.pitchChange)%] "
      return Fact(
        text: pitch + segment.text.oneLine, kind: segment.kind, reason: segment.reason)
    }
  }
}
