package import ScreenDocuments
import ScreenTree

/// Parts of JSON Schema.
extension Document {
  /// A schema of a type, with further keywords.
  package static func schema(type: String, _ more: [(String, Document)] = []) -> Document {
    .mapping([("type", .text(type))] + more)
  }

  /// A text; for the reader `5` and `true` are texts where a text is expected.
  static var textSchema: Document {
    .mapping([("type", .list(["string", "number", "boolean"]))])
  }

  package static func integerSchema(_ range: ClosedRange<Int>) -> Document {
    .schema(
      type: "integer",
      [
        ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ])
  }

  package static func words(_ words: [String]) -> Document { .mapping([("enum", .list(words))]) }

  static func reference(_ name: String) -> Document {
    .mapping([("$ref", .text("#/$defs/\(name)"))])
  }

  package static func any(_ schemas: Document...) -> Document {
    .mapping([("anyOf", .list(schemas))])
  }

  /// A list with one schema for each of its items.
  static func tuple(_ schemas: [Document]) -> Document {
    .schema(
      type: "array",
      [
        ("prefixItems", .list(schemas)), ("minItems", .number(Double(schemas.count))),
        ("maxItems", .number(Double(schemas.count))),
      ])
  }

  /// A mapping with only these keys.
  package static func object(
    _ properties: [(String, Document)], required: [String], _ more: [(String, Document)] = []
  ) -> Document {
    let needed: [(String, Document)] = required.isEmpty ? [] : [("required", .list(required))]
    return .schema(
      type: "object",
      [("properties", .mapping(properties))] + needed + [("additionalProperties", .flag(false))]
        + more)
  }

  static func record<Record>(_ fields: [RecordField<Record>]) -> Document {
    .object(
      fields.map { ($0.name, $0.schema) }, required: fields.filter(\.isRequired).map(\.name))
  }

  /// The same schema, with null allowed.
  package var orNull: Document {
    guard let types = self["type"] else { return .any(self, .schema(type: "null")) }
    let names = types.items ?? [types]
    return replacing("type") { _ in .list(names + [.text("null")]) }
  }

  /// The same schema with what its value means.
  package func described(_ meaning: String) -> Document {
    .mapping([("description", .text(meaning))] + pairs)
  }
}
