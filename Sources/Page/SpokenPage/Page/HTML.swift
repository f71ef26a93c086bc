import SpokenSyntax

/// A part of a page.
///
/// Text that is interpolated is escaped, so that no word of a file is markup.
struct HTML: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The markup.
  private(set) var text: String

  /// Markup as it is written in the sources.
  init(stringLiteral text: String) { self.text = text }

  /// Markup with texts in it, which are escaped, and other parts, which are not.
  init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// Parts after each other.
  init(_ parts: some Sequence<HTML>) { text = parts.map(\.text).joined() }

  /// A sentence in which words between backticks are code.
  init(sentence text: String) {
    let parts = text.split(atByte: "`", omittingEmptySubsequences: false).map(String.init)
    // A mark without a second one is part of a text.
    guard !parts.count.isMultiple(of: 2) else {
      self = "\(text)"
      return
    }
    self = HTML(
      parts.enumerated().map { index, part -> HTML in
        index.isMultiple(of: 2) ? "\(part)" : "<code>\(part)</code>"
      })
  }

  /// Script or style, which must not be escaped.
  static func verbatim(_ text: String) -> HTML { HTML(stringLiteral: text) }

  struct StringInterpolation: StringInterpolationProtocol {
    var text: String

    init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ part: HTML) { text += part.text }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
    mutating func appendInterpolation(_ text: String) { self.text += text.inHTML }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// A length in the coordinates of a drawing.
    mutating func appendInterpolation(_ number: Double) { text += number.inDrawing }
    /// An attribute with a space before it; nothing for nil.
    mutating func appendInterpolation(_ name: StaticString, _ value: String?) {
      guard let value else { return }
      text += " \(name)=\"\(value.inHTML)\""
    }
  }
}

extension Double {
  /// The number with at most two digits after the point.
  var inDrawing: String {
    // Bounded, because a huge number would be written with an exponent, and infinity as a word.
    let hundredths = isFinite ? (Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded() : 0
    guard hundredths != 0 else { return "0" }
    let text = String(hundredths / 100)
    return text.beginning(beforeBytes: ".0").map(String.init) ?? text
  }
}
