import ScreenDocuments
import ScreenTree

/// The JSON answer of a driver or an MCP server, as far as its texts go.
///
/// MCP answers `{"content": [{"type": "text", "text": …}], "isError": false}`, alone or inside the
/// `result` of JSON-RPC or the `output` of a log; WebDriver answers `{"value": …}`.
struct ToolAnswer {
  /// The start of each text that may contain a capture, 16 at most.
  private(set) var texts: [Int] = []
  /// Whether the tool reports a failure.
  private(set) var isError = false
  private let json: [UInt8]

  private static let mark = UInt8(ascii: "\"")

  /// Searches for texts; nil for JSON of another form.
  init?(_ json: [UInt8]) {
    self.json = json
    if let value = Self.value(in: json) {
      texts = [value]
    } else if Self.hasContent(json) {
      scan()
    }
    guard !texts.isEmpty else { return nil }
  }

  /// A text, with its positions in the file.
  func text(at start: Int) -> WrappedText { WrappedText(json, from: start) }

  /// The tool's text about its failure, or nil.
  var failure: Document.Fault? {
    guard isError, let first = texts.first else { return nil }
    let words = texts.map { String(decoding: text(at: $0).bytes, as: UTF8.self).trimmed }
    return Document.Fault(
      "the tool answered with an error: \(words.joined(separator: " ").prefix(400))",
      at: text(at: first).place(Position(line: 1, column: 1)))
  }

  /// The start of the text that is the `value` of a WebDriver's answer.
  private static func value(in json: [UInt8]) -> Int? {
    // The key must be that of the outermost object and near its start, or every large capture in
    // JSON would be searched to its end.
    guard let first = json.firstIndex(where: { $0 > 0x20 }), json[first] == UInt8(ascii: "{"),
      let key = json[first...].prefix(4096).firstRange(of: Array("\"value\"".utf8)),
      !json[(first + 1)..<key.lowerBound].contains(where: { "{[".utf8.contains($0) })
    else { return nil }
    return text(after: key.upperBound, in: json)
  }

  /// The start of the text after a key; nil for any other value.
  private static func text(after key: Int, in json: [UInt8]) -> Int? {
    let rest = json[key...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ":") else { return nil }
    let value = rest.dropFirst().drop { $0 <= 0x20 }
    return value.first == mark ? value.startIndex + 1 : nil
  }

  /// Whether a list of content is near the beginning, under its key or alone.
  private static func hasContent(_ json: [UInt8]) -> Bool {
    guard let first = json.firstIndex(where: { $0 > 0x20 }) else { return false }
    guard json[first] == UInt8(ascii: "{") || json[first] == UInt8(ascii: "[") else { return false }
    // Without blanks, compact JSON and indented JSON read the same.
    let words = json[first...].prefix(4096).filter { $0 > 0x20 }
    return words.starts(with: "[{\"type\":\"text\",\"text\":\"".utf8)
      || (words.first == UInt8(ascii: "{")
        && words.firstRange(of: Array("\"content\":[{".utf8)) != nil)
  }

  /// Finds the texts and the failure.
  private mutating func scan() {
    var index = 0
    while let open = json[index...].firstIndex(of: Self.mark) {
      let end = endOfText(open)
      index = min(end + 1, json.count)
      let key = json[(open + 1)..<end]
      if key.elementsEqual("text".utf8), texts.count < 16 {
        if let start = Self.text(after: index, in: json) { texts.append(start) }
      } else if key.elementsEqual("isError".utf8) || key.elementsEqual("is_error".utf8) {
        let value = json[index...].drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
        isError = isError || value.starts(with: "true".utf8)
      }
    }
  }

  /// Whether all brackets and braces are closed.
  var isWhole: Bool {
    var depth = 0
    var index = 0
    while index < json.count {
      switch json[index] {
      case Self.mark: index = endOfText(index)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      index += 1
    }
    return depth == 0
  }

  /// The end of the text that starts with a quotation mark.
  private func endOfText(_ open: Int) -> Int {
    var index = open + 1
    while index < json.count, json[index] != Self.mark {
      index += json[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, json.count)
  }
}
