import TestSupport
import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

/// Texts that nobody means well with.
struct HostileTextTests {
  private static let pieces = [
    "1", "12", "007", "1,234", "5.5", " ", " ", " ", "\n", ",", ".", "-", "–", "/", ":", "$", "€",
    "%",
    "°", "km", "x", "×", "AM", "Nov", "Mon", "v", "#", "@", "+", "(", ")", "a", "Hi", "e.g.", "½",
    "★", "•",
    "👍", "👩‍💻", "🇩🇪", "_", "=", "http://", ".com", "\u{1}", "\u{200B}", "\u{202E}", "\u{FEFF}",
    "e\u{301}",
    "日", "円", "🏽", "\u{FE0F}", "'", "\"", "<", ">", "&amp;", "…", "!", "?",
  ]

  private static func text(_ generator: inout SeededGenerator, of pieces: [String], count: Int)
    -> String
  {
    (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test(arguments: Normalizer.languages)
  func `leaves nothing invisible and never joins two numbers`(language: String) {
    var generator = SeededGenerator(7)
    let normalizer = Normalizer(language: language, settings: TextSettings())
    for _ in 0..<150 {
      let text = Self.text(&generator, of: Self.pieces, count: 24)
      let speech = normalizer.speech(for: text)
      let scalars = speech.unicodeScalars
      #expect(!scalars.contains { $0.properties.generalCategory == .control }, "\(text)")
      #expect(!scalars.contains { $0.properties.generalCategory == .format }, "\(text)")
      #expect(!Self.joinsNumbers(speech), "\(text) → \(speech)")
    }
  }

  @Test(arguments: Normalizer.languages)
  func `A rule has nothing to say where it is not asked`(language: String) {
    var generator = SeededGenerator(3)
    let normalizer = Normalizer(language: language, settings: TextSettings())
    for _ in 0..<150 {
      let passage = normalizer.passage(of: Self.text(&generator, of: Self.pieces, count: 24))
      for (index, token) in passage.tokens.enumerated() {
        let others = ReadingRules.inOrder.filter { !$0.begins(at: token) }
        #expect(others.allSatisfy { $0.read(passage, index) == nil }, "\(token.text)")
      }
    }
  }

  /// Whether a blank alone parts two numbers that are not digits of one.
  private static func joinsNumbers(_ speech: String) -> Bool {
    let words = speech.split(separator: " ")
    return zip(words, words.dropFirst()).contains { first, second in
      guard let last = first.last, let next = second.first, last.isASCIIDigit, next.isASCIIDigit
      else { return false }
      return first.reversed().prefix { $0.isASCIIDigit }.count > 1
        || second.prefix { $0.isASCIIDigit }.count > 1
    }
  }

  @Test(arguments: Normalizer.languages)
  func `makes no longer number of short ones`(language: String) {
    var generator = SeededGenerator(11)
    let normalizer = Normalizer(language: language, settings: TextSettings())
    let pieces = [
      "1", "12", "7", " ", " ", " ", "-", "–", ":", "(", ")", "#", "@", "\u{1}", "a", "|", "👍",
    ]
    for _ in 0..<150 {
      let text = Self.text(&generator, of: pieces, count: 20)
      let longest = text.split { !$0.isASCIIDigit }.map(\.count).max() ?? 0
      let speech = normalizer.speech(for: text)
      let spoken = speech.split { !$0.isASCIIDigit }.map(\.count).max() ?? 0
      #expect(spoken <= max(longest, 2), "\(text) → \(speech)")
    }
  }

  @Test(arguments: [
    "1", "1,234,", "1.2.3.", "-", "(", "a.", "a@", "/1", "1:", "•", "aB", "#a.", "_a", "\u{200D}",
    "e\u{301}",
    "http://", "$1", "★", "+1 ", " 1", "'a", "(1)", "a-b.c-", "👩‍💻", "🏽", "\u{FE0F}", "½", "年1",
  ]) func `comes to an end with a text of one thing`(piece: String) {
    let text = String(repeating: piece, count: 400)
    for language in ["en", "vi", "ja"] {
      let speech = speech(text, in: language)
      #expect(speech.unicodeScalars.count <= text.unicodeScalars.count * 40)
    }
  }

  @Test(arguments: [
    "<speak><audio src='x'/></speak>", "[[h@'lou]]", "\u{1}50S", "&#1;", "]]>", "${HOME}",
    "$(reboot)", "%1 %2",
    "\\n", "\u{0}",
  ]) func `takes markup for text`(text: String) {
    let speech = speech(text)
    #expect(!speech.contains("\u{1}") && !speech.contains("\u{0}"))
    #expect(!speech.contains("<"))
  }

  @Test func `reads what it has made once more as it is`() throws {
    let normalizer = Normalizer(language: "en-US", settings: TextSettings())
    // Digits that are read one by one look like the numbers of a list.
    let whole = try rows(of: "en-US").filter { !$0.spoken.hasSpelledNumber }
    #expect(whole.count > 600)
    // Decimals of an amount stay figures; written without a currency they are read as figures are.
    let changed = whole.filter {
      normalizer.speech(for: $0.spoken) != $0.spoken
        && $0.spoken.firstMatch(of: #/[0-9]\.[0-9]/#) == nil
    }
    #expect(changed.map(\.spoken) == [])
  }
}

extension String {
  /// Whether digits stand one by one, or so many of them that they would be.
  fileprivate var hasSpelledNumber: Bool {
    let words = split(separator: " ")
    return words.contains { $0.count > 9 && $0.allSatisfy(\.isASCIIDigit) }
      || zip(words, words.dropFirst()).contains {
        $0.last?.isASCIIDigit == true && $1.first?.isASCIIDigit == true
      } || hasPrefix("plus 1,") || hasPrefix("Call plus 1,")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
