/// The names of emoji and symbols in one language, from Unicode's CLDR.
///
/// The tables are read on demand. Skin tones are composed: the hand, a colon, and the tone.
struct CharacterNames: Sendable {
  private let names: [String: String]

  /// The names in a language, or nil.
  static func `for`(_ language: String) -> CharacterNames? {
    Language.of(language)?.names?()
  }

  static let english = CharacterNames(en)
  static let german = CharacterNames(de)
  static let russian = CharacterNames(ru)
  static let vietnamese = CharacterNames(vi)
  static let french = CharacterNames(fr)
  static let spanish = CharacterNames(es)
  static let japanese = CharacterNames(ja)

  private init(_ names: String) {
    let keys = Self.parts(of: Self.keys)
    let values = Self.parts(of: names)
    var table: [String: String] = [:]
    table.reserveCapacity(3000)
    for (key, value) in zip(keys, values) where !key.isEmpty && !value.isEmpty {
      table[key] = value
    }
    self.names = table
  }

  /// Symbols without a name, and the emoji that show the same.
  private static let signs = ["✓": "✔", "✗": "❌", "✘": "❌", "✕": "❌"]

  /// The parts between the bars; by bytes, because a skin tone would join the bar before it.
  private static func parts(of table: String) -> [String] {
    table.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The name of a character, or nil.
  func name(of character: Character) -> String? {
    // Variation selectors change how a character looks, not what it is called.
    let scalars = character.unicodeScalars.filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" }
    let key = String(String.UnicodeScalarView(scalars))
    if let name = names[Self.signs[key] ?? key] { return name }
    // The table has no names with tones of skin: they are made of two, as in CLDR.
    let tones = scalars.filter(\.properties.isEmojiModifier)
    guard !tones.isEmpty, tones.count <= 2 else { return nil }
    let bare = scalars.filter { !$0.properties.isEmojiModifier }
    guard let name = names[String(String.UnicodeScalarView(bare))] else { return nil }
    let toneNames = tones.compactMap { names[String($0)] }
    return "\(name): \(toneNames.joined(separator: ", "))"
  }
}
