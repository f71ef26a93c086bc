import VoiceOverElements
import VoiceOverLanguages

extension SpeechSettings {
  /// The names of all settings.
  package static let keys = table.map(\.name)

  /// Changes a setting by its name.
  ///
  /// - Parameters:
  ///   - key: one of `keys`.
  ///   - text: the value as a file or the command line writes it.
  /// - Throws: `SettingError` for an unknown setting or a wrong value.
  package mutating func set(_ key: String, to text: String) throws(SettingError) {
    guard let entry = Self.table.first(where: { $0.name == key }) else {
      throw SettingError(key: key, value: text, allowed: nil)
    }
    guard entry.read(&self, text) else {
      throw SettingError(key: key, value: text, allowed: entry.kind.description)
    }
  }

  /// The value of a setting as a file writes it; nil for a name that none has.
  package func text(of key: String) -> String? {
    Self.table.first { $0.name == key }?.text(self)
  }

  /// The settings that differ from the default, as a transcript's header writes them.
  package var changes: [String] {
    Self.table.compactMap { entry in
      let text = entry.text(self)
      return text == entry.text(SpeechSettings()) ? nil : "\(entry.name)=\(text)"
    }
  }

  /// The names of the settings of the Mac alone that differ from the default.
  package var changesOfMac: [String] {
    Self.mac.filter { $0.text(self) != $0.text(SpeechSettings()) }.map(\.name)
  }

  /// Every setting with its default, its allowed values, and its meaning, in the order of a list.
  package static var descriptions: [(key: String, value: String, allowed: String, meaning: String)]
  {
    table.map { ($0.name, $0.text(SpeechSettings()), $0.kind.description, $0.meaning) }
  }

  /// What a setting can be, by its name.
  package static var kinds: [(key: String, kind: SettingKind, meaning: String)] {
    table.map { ($0.name, $0.kind, $0.meaning) }
  }

  /// The names of the settings that only the Mac has.
  package static let macKeys = Set(mac.map(\.name))

  private static let table = words + cues + elements + letters + sound + model + mac

  private static let words: [SettingKey] = [
    .punctuation("punctuation", \.text.punctuation, "which punctuation is spoken"),
    .choice("numbers", \.text.numbers, "whether numbers are read as words or digit by digit"),
    .emoji("emoji", \.text.speaksEmoji, "whether emoji are spoken"),
    .flag("emojiSuffix", \.text.emojiSuffix, "whether the word \"emoji\" follows each"),
    .pronunciations("pronunciations", \.text.pronunciations, "phrases that are spoken differently"),
  ]

  private static let cues: [SettingKey] = [
    .flag("speakHints", \.speakHints, "whether hints are spoken"),
    .feedback("actions", \.actions, "how \"Actions available\" is announced"),
    .flag("firstItemOnly", \.firstItemOnly, "in a list only the first item announces its actions"),
    .feedback("moreContent", \.moreContent, "how \"More content available\" is announced"),
    .flag(
      "rotorConfirmation", \.rotorConfirmation, "whether a performed action is announced"),
    .feedback("quickNav", \.quickNav, "how Quick Nav is announced"),
  ]

  private static let elements: [SettingKey] = [
    .feedback("links", \.links, "how links are announced"),
    .feedback(
      "containerDescriptions", \.containerDescriptions,
      "how containers are spoken, and where they start and end"),
    .flag("tableHeaders", \.tableHeaders, "whether the headers of a cell are spoken"),
    .flag(
      "rowAndColumnNumbers", \.rowAndColumnNumbers,
      "whether the row and column of a cell are spoken"),
    .choice("traits", \.traits, "where words such as \"Button\" are spoken"),
    .feedback("traitFeedback", \.traitFeedback, "how words such as \"Button\" are announced"),
  ]

  private static let letters: [SettingKey] = [
    .choice("capitalLetters", \.capitalLetters, "how capitals are announced, letter by letter"),
    .feedback(
      "deletingText", \.deletingText, "how deleted text is announced",
      among: [.speak, .sound, .pitch, .nothing]),
    .choice("typingFeedback", \.typingFeedback, "how typed text is spoken"),
    .choice(
      "phoneticFeedback", \.phoneticFeedback,
      "whether single letters have words in the phonetic alphabet"),
  ]

  private static let sound: [SettingKey] = [
    .flag("sounds", \.sounds, "whether VoiceOver's sounds are heard"),
    .flag("stereo", \.stereo, "whether elements are heard from their place on the screen"),
    .number(
      "pitchChange", \.pitchChange, 1...100,
      "how far pitches change: by VoiceOver's amounts at 20, scaled by other values"),
    .duration("hintDelay", \.hintDelay, "the silence before a hint"),
    .optionalTime(
      "partGap", \.partGap,
      "the silence between the parts of a stop at the natural rate; less when speech is faster"),
    .duration(
      "screenChangeDelay", \.screenChangeDelay,
      "how long a pressed control is heard before the dialog that it opened"),
    .duration("pauseBetweenStops", \.pauseBetweenStops, "the silence between stops"),
    .frequencies(
      "audioGraphPitch", \.audioGraph.pitch,
      "the pitch of the least and the greatest value of a chart"),
    .optionalDuration("audioGraphDuration", \.audioGraph.duration, "how long an audio graph is"),
    .flag("audioGraphTicks", \.audioGraph.ticks, "whether grid lines of a chart tick"),
  ]

  private static let model: [SettingKey] = [
    .choice("compatibility", \.resolver.compatibility, "whose model of VoiceOver is followed"),
    .choice(
      "combineImages", \.resolver.combineImages, "which images add words to a combined element"),
    .number("systemVersion", \.resolver.systemVersion, 13...99, "the version of iOS"),
    .device(
      "device", \.resolver.device,
      "what screens without frames are laid out on; screen for what each names itself"),
    .choice("textSize", \.resolver.textSize, "the size of texts that screens are laid out with"),
  ]

  private static let mac: [SettingKey] = [
    .choice("verbosity", \.mac.verbosity, "how much is said of each element on the Mac"),
    .parts("partOrder", \.mac.partOrder, "which parts of an element are said on the Mac, in order"),
    .flag(
      "grouping", \.mac.grouping,
      "whether the cursor stops at a group and goes on behind it on the Mac"),
  ]
}
