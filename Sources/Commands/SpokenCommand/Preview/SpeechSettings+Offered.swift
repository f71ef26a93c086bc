import SpokenPage
import SpokenScreen

extension SpeechSettings {
  /// The values of all settings, as a file writes them.
  var offeredValues: [String: String] {
    Self.kinds.reduce(into: [:]) { $0[$1.key] = text(of: $1.key) }
  }

  /// All settings with their values, and how a page changes each.
  var offered: [PreviewPanel.Setting] {
    Self.kinds.compactMap { key, kind, meaning in
      text(of: key).map { value in
        PreviewPanel.Setting(
          key, meaning: meaning, value: value, control: kind.control,
          isOfMac: Self.macKeys.contains(key))
      }
    }
  }
}

extension SettingKind {
  /// How a page changes a value of the kind.
  fileprivate var control: PreviewPanel.Setting.Control {
    switch self {
    case .flag: .flag
    case .choice(let words): .choice(words)
    case .list(let words): .several(words)
    case .number(let range): .number(range)
    case .time: .text([], description)
    case .parts(let words, _): .text(words, description)
    }
  }
}
