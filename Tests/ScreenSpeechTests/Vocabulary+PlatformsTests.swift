import ScreenSpeech
import Testing

/// What is said on the Mac and of web content, word for word.
struct VocabularyPlatformsTests {
  @Test(arguments: [
    ("en", ["Slider", "Checkbox", "Pop up button", "Edit text"]),
    ("de", ["Schieberegler", "Markierungsfeld", "Einblendmenü-Taste", "Text bearbeiten"]),
  ])
  func `has words of the Mac's own`(language: String, expected: [String]) throws {
    let words = try #require(Vocabulary.for(language)).mac
    #expect(
      [words.slider, words.checkbox, words.popUpButton, words.editText].map(\.text) == expected)
  }

  @Test(arguments: [
    ("en", ["0 items", "1 item", "2 items", "21 items"]),
    ("ru", ["0 объектов", "1 объект", "2 объекта", "21 объект"]),
    ("ja", ["0項目", "1項目", "2項目", "21項目"]),
  ])
  func `counts what is in a container`(language: String, expected: [String]) throws {
    let items = try #require(Vocabulary.for(language)).mac.items
    #expect([0, 1, 2, 21].map { items.of($0, in: language).text } == expected)
  }

  @Test(arguments: Vocabulary.all) func `tells states of a box apart`(words: Vocabulary) {
    #expect(words.mac.checked.text != words.mac.unchecked.text)
    #expect(words.web.checked.text != words.web.unchecked.text)
    #expect(
      Set([words.web.required, words.web.invalid, words.web.readOnly].map(\.text)).count == 3)
    #expect(words.web.landmarks.keys.sorted() == Vocabulary.english.web.landmarks.keys.sorted())
  }

  @Test(arguments: Vocabulary.all) func `says which keys to press`(words: Vocabulary) {
    let hints = [words.mac.buttonHint, words.mac.popUpHint, words.mac.linkHint].map(\.text)
    #expect(
      Set(hints).count == 3
        && hints.allSatisfy { $0.contains("Control") || $0.contains("Contrôle") }, "\(hints)")
  }
}
