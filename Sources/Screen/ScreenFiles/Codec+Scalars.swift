import ScreenDocuments
import ScreenTree

/// Texts, numbers, flags and words.
extension Codec {
  static var text: Codec<String> {
    Codec<String>("text", schema: .textSchema, read: { $0.text($1, $2.name) }, write: { .text($0) })
  }

  static var flag: Codec<Bool> {
    Codec<Bool>(
      "true or false", schema: .schema(type: "boolean"), read: { $0.flag($1, $2.name) },
      write: { .flag($0) })
  }

  static func number(_ range: ClosedRange<Double>) -> Codec<Double> {
    Codec<Double>(
      range.isBound ? "\(range.lowerBound.short) to \(range.upperBound.short)" : "number",
      schema: .schema(
        type: "number",
        [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]),
      read: { $0.number($1, $2.name, range) }, write: { .number($0) })
  }

  static func integer(_ range: ClosedRange<Int>) -> Codec<Int> {
    Codec<Int>(
      range.upperBound > 100 ? "number" : "\(range.lowerBound) to \(range.upperBound)",
      schema: .integerSchema(range), read: { $0.integer($1, $2.name, range) },
      write: { .number(Double($0)) })
  }

  /// A number of a row or a column, counted from 0.
  static var index: Codec<Int> { .integer(0...1_000_000) }

  static var language: Codec<String> {
    Codec<String>(
      "tag", schema: .reference("language"),
      read: { reader, document, _ in reader.language(document) },
      write: { .text($0) })
  }

  /// A value as written: text, a number, true or false, or `mixed`.
  static var scalar: Codec<Property.Scalar> {
    Codec<Property.Scalar>(
      "text, number, `true`, `false`, `mixed`", schema: .textSchema,
      read: { reader, document, _ in reader.scalar(document) },
      write: { scalar in
        switch scalar {
        case .text(let text): .text(text)
        case .number(let number): .number(number)
        case .flag(let flag): .flag(flag)
        case .mixed: .word("mixed")
        }
      })
  }

  static var tristate: Codec<Property.Tristate> {
    Codec<Property.Tristate>(
      "`true`, `false`, `mixed`",
      schema: .mapping([("enum", .list([.flag(true), .flag(false), .text("mixed")]))]),
      read: { $0.tristate($1, $2.name) },
      write: { $0 == .mixed ? .word("mixed") : .flag($0 == .on) })
  }

  static var trait: Codec<Node.Trait> {
    Codec<Node.Trait>(
      "trait", schema: .reference("trait"), read: { $0.trait($1, $2.name) },
      write: { .word($0.rawValue) })
  }
}

extension ClosedRange<Double> {
  /// Whether the range restricts more than to finite numbers.
  fileprivate var isBound: Bool { upperBound - lowerBound <= 100 }
}
