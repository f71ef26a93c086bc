import SpokenPage
import SpokenScreen

extension SpeechSettings {
  /// The settings that a page of the preview offers: those that change what most screens say.
  private static let offeredKeys = [
    "speakHints", "actions", "containerDescriptions", "traits", "tableHeaders",
    "rowAndColumnNumbers", "punctuation", "numbers", "sounds",
  ]

  /// The values of the settings that a page offers, as a file writes them.
  var offeredValues: [String: String] {
    Self.offeredKeys.reduce(into: [:]) { $0[$1] = text(of: $1) }
  }

  /// The settings that a page offers, with their values and what they can be.
  var offered: [PreviewPanel.Setting] {
    Self.offeredKeys.compactMap { key in
      guard let entry = Self.kinds.first(where: { $0.key == key }), let value = text(of: key)
      else { return nil }
      let choices = entry.kind.choices
      return PreviewPanel.Setting(
        key, meaning: entry.meaning, value: value,
        choices: choices.isEmpty || choices.contains(value) ? choices : choices + [value])
    }
  }
}

extension SettingKind {
  /// The values that a list of a page has; none for yes and no.
  fileprivate var choices: [String] {
    switch self {
    case .choice(let words): words
    case .list(let words): words + ["nothing"]
    case .flag, .number, .time, .parts: []
    }
  }
}
