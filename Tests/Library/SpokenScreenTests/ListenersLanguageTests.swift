import ScreenFiles
import SpokenScreen
import Testing

/// Whether what VoiceOver and the system add to a screen is in its language.
struct ListenersLanguageTests {
  private static let languages = ["de", "ru", "fr", "es", "vi", "ja", "zh-Hans", "zh-Hant"]

  private func screen(_ view: String, in language: String) throws -> Screen {
    let text = "screen: S\nlanguage: \(language)\nviews:\n  - \(view)\n"
    let reading = ScreenReader.read(Array(text.utf8), file: "s")
    return try #require(reading.value, "\(reading.findings)")
  }

  /// What is said on a way through a screen, and after pressing and adjusting everything on it.
  private func segments(of screen: Screen) -> [Segment] {
    var walk = Walker(Scenario(screen))
    var utterances = walk.open()
    for _ in walk.elements {
      for gesture in [VoiceOverGesture.activate, .increment, .rotor("Actions"), .rotorNext, .next] {
        utterances += walk.handle(gesture)
      }
    }
    return utterances.flatMap(\.segments)
  }

  @Test(arguments: ViewClass.all.map(\.name), languages)
  func `no word of a class is English`(name: String, language: String) throws {
    let view = try #require(ViewClass.named(name)).example
    let words = try #require(Vocabulary.for(language))
    for segment in segments(of: try screen(view, in: language)) {
      switch segment.content {
      case .word(let id), .trait(_, let id):
        #expect(segment.language == nil)
        let (own, english) = (words[id], Vocabulary.english[id])
        #expect(own.isPattern(of: segment.text) || !english.isPattern(of: segment.text))
        #expect(own.isPattern(of: segment.text) || !own.text.contains("%"), "\(segment.text)")
      case .symbol(let label): #expect(segment.text == words[symbol: label].text)
      case .app:
        let isOfFile = segment.text.split { !$0.isLetter }.allSatisfy { view.contains($0) }
        #expect(isOfFile, "\(segment.text) of \(view)")
      case .graph: Issue.record("a class plays no chart")
      case .sound: break
      }
    }
  }

  @Test(arguments: SymbolLabel.allCases, languages)
  func `every label of a symbol has words`(label: SymbolLabel, language: String) throws {
    let words = try #require(Vocabulary.for(language))
    #expect(!words[symbol: label].text.isEmpty)
    #expect(words[symbol: label].language == nil)
  }

  @Test func `an action of a symbol is carried out by the name that is heard`() throws {
    let row =
      "{HStack: [{Text: Kaffee}, {Button: , symbol: minus}, {Button: , symbol: plus}], element: combine}"
    var walk = Walker(Scenario(try screen(row, in: "de")))
    _ = walk.open()
    let done = walk.handle(.action("Hinzufügen")).map { $0.description(in: .voiceover) }
    #expect(done.first == "Hinzufügen")
    let failed = walk.handle(.action("Add")).map(\.event)
    #expect(
      failed == [.failed("HStack@4:6 has no action 'Add'; it has Entfernen, Hinzufügen")])
  }

  @Test func `a label of the system is spelled in the language`() throws {
    var walk = Walker(Scenario(try screen("{Button: , symbol: xmark}", in: "de")))
    _ = walk.open()
    let spelled = walk.handle(.spell).flatMap(\.segments).map(\.text)
    #expect(spelled.prefix(3) == ["Großbuchstabe S", "c", "h"])
  }

  @Test func `English stands in where a language has no words, in an English voice`() throws {
    func voice(_ tag: String) -> VoiceProfile {
      VoiceProfile(name: tag, language: tag, engineVoice: tag)
    }
    func voices(of scenario: Scenario, main: String) -> [String] {
      scenario.plan(voices: Voices(voice(main), others: [voice("de"), voice("en"), voice("pl")]))
        .steps.compactMap { step in
          if case .say(_, let text, let voice) = step { "\(text) \(voice.name)" } else { nil }
        }
    }
    let polish = Scenario(try screen("{Button: Zapłać}", in: "pl"))
    #expect(voices(of: polish, main: "pl") == ["Zapłać, pl", "Button en"])
    let mark = Scenario(try screen("{Text: \"-\"}", in: "pl"))
    #expect(voices(of: mark, main: "pl") == ["hyphen en"])
    let english = Scenario(try screen("{Button: Pay}", in: "en-US"))
    #expect(voices(of: english, main: "pl") == ["Pay, pl", "Button en"])
    #expect(voices(of: english, main: "en") == ["Pay, en", "Button en"])
    let part = Scenario(try screen("{Button: Zapłać, language: pl}", in: "de"))
    #expect(voices(of: part, main: "de") == ["Zapłać, pl", "Taste de"])
  }

  @Test func `a value stays in its format after an adjustment`() throws {
    let slider =
      "{Slider: Food, value: 40, in: [0, 100], step: 10, format: {currency: USD, fractionDigits: 0}}"
    func heard(in language: String) throws -> [String] {
      var walk = Walker(Scenario(try screen(slider, in: language)))
      return (walk.open() + walk.handle(.increment)).map { $0.description(in: .voiceover) }
    }
    #expect(try heard(in: "en-US") == ["Food, $40, Adjustable", "$50"])
    #expect(try heard(in: "de") == ["Food, 40 $, Einstellbar", "50 $"])
  }
}

extension Word {
  /// Whether a text is the word, with anything filled in.
  fileprivate func isPattern(of text: String) -> Bool {
    let forms = [self] + self.forms.values
    return forms.contains { form in
      var rest = text[...]
      for (index, part) in form.text.split(separator: /%\d/, omittingEmptySubsequences: false)
        .enumerated()
      {
        guard
          let range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part),
          index > 0 || range.lowerBound == rest.startIndex
        else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.isEmpty || form.text.last?.isNumber == true
    }
  }
}
