extension String {
  /// The text with the escapes of YAML that JSON does not have written as JSON has them.
  ///
  /// Playwright writes control characters as `\x07`, and YAML libraries write emoji as `\U0001F600`.
  var withEscapesOfJSON: String {
    guard contains("\\") else { return self }
    var text = ""
    var rest = self[...]
    while let slash = rest.firstIndex(of: "\\") {
      text += rest[..<slash]
      rest = rest[slash...].dropFirst()
      guard let letter = rest.popFirst() else { break }
      let scalar = Self.digits[letter].flatMap { Self.scalar(&rest, digits: $0) }
      text += scalar ?? Self.named[letter] ?? "\\\(letter)"
    }
    return text + rest
  }

  /// Escapes of one letter.
  private static let named: [Character: String] = [
    "0": "\\u0000", "a": "\\u0007", "v": "\\u000b", "e": "\\u001b", " ": " ", "_": "\u{A0}",
    "N": "\u{85}", "L": "\u{2028}", "P": "\u{2029}", "'": "'",
  ]

  /// How many hexadecimal digits follow a letter.
  private static let digits: [Character: Int] = ["x": 2, "U": 8]

  /// The character of some hexadecimal digits, which are removed; nil when there are fewer.
  private static func scalar(_ rest: inout Substring, digits: Int) -> String? {
    let number = rest.prefix(digits)
    guard number.count == digits, number.first != "+", let code = UInt32(number, radix: 16),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    rest = rest.dropFirst(digits)
    // Characters that need escapes in JSON stay escaped.
    let isPlain = code >= 0x20 && scalar != "\"" && scalar != "\\"
    let hexadecimal = String(code, radix: 16)
    return isPlain ? String(scalar) : "\\u" + String(("000" + hexadecimal).suffix(4))
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// A regular expression in words: digits become "number", escapes their characters.
  var withoutPatterns: String {
    var text = ""
    var isEscape = false
    var isAfterNumber = false
    var characters: String?
    for character in self {
      if let inside = characters {
        // A character class: one with digits is a number, any other is a symbol.
        guard character == "]" else {
          characters = inside + String(character)
          continue
        }
        if inside.contains("\\d") { text += "number" }
        characters = nil
        isAfterNumber = true
      } else if character == "[", !isEscape {
        characters = ""
      } else if isEscape {
        isEscape = false
        text += ["d": "number", "s": " ", "w": "word", "S": "word"][character] ?? String(character)
        isAfterNumber = "dsw".contains(character)
      } else if character == "\\" {
        isEscape = true
      } else if !(isAfterNumber && "+*?".contains(character)) {
        text.append(character)
        isAfterNumber = false
      }
    }
    return text
  }
}
