import ScreenTree

/// The words of a text with their widths, from which its size at any width follows.
struct TextMeasure {
  /// A word, with the room after it.
  private struct Word {
    var width: Double
    var gap: Double
    /// Whether a line ends after it.
    var ends = false
  }

  private var words: [Word] = []
  private let font: TextFont
  private let mostLines: Int?

  /// The text in a font.
  ///
  /// - Parameters:
  ///   - text: the text; what is beyond 10,000 characters is not measured.
  ///   - font: its font.
  ///   - mostLines: the most lines, or nil for as many as it needs.
  init(_ text: String, _ font: TextFont, mostLines: Int? = nil) {
    self.font = font
    self.mostLines = mostLines
    var word = Word(width: 0, gap: 0)
    for scalar in text.unicodeScalars.prefix(10_000) {
      switch scalar {
      case "\n":
        word.ends = true
        words.append(word)
        word = Word(width: 0, gap: 0)
      case " ", "\t": word.gap += font.advance(" ")
      default:
        if word.gap > 0, word.width > 0 {
          words.append(word)
          word = Word(width: 0, gap: 0)
        }
        word.width += font.advance(scalar)
      }
    }
    words.append(word)
  }

  /// The size at an offered width, in points: as wide as the widest line, in whole points.
  func size(in width: Double?) -> Size {
    // A single letter needs its room, also where nothing is offered.
    let room = max(width ?? .infinity, font.size / 2)
    var lines = 1
    var (line, gap, widest) = (0.0, 0.0, 0.0)
    for word in words {
      // A rounding less than the text needs is what a stack offers that measured it before.
      if line > 0, line + gap + word.width > room + 0.01 {
        lines += 1
        (line, gap) = (0, 0)
      }
      line += gap + word.width
      if line > room + 0.01 {
        // A word that is wider than its room is broken.
        let more = (line / room).rounded(.up) - 1
        lines += Int(min(more, 10_000))
        widest = max(widest, room)
        line -= more * room
      }
      widest = max(widest, line)
      gap = word.gap
      if word.ends {
        lines += 1
        (line, gap) = (0, 0)
      }
    }
    let shown = mostLines.map { min(lines, $0) } ?? lines
    return Size(
      width: min(widest.rounded(.up), max(room, widest)), height: Double(shown) * font.lineHeight)
  }
}
