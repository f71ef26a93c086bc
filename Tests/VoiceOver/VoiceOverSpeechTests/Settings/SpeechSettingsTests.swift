import Testing
import VoiceOverSpeech

struct SpeechSettingsTests {
  @Test(arguments: [
    ("speakHints", "false", ["speakHints=false"]),
    ("actions", "nothing", ["actions=nothing"]),
    ("moreContent", "nothing", ["moreContent=nothing"]),
    ("moreContent", "speak", []), ("moreContent", "sound, speak", ["moreContent=speak,sound"]),
    ("links", "pitch", ["links=speak,pitch"]), ("actions", "braille", ["actions=braille"]),
    ("capitalLetters", "pitch", ["capitalLetters=pitch"]),
    ("pitchChange", "50", ["pitchChange=50"]),
    ("containerDescriptions", "nothing", ["containerDescriptions=nothing"]),
    ("hintDelay", "0.5s", ["hintDelay=0.5s"]),
    ("pauseBetweenStops", "300ms", ["pauseBetweenStops=0.3s"]),
    ("hintDelay", "1060ms", []), ("hintDelay", "1.1s", ["hintDelay=1.1s"]),
    ("partGap", "auto", []), ("partGap", "0.26s", ["partGap=0.26s"]),
    ("partGap", "100ms", ["partGap=0.1s"]),
    ("containerDescriptions", "pitch", []),
    ("containerDescriptions", "speak", ["containerDescriptions=speak"]),
    ("systemVersion", "27", []), ("systemVersion", "26", ["systemVersion=26"]),
  ]) func `changes a setting by its name`(key: String, value: String, changes: [String]) throws {
    var settings = SpeechSettings()
    try settings.set(key, to: value)
    #expect(settings.changes == changes)
  }

  @Test(arguments: [
    ("speakHints", "no", "the setting speakHints cannot be 'no'; it can be true, false"),
    (
      "actions", "loud",
      "the setting actions cannot be 'loud'; it can be a list of speak, sound, pitch, braille; or nothing"
    ),
    (
      "links", "nothing,speak",
      "the setting links cannot be 'nothing,speak'; it can be a list of speak, sound, pitch, braille; or nothing"
    ),
    (
      "links", "",
      "the setting links cannot be ''; it can be a list of speak, sound, pitch, braille; or nothing"
    ),
    (
      "hintDelay", "61s",
      "the setting hintDelay cannot be '61s'; it can be a time of at most 60s, such as 1.1s or 300ms"
    ),
    (
      "hintDelay", "nans",
      "the setting hintDelay cannot be 'nans'; it can be a time of at most 60s, such as 1.1s or 300ms"
    ),
    (
      "hintDelay", "-1s",
      "the setting hintDelay cannot be '-1s'; it can be a time of at most 60s, such as 1.1s or 300ms"
    ),
    (
      "speakHints", "treu",
      "the setting speakHints cannot be 'treu'; it can be true, false. Did you mean 'true'?"
    ),
    ("moreConten", "sound", "there is no setting 'moreConten'. Did you mean 'moreContent'?"),
    ("rate", "2", "'rate' is no setting; the rate is the option `--rate` of commands that speak"),
    (
      "voice", "de",
      "'voice' is no setting; the voice is the option `--voice` of commands that speak"
    ),
    (
      "language", "de",
      "'language' is no setting; the language is the key `language` of the screen, and the option `--language`"
    ),
    ("hints", "true", "there is no setting 'hints'. Did you mean 'speakHints'?"),
    (
      "volume", "5",
      "there is no setting 'volume'; there are \(SpeechSettings.keys.joined(separator: ", "))"
    ),
  ]) func `refuses what cannot be set, with what can`(key: String, value: String, message: String) {
    var settings = SpeechSettings()
    let fault = #expect(throws: SettingError.self) { try settings.set(key, to: value) }
    #expect(fault?.description == message)
    #expect(settings == SpeechSettings())
  }
}
