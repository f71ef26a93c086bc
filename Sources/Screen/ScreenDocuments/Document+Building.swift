import ScreenTree

extension Document {
  /// A text, with quotation marks if needed.
  package static func text(_ text: String) -> Document {
    Document(.scalar(text, isPlain: false), at: .unknown)
  }

  /// A number, in the shortest form that is read back as the same.
  package static func number(_ number: Double) -> Document {
    // Double's description of a whole number ends with `.0`, which an integer in a file has not.
    let text =
      abs(number) < 1e15 ? Int(exactly: number).map(String.init) ?? "\(number)" : "\(number)"
    // JSON has no spelling for a number that is not finite.
    return Document(.scalar(number.isFinite ? text : "0", isPlain: true), at: .unknown)
  }

  /// True or false.
  package static func flag(_ flag: Bool) -> Document {
    Document(.scalar(flag ? "true" : "false", isPlain: true), at: .unknown)
  }

  /// Nothing.
  package static var null: Document { Document(.scalar("null", isPlain: true), at: .unknown) }

  package static func list(_ items: [Document]) -> Document {
    Document(.sequence(items), at: .unknown)
  }

  package static func list(_ texts: [String]) -> Document { list(texts.map { .text($0) }) }

  package static func list(_ numbers: [Double]) -> Document { list(numbers.map { .number($0) }) }

  /// A mapping, its keys in this order.
  package static func mapping(_ pairs: [(String, Document)]) -> Document {
    Document(
      .mapping(pairs.map { Entry(key: $0, position: .unknown, value: $1) }), at: .unknown)
  }

  /// The pairs of a mapping; empty for any other value.
  package var pairs: [(String, Document)] { entries?.map { ($0.key, $0.value) } ?? [] }

  /// The same mapping with another value of a key; unchanged without the key.
  package func replacing(_ key: String, _ change: (Document) -> Document) -> Document {
    guard case .mapping(var entries) = value else { return self }
    for index in entries.indices where entries[index].key == key {
      entries[index].value = change(entries[index].value)
    }
    return Document(.mapping(entries), at: position)
  }
}
