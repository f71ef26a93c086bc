import Testing
import VoiceOverLanguages

/// What is said on the Mac and of web content, word for word.
struct VocabularyPlatformsTests {
  @Test(arguments: [
    ("en", ["Slider", "Checkbox", "Pop up button", "Edit text"]),
    ("de", ["Schieberegler", "Markierungsfeld", "Einblendmenü-Taste", "Text bearbeiten"]),
  ])
  func `has words of the Mac's own`(language: String, expected: [String]) throws {
    let words = try #require(Vocabulary.for(language))
    #expect(
      [.macSlider, .macCheckbox, .macPopUpButton, .editText].map { words[$0].text } == expected)
  }

  @Test(arguments: [
    ("en", ["0 items", "1 item", "2 items", "21 items"]),
    ("ru", ["0 объектов", "1 объект", "2 объекта", "21 объект"]),
    ("ja", ["0項目", "1項目", "2項目", "21項目"]),
  ])
  func `counts what is in a container`(language: String, expected: [String]) throws {
    let words = try #require(Vocabulary.for(language))
    #expect([0, 1, 2, 21].map { words[.items, counting: $0].text } == expected)
  }

  @Test(arguments: Vocabulary.all) func `distinguishes states of a box`(words: Vocabulary) {
    #expect(words[.macChecked].text != words[.macUnchecked].text)
    #expect(words[.checked].text != words[.unchecked].text)
    #expect(
      Set([.required, .invalid, .readOnly].map { words[$0].text }).count == 3)
  }

  @Test(arguments: Vocabulary.all) func `says which keys to press`(words: Vocabulary) {
    let hints = [.macButtonHint, .macPopUpHint, .macLinkHint].map { words[$0].text }
    let keys = ["Control", "Contrôle", "コントロール"]
    #expect(
      Set(hints).count == 3 && hints.allSatisfy { hint in keys.contains { hint.contains($0) } },
      "\(hints)")
  }
}
