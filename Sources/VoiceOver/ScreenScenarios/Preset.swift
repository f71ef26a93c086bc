package import ScreenTree

/// A named set of settings.
package struct Preset: Hashable, Sendable {
  /// The name.
  package var name: String
  /// Its purpose.
  package var meaning: String
  /// The settings that it changes, key and value.
  package var settings: [Walkthrough.Setting]

  private init(_ name: String, _ meaning: String, _ settings: KeyValuePairs<String, String>) {
    self.name = name
    self.meaning = meaning
    self.settings = settings.map { Walkthrough.Setting(key: $0.key, value: $0.value) }
  }

  /// Every preset.
  package static let all = [
    Preset("default", "what VoiceOver starts with", [:]),
    Preset(
      "verbose", "everything in words and with changed pitch",
      [
        "actions": "speak,sound", "moreContent": "speak,sound", "links": "speak,pitch",
        "containerDescriptions": "speak,pitch", "quickNav": "speak,sound",
        "phoneticFeedback": "characterAndPhonetics", "emojiSuffix": "true",
      ]),
    Preset(
      "terse", "names and values, no hints, cues or containers",
      [
        "speakHints": "false", "actions": "nothing", "moreContent": "nothing",
        "containerDescriptions": "nothing", "rowAndColumnNumbers": "false",
        "rotorConfirmation": "false", "quickNav": "nothing", "typingFeedback": "words",
      ]),
    Preset(
      "sounds", "sounds instead of roles, cues, containers and links",
      [
        "speakHints": "false", "actions": "sound", "moreContent": "sound", "links": "sound",
        "containerDescriptions": "sound", "capitalLetters": "sound", "traitFeedback": "sound",
        "deletingText": "speak,sound",
      ]),
  ]
}
