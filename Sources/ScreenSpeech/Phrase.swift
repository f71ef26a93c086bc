import ScreenResolver
import ScreenTree

/// What the rules have said so far.
struct Phrase {
  var description: [Segment] = []
  var hint: [Segment] = []
  var cues: [Segment] = []
  var suppressed: [Suppression] = []
  var promotesHint = false

  /// Whether there is nothing yet that tells the element from others of its kind.
  var isNameless: Bool {
    description.allSatisfy { segment in
      switch segment.kind {
      case .container, .trait, .state, .position, .boundary, .sound, .system: true
      case .selected, .header, .label, .content, .value, .cell, .hint, .actions, .moreContent,
        .announcement, .rotor, .action, .text, .report:
        false
      }
    }
  }

  /// Whether the element itself has said nothing at all.
  var isSilent: Bool {
    hint.isEmpty && cues.isEmpty
      && description.allSatisfy { $0.kind == .container || $0.kind == .system }
  }

  mutating func say(_ segment: Segment) { description.append(segment) }

  mutating func suppress(_ text: String, _ kind: Segment.Kind, because: String, _ origin: Origin) {
    suppressed.append(Suppression(text, kind: kind.rawValue, reason: because, origin: origin))
  }

  /// Leaves out what comes after the pause.
  mutating func hush(_ reason: String) {
    for segment in hint + cues {
      suppress(segment.text, segment.kind, because: reason, segment.reason.origin)
    }
    hint = []
    cues = []
  }

  /// Leaves only a part of the text of the element, which a rotor led to.
  mutating func narrow(to range: Range<Int>) {
    let index =
      description.firstIndex { $0.kind == .value } ?? description.firstIndex { $0.kind == .label }
    guard let index else { return }
    var piece = description[index]
    let scalars = piece.text.unicodeScalars
    let part = scalars.dropFirst(range.lowerBound).prefix(range.count)
    guard !part.isEmpty else { return }
    piece.text = String(String.UnicodeScalarView(part))
    piece.speech = piece.text
    piece.snapshot = piece.text
    description = [piece]
    hint = []
    cues = []
  }
}
