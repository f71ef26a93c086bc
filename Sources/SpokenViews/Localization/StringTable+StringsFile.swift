import Documents
import Foundation
import ScreenTree

extension StringTable {
  /// Adds the keys of a file `.strings` in one language.
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8, or in UTF-16 with its byte order mark.
  ///   - file: the path, for findings.
  ///   - language: the language of the folder `.lproj` that the file is in.
  mutating func add(strings bytes: [UInt8], file: String, language: String) {
    var faults = Faults(file: file)
    if bytes.count > Self.mostBytes {
      faults.add(Self.tooLarge, at: Position(line: 1, column: 1))
    } else if let text = Self.text(of: bytes) {
      var reader = StringsReader(text)
      while let pair = reader.next(&faults) {
        entries[pair.key, default: Entry(position: pair.position)].words[language] =
          LocalizedWords(forms: .same(pair.value))
      }
    } else {
      faults.add(
        "the file is neither UTF-8 nor UTF-16. Save it as UTF-8.", at: Position(line: 1, column: 1))
    }
    findings += faults.findings
  }

  private static func text(of bytes: [UInt8]) -> String? {
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
    let isWide = marks.contains { bytes.starts(with: $0) }
    return String(data: Data(bytes), encoding: isWide ? .utf16 : .utf8)
  }
}

/// Reads the pairs of a file `.strings`: `"key" = "words";` with comments as in C.
private struct StringsReader {
  struct Pair {
    let key: String
    let value: String
    let position: Position
  }

  private let letters: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    letters = text.unicodeScalars.drop { $0 == "\u{FEFF}" }.map { $0 }
  }

  private var position: Position { Position(line: line, column: index - lineStart + 1) }
  private var letter: Unicode.Scalar? { index < letters.count ? letters[index] : nil }

  /// The next pair; nil at the end, and after an error, because what follows has no clear start.
  mutating func next(_ faults: inout Faults) -> Pair? {
    skipBlanks()
    guard letter != nil else { return nil }
    let start = position
    guard let key = word() else {
      faults.add("a key in quotation marks is expected here", at: start)
      return nil
    }
    guard take("=") else {
      // A key alone is its own value.
      guard take(";") else { return fail("'=' is expected after the key", &faults) }
      return Pair(key: key, value: key, position: start)
    }
    skipBlanks()
    guard let value = word() else {
      return fail("the words in quotation marks are expected after '='", &faults)
    }
    guard take(";") else { return fail("';' is expected after the words", &faults) }
    return Pair(key: key, value: value, position: start)
  }

  private mutating func fail(_ message: String, _ faults: inout Faults) -> Pair? {
    faults.add(message + "; what follows in the file is left out", at: position)
    return nil
  }

  private mutating func advance() {
    if letter == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard letter == expected else { return false }
    advance()
    return true
  }

  private mutating func skipBlanks() {
    while let letter {
      if letter.properties.isWhitespace {
        advance()
      } else if starts("//") {
        while self.letter != nil, self.letter != "\n" { advance() }
      } else if starts("/*") {
        while self.letter != nil, !starts("*/") { advance() }
        index = min(index + 2, letters.count)
      } else {
        return
      }
    }
  }

  private func starts(_ text: String) -> Bool {
    letters[index...].starts(with: text.unicodeScalars)
  }

  /// Words in quotation marks, or letters and digits without them.
  private mutating func word() -> String? {
    guard letter == "\"" else { return bareWord() }
    advance()
    var text = String.UnicodeScalarView()
    while let letter, letter != "\"" {
      advance()
      text.append(letter == "\\" ? escaped() : letter)
    }
    guard letter == "\"" else { return nil }
    advance()
    return String(text)
  }

  private mutating func bareWord() -> String? {
    var text = String.UnicodeScalarView()
    while let letter,
      letter.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(letter)
    {
      text.append(letter)
      advance()
    }
    return text.isEmpty ? nil : String(text)
  }

  /// The letter that follows a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard let letter else { return "\\" }
    advance()
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(letters[index...].prefix(4)))
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        return letter
      }
      index += 4
      return scalar
    default: return letter
    }
  }
}
