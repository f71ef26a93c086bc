import ScreenTree

/// The localized strings of one file, or of one table's files in the languages of a bundle.
struct StringTable: Sendable {
  /// A key with its words in each language.
  struct Entry: Sendable {
    var words: [String: LocalizedWords] = [:]
    /// The path of the file with the key, if the table has several; nil for that of the table.
    var file: String?
    /// Where the key stands in the file.
    var position = Position.unknown
    /// Whether it has no translations on purpose.
    var isSameEverywhere = false
  }

  /// The result of looking a key up.
  enum Result {
    /// The words, and the language that they are in.
    case found(LocalizedWords, language: String)
    /// The key has no words in the language; the finding says so.
    case untranslated(LocalizedWords?, language: String, Finding)
    /// The words are the key itself.
    case isKey
  }

  /// The path of the file.
  let file: String
  /// The language of the keys.
  var sourceLanguage: String
  var entries: [String: Entry] = [:]
  /// What is wrong with the file.
  var findings: [Finding] = []

  /// The languages that any key has, in the order of their tags.
  private(set) var languages: [String] = []

  /// The most bytes of a file.
  static let mostBytes = 32 << 20
  static let tooLarge = "the file has more than 32 MB. Divide it into several tables."
  static let unknownEncoding = "the file is neither UTF-8 nor UTF-16. Save it as UTF-8."

  /// A table without keys.
  init(file: String, sourceLanguage: String = "en") {
    self.file = file
    self.sourceLanguage = sourceLanguage
  }

  /// Collects the languages, once all keys are there.
  mutating func finish() {
    var all = Set(entries.values.flatMap(\.words.keys))
    all.insert(sourceLanguage)
    languages = all.sorted()
  }

  /// Looks up a key in a language; nil if the table does not have it.
  func look(up key: String, in wanted: String) -> Result? {
    guard let entry = entries[key] else { return nil }
    guard !entry.isSameEverywhere else { return .isKey }
    // Sorted, because of two equally good regions a dictionary would give another one in each run.
    if let language = LanguageMatch.best(for: wanted, among: entry.words.keys.sorted()),
      let words = entry.words[language]
    {
      return .found(words, language: language)
    }
    // In the language of the keys a missing translation is normal: the key is the text.
    guard !LanguageMatch.isSame(wanted, sourceLanguage) else { return .isKey }
    return .untranslated(
      entry.words[sourceLanguage], language: sourceLanguage,
      missing(entry, key: key, language: wanted))
  }

  private func missing(_ entry: Entry, key: String, language: String) -> Finding {
    guard let known = LanguageMatch.best(for: language, among: languages) else {
      let all = languages.joined(separator: ", ").shown(in: 200)
      return Finding(
        .warning, file: file, position: .unknown,
        message: "this file has no words in \(language.shown(in: 80)), so that those of "
          + "\(sourceLanguage.shown(in: 80)) are heard. "
          + "It has \(all): add the language, or pass one of these as `language:`.")
    }
    return Finding(
      .warning, file: entry.file ?? file, position: entry.position,
      message: "\"\(key.shown(in: 80))\" has no words in \(known.shown(in: 80)), so that those of "
        + "\(sourceLanguage.shown(in: 80)) are heard. Translate it, or set shouldTranslate to false."
    )
  }
}

/// Which of some languages is the best one for a listener.
enum LanguageMatch {
  /// The language with the same tag, otherwise without the region, otherwise of another region.
  static func best(for wanted: String, among languages: [String]) -> String? {
    let wanted = tag(wanted)
    // These regions write traditional characters, which a tag without a script does not say.
    let script = ["zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant"][wanted]
    let base = base(wanted)
    // `sr-latn-rs`, `sr-latn`, `sr`: each is tried before what is shorter.
    let parts = wanted.split(separator: "-")
    var tags = (1...max(parts.count, 1)).reversed().map { parts.prefix($0).joined(separator: "-") }
    tags.insert(base == "zh" ? script ?? "zh-hans" : base, at: max(tags.count - 1, 0))
    return tags.lazy.compactMap { tag in languages.first { Self.tag($0) == tag } }.first
      ?? languages.first { Self.base(tag($0)) == base }
  }

  /// Whether two tags name one language, of whichever region.
  static func isSame(_ one: String, _ other: String) -> Bool {
    base(tag(one)) == base(tag(other))
  }

  private static func tag(_ language: String) -> String {
    language.replacing("_", with: "-").lowercased()
  }

  private static func base(_ tag: String) -> String { String(tag.prefix { $0 != "-" }) }
}
