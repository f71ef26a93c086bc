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
    mutating func appendInterpolation(_ text: String) { self.text += text.escapedForHTML }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// A length in the coordinates of a drawing.
    mutating func appendInterpolation(_ number: Double) { text += number.inDrawing }
    /// An attribute with a space before it; nothing for nil.
    mutating func appendInterpolation(_ name: StaticString, _ value: String?) {
      guard let value else { return }
      text += " \(name)=\"\(value.escapedForHTML)\""
    }
  }
}

extension String {
  /// The text for an element or a quoted attribute.
  ///
  /// Control characters, which HTML does not allow, become replacement characters.
  var escapedForHTML: String {
    // Most texts need no escaping, which their bytes show without decoding them.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F || Self.syntax.contains($0) }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // `&apos;` is not known to HTML 4; the number is known everywhere.
      case "'": result += "&#39;"
      case "\t", "\n": result += " "
      case _ where scalar.isForbidden: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static let syntax: [UInt8] = Array("&<>\"'".utf8)
}

extension Unicode.Scalar {
  /// Whether HTML does not allow it: a control character or a noncharacter.
  fileprivate var isForbidden: Bool {
    // HTML allows neither, not even as a numeric reference.
    properties.generalCategory == .control || properties.isNoncharacterCodePoint
  }
}

extension Double {
  /// The number with at most two digits after the point.
  var inDrawing: String {
    // Bounded, because a huge number would be written with an exponent, and infinity as a word.
    let hundredths = isFinite ? (Swift.min(Swift.max(self, -1e9), 1e9) * 100).rounded() : 0
    guard hundredths != 0 else { return "0" }
    let text = String(hundredths / 100)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
