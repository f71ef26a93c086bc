/// What people call the languages whose words are known, for those who write a name instead of a tag.
package enum LanguageNames {
  /// The tag of the language with a name, in English or its own; nil for any other word.
  ///
  /// The code of a country is taken for a language too, where it is often written for one: `jp`.
  package static func tag(of name: String) -> String? { tags[name.lowercased()] }

  private static let tags: [String: String] = {
    let pairs = names.flatMap { tag, names in names.map { ($0.lowercased(), tag) } }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static let names: [String: [String]] = [
    "en": ["English"], "de": ["German", "Deutsch", "ger", "deu"],
    "ru": ["Russian", "Русский", "rus"], "vi": ["Vietnamese", "Tiếng Việt", "vn", "vie"],
    "fr": ["French", "Français", "Francais", "fra"],
    "es": ["Spanish", "Español", "Espanol", "spa"], "ja": ["Japanese", "日本語", "jp", "jpn"],
    "zh-Hans": ["Chinese", "中文", "简体中文", "Mandarin", "cn"],
    "zh-Hant": ["繁體中文"],
  ]
}
