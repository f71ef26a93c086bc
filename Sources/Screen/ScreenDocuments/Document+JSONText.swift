import ScreenTree

extension Document {
  /// The document as JSON, on one line.
  package var compactJSON: String {
    switch value {
    case .scalar(let text, let isPlain): isPlain && isWord ? text : isNull ? "null" : text.inJSON
    case .sequence(let items): "[" + items.map(\.compactJSON).joined(separator: ",") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.inJSON):\($0.value.compactJSON)" }.joined(separator: ",") + "}"
    }
  }

  /// The document as JSON, indented by two spaces, with a line break at its end.
  package var json: String { json(indent: 0) + "\n" }

  private func json(indent: Int) -> String {
    let space = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch value {
    case .scalar: return compactJSON
    case .sequence(let items):
      guard items.contains(where: { $0.text == nil }) else { return compactJSON }
      let lines = items.map { space + $0.json(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    case .mapping(let entries):
      guard !entries.isEmpty else { return "{}" }
      let lines = entries.map { "\(space)\($0.key.inJSON): \($0.value.json(indent: indent + 2))" }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    }
  }

  /// Whether it is a number, true, false or null.
  private var isWord: Bool { isNull && text == "null" || flag != nil || number != nil }
}

extension String {
  /// The text in quotation marks, as JSON writes it; YAML reads it as the same text.
  package var inJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.isUnprintable: text += scalar.escaped
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it should be escaped in files: controls, line separators, noncharacters.
  ///
  /// YAML cannot hold such a scalar as it is, or takes it for a line break or a mark of the encoding.
  package var isUnprintable: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
      || value == 0xFEFF || value == 0xFFFE || value == 0xFFFF
  }

  /// The code point as it is written: `U+001B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }

  /// The scalar as one or two escapes of four digits.
  fileprivate var escaped: String {
    String(Character(self)).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
