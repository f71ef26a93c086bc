import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Speaks the parts of the label, with the ranges that are spoken in a way of their own.
  ///
  /// Nothing is said for an empty part, nor for the label "Back" of a back button, whose role says
  /// it already (AccessibilitySnapshot). A part of nothing but punctuation marks is spoken by their
  /// names: VoiceOver reads the buttons "-" and "+" as "hyphen" and "plus".
  static let label = SpeechRule(
    id: "label",
    summary: "the label comes first",
    evidence: Attestation(.apple, .talk(10119, 2021), .accessibilitySnapshot),
    example: Example(
      """
      screen: Cart
      views:
        - Button: "-"
      """,
      line: "hyphen, Button"),
    speech: .stop { stop, phrase in
      for (index, part) in stop.element.label.enumerated() where !part.value.isBlank {
        var segment = phrase.segment(part, .label)
        guard !stop.repeatsRole(segment.text) else {
          phrase.suppress(segment, by: .saidByRole)
          continue
        }
        if let text = part.value.text {
          if let names = stop.words.names(of: text) {
            segment.pronounce(stop.words.readings(of: text) ?? names, writtenAs: names)
            segment.language = stop.words.standsIn ? stop.words.language : nil
          } else if part.pass == .symbolName {
            // The name of a symbol is read with pauses at its dots.
            segment.pronounce(text.split(separator: ".").joined(separator: ", "))
          }
        }
        segment.attributes.speech = stop.element.speech?.value
        segment.attributes.parts = stop.element.attributed.filter { $0.part == index }
        phrase.say(segment)
      }
    })
}

extension Stop {
  /// Whether a back button is called what its role says.
  fileprivate func repeatsRole(_ label: String) -> Bool {
    element.has(.backButton) && label.lowercased() == words[.back].text.lowercased()
  }
}

extension Vocabulary {
  /// The names of the marks of a text that is nothing but punctuation, or nil for any other text.
  package func names(of text: String) -> String? { names(of: text) { punctuation[$0] } }

  /// The same names as they are read aloud.
  func readings(of text: String) -> String? {
    names(of: text) { markReadings[$0] ?? punctuation[$0] }
  }

  private func names(of text: String, _ name: (Character) -> String?) -> String? {
    // No mark is written in more than four bytes, and none begins with a letter or a digit.
    guard text.utf8.count <= 16, let first = text.utf8.first, !first.isAlphanumeric else {
      return nil
    }
    let marks = text.filter { !$0.isWhitespace }
    guard (1...3).contains(marks.count) else { return nil }
    let names = marks.compactMap(name)
    return names.count == marks.count ? names.joined(separator: " ") : nil
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
