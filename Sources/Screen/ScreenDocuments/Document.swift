package import ScreenTree

/// A value of a YAML or JSON file with its position, without interpretation.
package struct Document: Hashable, Sendable {
  /// The value.
  package var value: Value
  /// Its position.
  package var position: Position

  package init(_ value: Value, at position: Position) {
    self.value = value
    self.position = position
  }

  package enum Value: Hashable, Sendable {
    /// Text as written; plain text has no quotation marks and may be a number or a flag.
    case scalar(String, isPlain: Bool)
    case sequence([Document])
    case mapping([Entry])
  }

  /// A key of a mapping with its value; keys keep the order of the file.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var position: Position
    package var value: Document

    package init(key: String, position: Position, value: Document) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  /// The error of a file that is no document.
  package struct Fault: Error, Hashable, Sendable {
    package var position: Position
    package var message: String

    package init(_ message: String, at position: Position) {
      self.position = position
      self.message = message
    }
  }

  package var entries: [Entry]? { if case .mapping(let entries) = value { entries } else { nil } }
  package var items: [Document]? { if case .sequence(let items) = value { items } else { nil } }
  package var text: String? { if case .scalar(let text, _) = value { text } else { nil } }
  package subscript(key: String) -> Document? { entries?.last { $0.key.isSame(as: key) }?.value }

  /// Whether it is empty, `~` or `null` without quotation marks.
  package var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = value else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }

  /// True or false written without quotation marks.
  package var flag: Bool? {
    guard case .scalar(let text, isPlain: true) = value else { return nil }
    return Bool(text)
  }

  /// A number as JSON writes it, without quotation marks; never infinite.
  package var number: Double? { numeral.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } }

  /// The text of a number as JSON writes it, with all its digits, however large.
  private var numeral: String? {
    guard case .scalar(let text, isPlain: true) = value, text.isJSONNumber else { return nil }
    return text
  }

  /// The kind of the value in a word, for messages.
  package var kind: String {
    switch value {
    case .scalar(let text, _):
      isNull ? "nothing" : "'\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The text of a file; an error at the position of the first byte that is not UTF-8.
  package static func text(of bytes: [UInt8]) throws(Fault) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw Fault(
      "the file is not UTF-8; save it as UTF-8", at: Position(ofInvalidUTF8In: bytes) ?? .unknown)
  }
}

extension String {
  /// Whether another text is equal; the length is compared first.
  package func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}

/// The limits of inputs.
package enum Limits {
  /// 256 MiB.
  package static let bytes = 256 << 20
  /// The deepest nesting of views.
  package static let depth = 500
  /// The most views of a screen.
  package static let nodes = 1_000_000
  /// The deepest nesting of values: a view is a mapping in a list.
  package static let values = 2 * depth + 24
  /// The most repetitions that the steps of a walkthrough ask for beyond their own number.
  package static let repetitions = 20_000
  /// The most bytes of a text that a step types: 16 KiB.
  package static let typedText = 16 << 10
}
