import Testing

@testable import VoiceOverLanguages

struct CharacterKindTests {
  @Test(arguments: [
    (Character("a"), Token.Kind.word), ("e\u{301}", .word), ("\u{301}", .word), ("日", .word),
    ("五", .word), ("7", .digits), ("٣", .digits), ("５", .digits), ("½", .mark), ("Ⅻ", .mark),
    ("²", .mark), ("$", .mark), ("_", .mark), ("©", .mark), (" ", .space), ("\n", .space),
    ("\u{3000}", .space), ("\u{A0}", .space),
  ]) func `is part of a word, a digit, a mark or a space`(
    character: Character, kind: Token.Kind
  ) {
    #expect(character.kind == kind)
  }

  @Test(arguments: [
    (Character("👍"), true), ("👩‍💻", true), ("🏽", true), ("❤", true), ("☎", true), ("🇩🇪", true),
    // Digits, arrows and signs are emoji only with a selector.
    ("1", false), ("1️⃣", true), ("#", false), ("©", false), ("©\u{FE0F}", true), ("↔", false),
    ("↔\u{FE0F}", true), ("→", false), ("★", false), ("日", false),
  ]) func `is an emoji if it is written as a picture`(character: Character, isEmoji: Bool) {
    #expect(character.isEmoji == isEmoji)
  }

  @Test(arguments: [
    (Character("a"), "a"), ("e\u{301}", "e\u{301}"), ("\r\n", "\n"), ("\u{1}", " "),
    ("\u{85}", "\n"), ("\u{2028}", "\n"), ("\u{200B}", ""), ("\u{202E}", ""), ("\u{E000}", ""),
    ("\u{FEFF}", ""), ("❤\u{FE0F}", "❤"), ("👩‍💻", "👩💻"),
    // Full-width forms are those of ASCII, but not the punctuation of Chinese and Japanese.
    ("ａ", "a"), ("％", "%"), ("＃", "#"), ("～", "~"), ("，", "，"), ("？", "？"), ("！", "！"),
    ("。", "。"),
  ]) func `keeps what is seen`(character: Character, visible: String) {
    #expect(String(character.visible) == visible)
  }

  @Test(arguments: [
    (Character("3"), Character("3")), ("٣", "3"), ("५", "5"), ("９", "9"), ("x", "x"), ("½", "½"),
  ]) func `a figure of any script is one of ASCII`(character: Character, digit: Character) {
    #expect(character.asDigit == digit)
  }

  @Test(arguments: [
    (Character("~"), true), (" ", true), ("\t", false), ("\u{7F}", false), ("é", false),
    ("\r\n", false),
  ]) func `is plain if it is printable ASCII`(character: Character, isPlain: Bool) {
    #expect(character.isPlain == isPlain)
  }

  @Test(arguments: [
    (Character("e"), "ae", true), ("e\u{301}", "ae", false), ("é", "é", true), ("x", "", false),
    ("\r\n", "\r\n", false),
  ]) func `is one of some marks if it has one scalar`(
    character: Character, marks: String, isOne: Bool
  ) {
    #expect(character.isOne(of: marks) == isOne)
  }

  @Test func `knows apostrophes, fixed spaces and ideographs`() {
    #expect("'’‘`".map(\.isApostrophe) == [true, true, false, false])
    #expect(
      "\u{A0}\u{2007}\u{2009}\u{202F} \t".map(\.isFixedSpace) == [
        true, true, true, true, false, false,
      ])
    #expect("日々あアA".map(\.isIdeograph) == [true, false, false, false, false])
  }
}
