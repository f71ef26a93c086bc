import ScreenTree

/// A place in a text that moves from its start to its end, and knows its line.
struct TextCursor {
  let letters: [Unicode.Scalar]
  private(set) var index = 0
  private var line = 1
  private var lineStart = 0

  /// The start of a text, after a byte order mark.
  init(_ text: String) {
    // Scalars and not characters: a quotation mark before a combining accent, or a carriage return
    // before a line feed, would be one character with it.
    letters = text.unicodeScalars.drop { $0 == "\u{FEFF}" }.map { $0 }
  }

  var position: Position { Position(line: line, column: index - lineStart + 1) }
  /// The letter at the place; nil at the end.
  var letter: Unicode.Scalar? { index < letters.count ? letters[index] : nil }

  /// Whether a text stands here.
  func starts(_ text: StaticString) -> Bool {
    letters[index...].starts(with: text.description.unicodeScalars)
  }

  /// Moves by a letter; stays at the end.
  mutating func advance() {
    guard index < letters.count else { return }
    if letters[index] == "\n" {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  /// Moves by some letters.
  mutating func advance(by count: Int) { for _ in 0..<count { advance() } }

  /// Moves beyond a text if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(text) else { return false }
    advance(by: text.description.unicodeScalars.count)
    return true
  }

  /// Moves to the next text of a kind, or to the end, and returns what stands before.
  mutating func take(until end: StaticString) -> String {
    let start = index
    while letter != nil, !starts(end) { advance() }
    return text(from: start)
  }

  /// The text from a place to this one.
  func text(from start: Int) -> String {
    String(String.UnicodeScalarView(letters[start..<index]))
  }

  /// Moves beyond white space.
  mutating func skipBlanks() { while letter?.properties.isWhitespace == true { advance() } }
}
