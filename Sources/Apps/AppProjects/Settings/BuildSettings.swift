import SpokenSyntax

/// Build settings in levels, of which a nearer one decides: target, project, usual values.
struct BuildSettings: Sendable {
  private let levels: [SettingLevel]

  /// The levels, the nearest first.
  init(_ levels: [SettingLevel]) { self.levels = levels }

  /// The value of a setting with the values of others in it; nil when it is not set.
  func value(_ name: String) -> String? {
    var expansion = SettingExpansion(levels)
    return expansion.value(name, from: 0)
  }

  /// The words of a setting; empty when it is not set.
  func words(_ name: String) -> [String] {
    (value(name) ?? "").settingWords
  }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { value(name)?.uppercased() == "YES" }

  /// A text with the values of settings in it.
  func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(levels)
    return expansion.expanded(text)
  }
}

extension String {
  /// The words of a list, without the quotation marks around a word with blanks.
  var settingWords: [String] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var mark: UInt8?
    for byte in utf8 {
      if let open = mark {
        if byte == open { mark = nil } else { word = (word ?? []) + [byte] }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        (mark, word) = (byte, word ?? [])
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let whole = word { words.append(whole) }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }
}
