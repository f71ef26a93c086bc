import Foundation
import ScreenDocuments
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
        let words = LocalizedWords(forms: .same(pair.value))
        faults.check(words, declared: [], place: "a file .stringsdict", at: pair.position)
        set(words, for: pair.key, in: language, of: file, at: pair.position)
      }
    } else {
      faults.add(Self.unknownEncoding, at: Position(line: 1, column: 1))
    }
    findings += faults.findings
  }

  /// The words of a key in a language, of one of the files of the table.
  mutating func set(
    _ words: LocalizedWords, for key: String, in language: String, of file: String,
    at position: Position
  ) {
    entries[key, default: Entry(file: file, position: position)].words[language] = words
  }

  /// The text of a file in UTF-8, or in UTF-16 with its byte order mark; nil for another one.
  static func text(of bytes: [UInt8]) -> String? {
    // Without its byte order mark UTF-16 cannot be recognized for certain.
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

  private var cursor: TextCursor

  init(_ text: String) { cursor = TextCursor(text) }

  /// The next pair; nil at the end, and after an error, because what follows has no clear start.
  mutating func next(_ faults: inout Faults) -> Pair? {
    skipBlanks()
    guard cursor.letter != nil else { return nil }
    let start = cursor.position
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
    faults.add(message + "; what follows in the file is left out", at: cursor.position)
    return nil
  }

  private mutating func take(_ expected: StaticString) -> Bool {
    skipBlanks()
    return cursor.take(expected)
  }

  private mutating func skipBlanks() {
    while true {
      cursor.skipBlanks()
      if cursor.starts("//") {
        _ = cursor.take(until: "\n")
      } else if cursor.starts("/*") {
        cursor.advance(by: 2)
        _ = cursor.take(until: "*/")
        cursor.advance(by: 2)
      } else {
        return
      }
    }
  }

  /// Words in quotation marks, or letters and digits without them.
  private mutating func word() -> String? {
    guard cursor.take("\"") else { return bareWord() }
    var text = String.UnicodeScalarView()
    while let letter = cursor.letter, letter != "\"" {
      cursor.advance()
      text.append(letter == "\\" ? escaped() : letter)
    }
    return cursor.take("\"") ? String(text) : nil
  }

  private mutating func bareWord() -> String? {
    let start = cursor.index
    while let letter = cursor.letter,
      letter.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(letter)
    {
      cursor.advance()
    }
    return cursor.index == start ? nil : cursor.text(from: start)
  }

  /// The letter that follows a backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard let letter = cursor.letter else { return "\\" }
    cursor.advance()
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      // Old files write letters beyond ASCII as `\U` with the four digits of a unit of UTF-16.
      let digits = String(String.UnicodeScalarView(cursor.letters[cursor.index...].prefix(4)))
      guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
        return letter
      }
      cursor.advance(by: 4)
      return scalar
    default: return letter
    }
  }
}
