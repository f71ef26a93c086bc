package import ScreenTree

/// A text in lines that fit into a room, for a drawing; what does not fit ends with "…".
///
/// No line ends inside a word, and no letters are smaller than can be read.
package struct TextLines: Hashable, Sendable {
  /// A line with its width.
  package struct Line: Hashable, Sendable {
    /// The words.
    package var text: String
    /// The width in points.
    package var width: Double
  }

  /// The lines, the topmost first; none for a text without words.
  package let lines: [Line]
  /// The size of the letters in points: at most the one that was asked for, and at least `least`.
  package let size: Double
  /// The height of a line in points.
  package let lineHeight: Double
  /// Whether all of the text is there.
  package let isWhole: Bool

  /// The smallest size of letters in points.
  package static let least = 9.0
  /// The characters of a text that are looked at.
  private static let longest = 2000
  /// Shares of the size that are tried before a text is cut.
  private static let shares = [1, 0.85, 0.7]

  /// The lines of a text.
  ///
  /// - Parameters:
  ///   - text: the text; spaces and line breaks part its words.
  ///   - size: the size of the letters in points; smaller ones are taken where they help.
  ///   - room: the room in points.
  package init(_ text: String, size: Double, in room: Size) {
    let text = String(text.prefix(Self.longest))
    // A line that is a little higher than its room is still read.
    let most = max(min(size, room.height / 1.1), Self.least)
    var tried = Self.breaking(text, most, room)
    for share in Self.shares.dropFirst() where !tried.isWhole && most * share >= Self.least {
      tried = Self.breaking(text, most * share, room)
    }
    let font = TextFont(size: tried.size)
    self.size = tried.size
    lineHeight = font.lineHeight
    (lines, isWhole) = (tried.lines, tried.isWhole)
  }

  /// A text in lines of one size, and whether all of it is there.
  private struct Breaking {
    var lines: [Line]
    var size: Double
    var isWhole: Bool
  }

  private static func breaking(_ text: String, _ size: Double, _ room: Size) -> Breaking {
    let font = TextFont(size: size)
    let most = max(Int((room.height + 2) / font.lineHeight), 1)
    let width = max(room.width, size / 2) + 0.5
    let broken = LineBreaker(font, width).lines(of: text, most: most + 1)
    guard broken.lines.count > most else {
      return Breaking(lines: broken.lines, size: size, isWhole: broken.isWhole)
    }
    var lines = Array(broken.lines.prefix(most))
    if let last = lines.popLast() { lines.append(ended(last, font, width)) }
    return Breaking(lines: lines, size: size, isWhole: false)
  }

  /// The start of a line, with "…" at its end.
  fileprivate static func ended(_ line: Line, _ font: TextFont, _ width: Double) -> Line {
    let sign = font.width(of: "…")
    var (text, length) = (line.text, line.width)
    // One sign is enough.
    if text.last == "…" { length -= font.width(of: text.removeLast()) }
    while length + sign > width, let last = text.popLast() { length -= font.width(of: last) }
    while text.last == " " { length -= font.width(of: text.removeLast()) }
    return Line(text: text + "…", width: length + sign)
  }
}

/// Breaks texts into lines of a width.
private struct LineBreaker {
  let font: TextFont
  let width: Double

  init(_ font: TextFont, _ width: Double) { (self.font, self.width) = (font, width) }

  /// The lines of a text, and no more than wanted; whole unless a word is wider than its room.
  func lines(of text: String, most: Int) -> (lines: [TextLines.Line], isWhole: Bool) {
    var lines: [TextLines.Line] = []
    var isWhole = true
    var line = TextLines.Line(text: "", width: 0)
    func end() {
      if !line.text.isEmpty { lines.append(line) }
      line = TextLines.Line(text: "", width: 0)
    }
    for word in words(of: text) {
      guard lines.count < most else { return (lines, isWhole) }
      let gap = line.text.isEmpty || !word.hasGap ? 0 : font.width(of: " ")
      if line.width + gap + word.width > width { end() }
      if !line.text.isEmpty, word.hasGap {
        line.text += " "
        line.width += gap
      }
      line.text += word.text
      line.width += word.width
      if word.width > width {
        // The parts of a word that is broken read as words of their own.
        line = TextLines.ended(line, font, width)
        isWhole = false
        end()
      }
      if word.ends { end() }
    }
    end()
    return (lines, isWhole)
  }

  /// Characters that stay together.
  private struct Word {
    var text = ""
    var width = 0.0
    /// Whether a space is before it.
    var hasGap = false
    /// Whether a line ends after it.
    var ends = false
  }

  private func words(of text: String) -> [Word] {
    var words: [Word] = []
    var word = Word()
    func end() {
      if !word.text.isEmpty { words.append(word) }
      word = Word()
    }
    for character in text {
      if character.isNewline {
        word.ends = true
        end()
        if let last = words.indices.last { words[last].ends = true }
      } else if character.isWhitespace {
        end()
        word.hasGap = true
      } else {
        let width = font.width(of: character)
        // A line of Chinese or Japanese ends after any character.
        if width >= font.size, !word.text.isEmpty { end() }
        word.text.append(character)
        word.width += width
        if width >= font.size { end() }
      }
    }
    end()
    return words
  }
}

extension TextFont {
  /// The width of a character in points.
  fileprivate func width(of character: Character) -> Double {
    character.unicodeScalars.reduce(0) { max($0, advance($1)) }
  }
}
