import Testing
import VoiceOverSpeech

struct SpeechSettingsKeysTests {
  @Test func `has names that are said once, in the order of the list`() {
    #expect(
      SpeechSettings.keys == [
        "punctuation", "numbers", "emoji", "emojiSuffix", "pronunciations", "speakHints", "actions",
        "firstItemOnly", "moreContent", "rotorConfirmation", "quickNav", "links",
        "containerDescriptions", "tableHeaders", "rowAndColumnNumbers", "traits", "traitFeedback",
        "capitalLetters", "deletingText", "typingFeedback", "phoneticFeedback", "sounds", "stereo",
        "pitchChange", "hintDelay", "partGap", "screenChangeDelay", "pauseBetweenStops",
        "audioGraphPitch", "audioGraphDuration", "audioGraphTicks", "compatibility",
        "combineImages",
        "systemVersion", "device", "textSize", "verbosity", "partOrder", "grouping",
      ])
    #expect(SpeechSettings.descriptions.map(\.key) == SpeechSettings.keys)
  }

  @Test(arguments: SpeechSettings.keys) func `has a default that can be set, and changes nothing`(
    key: String
  ) throws {
    let entry = try #require(SpeechSettings.descriptions.first { $0.key == key })
    var settings = SpeechSettings()
    try settings.set(key, to: entry.value)
    #expect(settings == SpeechSettings() && settings.changes == [])
    #expect(!entry.allowed.isEmpty && !entry.meaning.isEmpty)
  }

  @Test(arguments: SpeechSettings.keys) func `refuses nonsense with what is allowed`(
    key: String
  ) throws {
    let entry = try #require(SpeechSettings.descriptions.first { $0.key == key })
    var settings = SpeechSettings()
    let fault = #expect(throws: SettingError.self) { try settings.set(key, to: "nonsense") }
    #expect(
      fault?.description
        == "the setting \(key) cannot be 'nonsense'; it can be \(entry.allowed)")
    #expect(settings == SpeechSettings())
  }

  @Test func `reports what differs, whatever was set before`() throws {
    var settings = SpeechSettings()
    for (key, value) in [
      ("systemVersion", "17"), ("emoji", "nothing"), ("speakHints", "false"), ("emoji", "speak"),
    ] {
      try settings.set(key, to: value)
    }
    #expect(settings.changes == ["speakHints=false", "systemVersion=17"])
  }
}
