package import ScreenTree

/// The kinds of files with localized strings, by their extensions.
package enum StringFile: String, CaseIterable, CustomStringConvertible {
  /// A string catalog.
  case xcstrings
  /// The strings of one language.
  case strings
  /// The plurals of one language.
  case stringsdict

  /// The extension.
  package var description: String { rawValue }

  /// Reads a file, and fills arguments into each of its keys in two languages.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - file: the path, for findings.
  /// - Returns: what is wrong with the file and its keys, and the words.
  package func filled(_ bytes: [UInt8], file: String) -> (findings: [Finding], words: [String]) {
    var table = StringTable(file: file)
    table.add(bytes, of: self, file: file, language: "en")
    table.finish()
    var findings = table.findings
    var words: [String] = []
    for key in table.entries.keys.sorted() {
      // Polish has the categories few and many, which no English number reaches.
      for language in ["en", "pl"] {
        switch table.look(up: key, in: language) {
        case .found(let found, let language): words.append(found.filled(in: language))
        case .untranslated(let found, let language, let finding):
          findings.append(finding)
          if let found { words.append(found.filled(in: language)) }
        case .isKey, nil: words.append(key)
        }
      }
    }
    return (findings, words)
  }
}

extension LocalizedWords {
  fileprivate func filled(in language: String) -> String {
    filled(with: [.words("Ada"), .digits("2"), .digits("1.5")], in: language)
  }
}

extension StringTable {
  /// Adds the keys of a file; a catalog replaces all, because it has every language.
  mutating func add(_ bytes: [UInt8], of kind: StringFile, file: String, language: String) {
    switch kind {
    case .xcstrings: self = .catalog(bytes, file: file)
    case .strings: add(strings: bytes, file: file, language: language)
    case .stringsdict: add(stringsdict: bytes, file: file, language: language)
    }
  }
}
