package import ScreenTree
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// An utterance that a listener hears, and the cost to reach it.
package struct SpokenStop: Sendable {
  /// A segment as a transcript shows it.
  package struct Fact: Hashable, Sendable {
    /// The words, or the name of a sound after `♪`.
    package var text: String
    /// The kind of the segment.
    package var kind: Segment.Kind
    /// The rule and the origin of the words.
    package var reason: Reason
  }

  /// The utterance, with its suppressed segments.
  package var utterance: Utterance
  /// The id of the view in the file; nil without one.
  package var id: String?
  /// The number of the utterance, from 0.
  package var number = 0
  /// The number of its step, from 0.
  var step = 0
  /// How many swipes from the opening of the screen it takes to get here.
  package var swipes = 0
  /// The time from the opening of the screen to the stop, when everything before it is heard in
  /// full.
  package var start: Duration
  /// The segments of the description, in order.
  package var facts: [Fact]
  /// The segments after the pause, the hint.
  package var hint: [Fact]
  /// The cues, such as "Actions available".
  package var cues: [Fact]

  /// Nil when the utterance has no words.
  init?(_ utterance: Utterance) {
    self.utterance = utterance
    start = utterance.heard.start
    facts = utterance.pieces.facts
    hint = utterance.hint.facts
    cues = utterance.cues.facts
    guard !facts.isEmpty || !hint.isEmpty || !cues.isEmpty else { return nil }
    if let element = utterance.event.element {
      let position = element.origin.position
      // Without an id a node is named after its position, or in code after its class: no name to
      // keep.
      let isPlace = element.node.hasSuffix("@\(position)")
      let isClass = position == .unknown && element.node == element.kind.name
      id = isPlace || isClass ? nil : element.node
    }
  }

  /// The command of its step, as a walkthrough writes it.
  var command: String { "\(utterance.cause)" }

  /// The id, or the class and its position; nil without an element.
  var node: String? { utterance.event.element?.node }

  /// The position of the element in its file; nil without an element.
  package var origin: Origin? { utterance.event.element?.origin }

  /// Whether the cursor moved to it; otherwise it is heard where the cursor is.
  var isLanding: Bool { utterance.event.movesFocus && (facts.isEmpty || !isEventSound) }

  /// Whether it is an announcement.
  var isAnnouncement: Bool { facts.first?.kind == .announcement }

  /// Whether it follows a step of the user without a move: typed text, a new value.
  var isEcho: Bool { !isLanding && !isAnnouncement }

  /// Whether the description has only sounds.
  var isSound: Bool { !facts.isEmpty && facts.allSatisfy { $0.kind == .sound } }

  /// Whether only the sound of the event is heard, such as that of a boundary; a link whose role is
  /// a sound describes itself.
  private var isEventSound: Bool {
    facts.allSatisfy { $0.kind == .sound && $0.reason.rule == "sound" }
  }

  /// The description on one line.
  package var text: String { facts.joined ?? "" }

  /// The hint on one line, as a transcript writes it; nil when there is none.
  var hintText: String? { utterance.hint(in: .voiceover) }

  /// The words of a transcript for speech that was not heard in full; nil when it was.
  var fate: String? {
    [utterance.heard.description, utterance.heard.later ?? .full].first { $0 != .full }
      .map { "\($0)" }
  }

  /// The words of some kinds, joined; nil without any.
  func words(_ kinds: Segment.Kind...) -> String? {
    facts.filter { kinds.contains($0.kind) }.joined
  }

  /// The words for the role.
  var role: String? { words(.trait) }

  /// The name in messages: the id, otherwise the label, otherwise all words.
  package var name: String { id.map { "'\($0)'" } ?? "\"\(words(.label) ?? text)\"" }
}

extension [SpokenStop.Fact] {
  /// The words on one line; nil without any.
  var joined: String? { isEmpty ? nil : map(\.text).joined(separator: ", ") }
}

extension [Segment] {
  fileprivate var facts: [SpokenStop.Fact] {
    filter { !$0.text.isEmpty }.map { segment in
      let sign = segment.kind.isTone ? "♪ " : ""
      let mark = segment.pitchMark.isEmpty ? sign : segment.pitchMark
      return SpokenStop.Fact(
        text: mark + segment.text.oneLine, kind: segment.heardKind, reason: segment.reason)
    }
  }
}

extension Segment {
  /// The kind as a listener understands it: VoiceOver says "Dimmed" among the traits, but it is a
  /// state.
  fileprivate var heardKind: Segment.Kind {
    if case .trait(.notEnabled, _) = content { .state } else { kind }
  }
}
