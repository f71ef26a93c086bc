import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

struct TextRuleTests {
  private func line(
    _ event: Event, _ words: Vocabulary = .english, _ changes: [String: String] = [:]
  ) throws -> String {
    var settings = SpeechSettings()
    for (key, value) in changes { try settings.set(key, to: value) }
    return event.phrased(after: .none, words: words, settings: settings)
      .description(in: .voiceover)
  }

  private static let note = element("Note", value: "I sa", .textEntry)
  private static let secret = element("PIN", value: "•", .textEntry, .secureTextField)

  @Test(arguments: [
    // A word may have begun in the text that was there.
    ("w it", "w, space, saw, i, t"), (" ", "space, sa"),
    ("'s ", "apostrophe, s, space, sa's"), ("’s ", "right apostrophe, s, space, sa’s"),
    ("1.", "1, period, sa1"), ("..", "period, sa, period"), ("-", "hyphen, sa"), ("", ""),
  ]) func `speaks typed text by characters, and each word at its end`(
    text: String, spoken: String
  ) throws {
    #expect(try line(.readText(text, nil, Self.note)) == spoken)
  }

  @Test func `words of a placeholder begin no word`() throws {
    let place = Origin(
      file: nowhere.file, position: nowhere.position, node: nowhere.node, property: .placeholder)
    var field = element("Note", .textEntry)
    field.value = [Sourced("Your na", from: place, by: .stated)]
    #expect(try line(.readText("me ", nil, field)) == "m, e, space, me")
  }

  @Test(arguments: [
    (Event.readText("Al b", nil, secret), "bullet, bullet, bullet, bullet"),
    (.deleted("A1", secret), "bullet, bullet"),
  ]) func `of a secret only the length is heard`(event: Event, spoken: String) throws {
    #expect(try line(event) == spoken)
  }

  @Test(arguments: [
    (Event.readText("Ä\t\né²", .character, note), "Cap Ä, tab, space, é, squared"),
    (.readText("Al b - c", .word, note), "Al b - c"), (.readText("A. B", .line, note), "A. B"),
    (.deleted("Ab ", note), "Cap A, b, space"),
  ]) func `names characters, and reads words and lines as they are`(
    event: Event, spoken: String
  ) throws {
    #expect(try line(event) == spoken)
  }

  @Test(arguments: [
    ("deletingText", "speak,sound", "♪ deletion, Cap A, b"), ("deletingText", "nothing", ""),
    ("deletingText", "sound,pitch", "♪ deletion, [pitch +20%] Cap A, [pitch +20%] b"),
    ("capitalLetters", "nothing", "A, b"), ("capitalLetters", "pitch", "[pitch +50%] A, b"),
  ]) func `reports deleted text in the channels of its setting`(
    key: String, value: String, spoken: String
  ) throws {
    #expect(try line(.deleted("Ab", Self.note), .english, [key: value]) == spoken)
  }

  @Test(arguments: [("pitch", 20), ("speak", 0), ("sound,pitch", 20)])
  func `raises deleted text, and marks it where that is a setting's doing`(
    channels: String, percent: Int
  ) throws {
    var settings = SpeechSettings()
    try settings.set("deletingText", to: channels)
    let letter = try #require(
      Event.deleted("b", Self.note)
        .phrased(after: .none, words: .english, settings: settings)
        .segments.last)
    #expect(letter.text == "b" && letter.pitchChange == percent)
    #expect(letter.pitchMark == (channels == "sound,pitch" ? "[pitch +20%] " : ""))
  }

  @Test(arguments: [
    ("off", "Cap A, b, hyphen"), ("characterAndPhonetics", "Cap A, Alpha, b, Bravo, hyphen"),
    ("phoneticsOnly", "Alpha, Bravo, hyphen"),
  ]) func `adds the phonetic alphabet to letters, and to nothing else`(
    value: String, spoken: String
  ) throws {
    let event = Event.readText("Ab-", .character, Self.note)
    #expect(try line(event, .english, ["phoneticFeedback": value]) == spoken)
  }

  @Test(arguments: [
    ("characters", "w, space, i"), ("words", "saw"), ("charactersAndWords", "w, space, saw, i"),
    ("nothing", ""),
  ]) func `speaks typed text as its setting says`(value: String, spoken: String) throws {
    let event = Event.readText("w i", nil, Self.note)
    #expect(try line(event, .english, ["typingFeedback": value]) == spoken)
  }

  @Test func `names characters in the language of the element`() throws {
    var note = element("Notiz")
    note.language = "de"
    #expect(
      try line(.readText("A b", .character, note)) == "Großbuchstabe A, Leerzeichen, b")
  }

  @Test(arguments: [
    (Character("-"), "hyphen"), ("\t", "tab"), ("\u{A0}", "space"), ("Z", "Cap Z"), ("ß", "ß"),
    ("8", "8"),
  ]) func `has a name for a character that is read alone`(character: Character, name: String) {
    #expect(Vocabulary.english.name(of: character) == name)
  }
}
