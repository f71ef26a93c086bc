import Testing
import VoiceOverSpeech

struct SettingKeyTests {
  @Test(arguments: [
    ("punctuation", "all", "punctuation=all"),
    (
      "punctuation", ##"{"basedOn":"none","#":"hash","*":"remove","/":"ignore"}"##,
      ##"punctuation={"#":"hash","*":"remove","/":"ignore","basedOn":"none"}"##
    ),
    ("numbers", "digits", "numbers=digits"), ("emoji", "braille", "emoji=nothing"),
    (
      "pronunciations",
      #"[{"phrase":"GIF","substitution":"jif","ignoreCase":false,"language":"en"}]"#,
      #"pronunciations=[{"ignoreCase":"false","language":"en","phrase":"GIF","substitution":"jif"}]"#
    ),
    ("deletingText", "sound", "deletingText=sound"), ("quickNav", "pitch", "quickNav=speak,pitch"),
    ("typingFeedback", "words", "typingFeedback=words"), ("stereo", "true", "stereo=true"),
  ]) func `reads a value and writes it the same again`(key: String, value: String, line: String)
    throws
  {
    var settings = SpeechSettings()
    try settings.set(key, to: value)
    #expect(settings.changes == [line])
    var again = SpeechSettings()
    let equals = try #require(line.firstIndex(of: "="))
    try again.set(key, to: String(line[line.index(after: equals)...]))
    #expect(again == settings)
  }

  @Test(arguments: [
    ("punctuation", "most"), ("punctuation", "{"), ("punctuation", #"{"basedOn":"most"}"#),
    ("punctuation", #"{"ab":"hash"}"#), ("pronunciations", "[]]"),
    ("pronunciations", #"[{"phrase":"a"}]"#),
    ("pronunciations", #"[{"phrase":" ","substitution":"b"}]"#),
    ("pronunciations", #"[{"phrase":"a","substitution":"b","case":"no"}]"#),
    ("emoji", "sound"), ("deletingText", "braille"), ("numbers", "roman"),
  ]) func `refuses anything else`(key: String, value: String) {
    var settings = SpeechSettings()
    #expect(throws: SettingError.self) { try settings.set(key, to: value) }
  }
}
