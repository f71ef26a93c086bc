/// Parts of JSON Schema.
extension Document {
  /// The schema of a kind of file or output as indented JSON.
  ///
  /// - Parameters:
  ///   - kind: the last word of its name, such as `screen-file`.
  ///   - title: its title.
  ///   - description: where its keys are explained; nil to leave it out.
  ///   - keywords: what it says of the values.
  /// - Returns: the text.
  package static func schemaJSON(
    of kind: String, title: String, description: String? = nil, _ keywords: [(String, Document)]
  ) -> String {
    let head: [(String, Document)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text("urn:spokenscreen:\(kind)")), ("title", .text(title)),
    ]
    let page = description.map { [("description", Document.text($0))] } ?? []
    return Document.mapping(head + page + keywords).json
  }

  /// A schema of a type, with further keywords.
  package static func schema(type: String, _ more: [(String, Document)] = []) -> Document {
    .mapping([("type", .text(type))] + more)
  }

  /// A list, of any number of items by default.
  package static func array(of items: Document, count: Int? = nil) -> Document {
    let bounds: [(String, Document)] =
      count.map { [("minItems", .number(Double($0))), ("maxItems", .number(Double($0)))] } ?? []
    return .schema(type: "array", [("items", items)] + bounds)
  }

  /// A text; for the reader `5` and `true` are texts where a text is expected.
  package static var textSchema: Document {
    .mapping([("type", .list(["string", "number", "boolean"]))])
  }

  /// A whole number in a range.
  package static func integerSchema(_ range: ClosedRange<Int>) -> Document {
    .schema(
      type: "integer",
      [
        ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ])
  }

  /// One of a few words.
  package static func words(_ words: [String]) -> Document { .mapping([("enum", .list(words))]) }

  /// A part of the schema that has a name.
  package static func reference(_ name: String) -> Document {
    .mapping([("$ref", .text("#/$defs/\(name)"))])
  }

  /// One of several schemas.
  package static func any(_ schemas: Document...) -> Document {
    .mapping([("anyOf", .list(schemas))])
  }

  /// A list with one schema for each of its items.
  package static func tuple(_ schemas: [Document]) -> Document {
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

  /// A mapping with the fields of a record.
  package static func record<Record>(_ fields: [RecordField<Record>]) -> Document {
    .object(fields.map(\.property), required: fields.filter(\.isRequired).map(\.name))
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
