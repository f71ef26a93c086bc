public import ScreenSpeech
public import ScreenTree

/// What a listener hears in one go, and the way to it.
public struct HeardStop: Sendable {
  /// A segment of what is heard, as a transcript shows it.
  public struct Fact: Hashable, Sendable {
    /// The words, or the name of a sound behind `♪`.
    public var text: String
    /// What the segment is.
    public var kind: Segment.Kind
    /// Why it is said.
    public var reason: Reason
  }

  /// All that is said, and what is not, with why.
  public var utterance: Utterance
  /// The id that the file gives the view, or nil when it gives none.
  public var id: String?
  /// The number of the utterance, counted from 0.
  public var number = 0
  /// The number of the step at which it is heard, counted from 0.
  var step = 0
  /// How many swipes from the opening of the screen it takes to get here.
  public var swipes = 0
  /// How long after the opening of the screen it begins, when everything before it is heard out.
  public var start: Duration
  /// What is said at once, in order.
  public var facts: [Fact]
  /// What is said after the pause, segment by segment.
  public var hint: [Fact]
  /// What is said last, such as "Actions available".
  public var cues: [Fact]

  /// Makes a stop of an utterance; nil when nothing is said.
  init?(_ utterance: Utterance) {
    self.utterance = utterance
    start = utterance.heard.start
    facts = utterance.pieces.facts
    hint = utterance.hint.facts
    cues = utterance.cues.facts
    guard !facts.isEmpty || !hint.isEmpty || !cues.isEmpty else { return nil }
    if let element = utterance.event.element {
      let position = element.origin.position
      let isPlace = element.node.hasSuffix("@\(position)")
      let isClass = position == .unknown && element.node == element.kind.name
      id = isPlace || isClass ? nil : element.node
    }
  }

  /// The command that led to it, as a walkthrough writes it.
  var command: String { "\(utterance.cause)" }

  /// The id, or the class and its place; nil without an element.
  var node: String? { utterance.event.element?.node }

  /// Where the element is in its file; nil without an element.
  public var origin: Origin? { utterance.event.element?.origin }

  /// Whether the cursor came to it, rather than that something is heard where the cursor is.
  var isLanding: Bool { utterance.event.focus != nil && (facts.isEmpty || !isEventSound) }

  /// Whether it is an announcement.
  var isAnnouncement: Bool { facts.first?.kind == .announcement }

  /// Whether it is heard where the cursor is, after a step of the user's: typed text, a new value.
  var isEcho: Bool { !isLanding && !isAnnouncement }

  /// Whether nothing but sounds is heard at once.
  var isSound: Bool { !facts.isEmpty && facts.allSatisfy { $0.kind == .sound } }

  /// Whether only the sound of the event is heard, such as that of a boundary; a link whose role is a
  /// sound says something of itself.
  private var isEventSound: Bool {
    facts.allSatisfy { $0.kind == .sound && $0.reason.rule == "sound" }
  }

  /// The description on one line.
  public var text: String { facts.joined ?? "" }

  /// The hint on one line, as a transcript writes it; nil when there is none.
  var hintText: String? { utterance.hint(in: .voiceover) }

  /// What was not heard in full, as a transcript says it; nil when all was.
  var fate: String? {
    [utterance.heard.description, utterance.heard.later ?? .full].first { $0 != .full }
      .map { "\($0)" }
  }

  /// The words of some kinds, joined; nil when there are none.
  func words(_ kinds: Segment.Kind...) -> String? {
    facts.filter { kinds.contains($0.kind) }.joined
  }

  /// The words for what it is.
  var role: String? { words(.trait) }

  /// How messages call it: by its id, else by its label, else by all that is said.
  public var name: String { id.map { "'\($0)'" } ?? "\"\(words(.label) ?? text)\"" }
}

extension [HeardStop.Fact] {
  /// The words on one line; nil when there are none.
  var joined: String? { isEmpty ? nil : map(\.text).joined(separator: ", ") }
}

extension [Segment] {
  fileprivate var facts: [HeardStop.Fact] {
    filter { !$0.text.isEmpty }.map { segment in
      let sign = segment.kind == .sound ? "♪ " : ""
      let pitch = segment.pitchChange == 0 ? sign : "[pitch +\(segment.pitchChange)%] "
      return HeardStop.Fact(
        text: pitch + segment.text.oneLine, kind: segment.heardKind, reason: segment.reason)
    }
  }
}

extension Segment {
  /// What it is to a listener: VoiceOver says "Dimmed" among the traits, and it is a state.
  fileprivate var heardKind: Segment.Kind {
    if case .trait(.notEnabled, _) = content { .state } else { kind }
  }
}
