import SpokenSyntax

/// Keys that are pressed together: modifiers in any order, and the others in theirs.
package struct DriverChord: Hashable, Sendable {
  /// Control, Option, Shift and Command.
  package var modifiers: Set<DriverKey.Name> = []
  /// The other keys; letters are small.
  package var keys: [DriverKey] = []
  /// What is typed by them when they are no command; nil for keys without characters.
  package var typed: String?

  private static let modifiers: Set<DriverKey.Name> = [.control, .option, .shift, .command]
  /// What Control and Option are together.
  private static let voiceOver: Set<DriverKey.Name> = [.control, .option]

  /// The chord of the keys of a command.
  ///
  /// - Throws: `DriverError` for a text that is no key.
  package init(pressing texts: [String]) throws(DriverError) {
    var characters = ""
    for text in texts {
      guard let key = DriverKey(text) else {
        let shown = text.unicodeScalars.prefix(4).map { "\\u\(String($0.value, radix: 16))" }
        throw .invalidArgument(
          "'\(shown.joined())' is no key; each key is one character or a code point of WebDriver")
      }
      add(key)
      if case .character(let character) = key { characters.append(character) }
    }
    guard modifiers.isSubset(of: [.shift]), characters.count == keys.count, !keys.isEmpty else {
      return
    }
    typed = modifiers.isEmpty ? characters : characters.uppercased()
  }

  /// A chord as the table writes it: `VO+Shift+Down`, `Left+Right`, `Command+F5`.
  init(_ written: String) {
    for word in written.split(atByte: "+") {
      switch word {
      case "VO": modifiers.formUnion(Self.voiceOver)
      default: add(Self.key(String(word)))
      }
    }
  }

  private mutating func add(_ key: DriverKey) {
    switch key {
    case .named(let name) where Self.modifiers.contains(name): modifiers.insert(name)
    // WebDriver releases all keys with it, and nothing is held here.
    case .named(.null): break
    case .named(.enter): keys.append(.named(.return))
    case .named: keys.append(key)
    case .character(let character):
      keys.append(.character(character.lowercased().first ?? character))
    }
  }

  private static func key(_ word: String) -> DriverKey {
    let name = DriverKey.Name.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
    return name.map { .named($0) } ?? .character(word.lowercased().first ?? "?")
  }

  /// The same keys in any order, for those that are pressed at once.
  var inAnyOrder: Set<DriverKey> { Set(keys) }

  /// The chord as the table writes it.
  package var written: String {
    var words: [String] = []
    var rest = modifiers
    if Self.voiceOver.isSubset(of: modifiers) {
      words.append("VO")
      rest.subtract(Self.voiceOver)
    }
    for name in [DriverKey.Name.control, .option, .shift, .command] where rest.contains(name) {
      words.append(name.shown)
    }
    return (words + keys.map(\.shown)).joined(separator: "+")
  }
}

extension DriverKey {
  /// The key as the table writes it.
  fileprivate var shown: String {
    switch self {
    case .named(let name): name.shown
    case .character(let character): character.uppercased()
    }
  }
}

extension DriverKey.Name {
  fileprivate var shown: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
