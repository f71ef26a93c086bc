import ScreenSession
import ScreenTree
import ScreenResolver

/// Speaks the parts of the label.
///
/// Nothing is said for an empty part, nor for the label "Back" of a back button, whose role says
/// it already (recorded by AccessibilitySnapshot). A part of nothing but punctuation marks is
/// spoken by their names: VoiceOver reads the buttons "-" and "+" as "hyphen" and "plus", as the
/// Swift Talk episodes on a custom stepper let one hear.
enum LabelRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    for part in stop.element.label where !part.value.isBlank {
      guard !isBack(part.value, stop) else {
        phrase.suppress(part.value, .label, because: "the role says Back already", part.origin)
        continue
      }
      let reason = Reason(.label, origin: part.origin, pass: part.pass)
      phrase.description.append(segment(part, stop.words, reason))
    }
  }

  private static func isBack(_ label: String, _ stop: Stop) -> Bool {
    stop.element.has(.backButton) && label.lowercased() == stop.words.back.lowercased()
  }

  private static func segment(
    _ part: Sourced<String>, _ words: Vocabulary, _ reason: Reason
  ) -> Segment {
    if let names = words.names(of: part.value) {
      return Segment(names, snapshot: part.value, kind: .label, reason: reason)
    }
    return Segment(part.value, speech: part.speech, kind: .label, reason: reason)
  }
}

extension Vocabulary {
  /// The names of the marks of a text that is nothing but punctuation, or nil for any other text.
  package func names(of text: String) -> String? {
    let marks = text.filter { !$0.isWhitespace }
    guard (1...3).contains(marks.count) else { return nil }
    let names = marks.compactMap { punctuation[$0] }
    return names.count == marks.count ? names.joined(separator: " ") : nil
  }
}

extension Sourced<String> {
  /// The words for the engine: the name of a symbol is read with pauses at its dots.
  var speech: String? {
    guard pass == .symbolName else { return nil }
    return value.split(separator: ".").joined(separator: ", ")
  }
}

extension String {
  /// Whether there is nothing in it but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
