import SpokenSyntax

/// What the lines of a Swift file show without a compiler: what it imports, and whether it is where
/// the program begins.
package struct SourceFacts: Hashable {
  /// The modules that it imports.
  package private(set) var imports: Set<String> = []
  /// Whether it has `@main`.
  package private(set) var hasMain = false

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]

  /// The facts of the text of a file.
  ///
  /// A line of a comment or a text of several lines that looks like code counts as code.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: 0x0A) {
      // Most lines have neither word, which their bytes show at once.
      let signs = line.prefix(400)
      guard signs.firstRange(of: Self.word) != nil || signs.contains(UInt8(ascii: "@")) else {
        continue
      }
      read(String(decoding: signs, as: UTF8.self))
    }
  }

  private static let word = Array("import ".utf8)

  private mutating func read(_ line: String) {
    let parts = line.utf8.split { byte in
      byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: ";")
    }
    var words = parts.map { line[$0.startIndex..<$0.endIndex] }[...]
    while let word = words.first, word.starts(withBytes: "@") || Self.modifiers.contains(word) {
      if word == "@main" { hasMain = true }
      words.removeFirst()
    }
    guard words.first == "import", let second = words.dropFirst().first else { return }
    let module = Self.kinds.contains(second) ? words.dropFirst(2).first : second
    if let name = module?.split(atByte: ".").first { imports.insert(String(name)) }
  }
}
