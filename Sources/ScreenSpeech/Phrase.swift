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
    !description.contains { $0.kind.distinguishes }
  }

  /// Whether the element itself has said nothing at all.
  var isSilent: Bool {
    hint.isEmpty && cues.isEmpty && !description.contains { $0.kind.isOfElement }
  }

  mutating func say(_ segment: Segment) { description.append(segment) }

  mutating func suppress(
    _ text: String, _ kind: Segment.Kind, because cause: Suppression.Cause, _ origin: Origin
  ) {
    suppressed.append(Suppression(text, .segment(kind), by: cause, origin: origin))
  }

  /// Leaves out what comes after the pause.
  mutating func hush(_ cause: Suppression.Cause) {
    for segment in hint + cues {
      suppress(segment.text, segment.kind, because: cause, segment.reason.origin)
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
    piece.replaceWords(with: String(String.UnicodeScalarView(part)))
    description = [piece]
    hint = []
    cues = []
  }
}
