import ScreenDocuments
import ScreenTree

/// Views inside properties, and contexts of tables, series and pairs.
extension Codec {
  static var node: Codec<Node> {
    Codec<Node>(
      "a view", schema: .reference("node"), read: { $0.node($1, depth: $2.depth) },
      write: { ScreenWriter.node($0) })
  }

  /// A view or a list of views, one level deeper.
  static var nodes: Codec<[Node]> {
    Codec<[Node]>("a view or a list", schema: .any(.reference("node"), .reference("nodes"))) {
      $0.oneOrMore($1, depth: $2.depth + 1)
    } write: {
      ScreenWriter.nodes($0)
    }
  }

  /// The id of a view inside, or a view in place.
  static var reference: Codec<Property.ElementReference> {
    Codec<Property.ElementReference>("id or view", schema: .any(.textSchema, .reference("node"))) {
      reader, document, key in
      guard document.entries == nil else {
        return reader.node(document, depth: key.depth + 1).map { .node($0) }
      }
      guard let id = reader.text(document, key.name) else { return nil }
      reader.refer(to: id, at: document.position)
      return .id(id)
    } write: { reference in
      switch reference {
      case .id(let id): .text(id)
      case .node(let node): ScreenWriter.node(node)
      }
    }
  }

  static var labeledPair: Codec<Property.LabeledPair> {
    .record(
      Property.LabeledPair(.label, id: ""),
      missing: "'labeledPair' needs a role, label or content, and an id that both share",
      [
        .required("role", \.role, .choice(Property.LabeledPair.Role.self)),
        .required("id", \.id, .text),
      ])
  }

  private static var cellFields: [RecordField<Property.Cell>] {
    // Other tools write null for an unknown position.
    [
      .optional("row", \.row, .index, orNull: true),
      .optional("column", \.column, .index, orNull: true),
      .usual("rowSpan", \.rowSpan, 1, .integer(1...1_000_000)),
      .usual("columnSpan", \.columnSpan, 1, .integer(1...1_000_000)),
    ]
  }

  static var cell: Codec<Property.Cell> { .record(Property.Cell(), cellFields) }

  private static var cellContext: Codec<Property.CellContext> {
    .record(
      Property.CellContext(Property.Cell()),
      cellFields.map { $0.inside(\.cell) } + [
        .optional("firstInRow", \.isFirstInRow, .flag),
        .usual("isRowHeader", \.isRowHeader, false, .flag),
        .usual("isColumnHeader", \.isColumnHeader, false, .flag),
        .usual("rowHeaders", \.rowHeaders, [], .nodes),
        .usual("columnHeaders", \.columnHeaders, [], .nodes),
      ])
  }

  /// The context of a container: one of the words, with its value.
  static var context: Codec<Property.Context> {
    let edge = Codec.word(["start", "end"])
    return .oneOf(
      "'context' is one thing, such as {series: [2, 3]}",
      [
        .init("series", .place, { .series($0) }) {
          if case .series(let it) = $0 { it } else { nil }
        },
        .init("tab", .place, { .tab($0) }) { if case .tab(let it) = $0 { it } else { nil } },
        .init("tabBarItem", .place, { .tabBarItem($0) }) {
          if case .tabBarItem(let it) = $0 { it } else { nil }
        },
        .init("list", edge, { $0 == "start" ? .listStart : .listEnd }) {
          $0 == .listStart ? "start" : $0 == .listEnd ? "end" : nil
        },
        .init("landmark", edge, { $0 == "start" ? .landmarkStart : .landmarkEnd }) {
          $0 == .landmarkStart ? "start" : $0 == .landmarkEnd ? "end" : nil
        },
        .init("cell", .cellContext, { .cell($0) }) {
          if case .cell(let it) = $0 { it } else { nil }
        },
      ])
  }

  /// A mapping with one entry, whose key names the case of an enumeration.
  private static func oneOf(_ fault: String, _ cases: [EnumCase<Value>]) -> Codec {
    let names = cases.map { $0.name }
    return Codec(
      "one of `{\(names.joined(separator: ", "))}`",
      schema: .object(
        cases.map { ($0.name, $0.schema) }, required: [],
        [("minProperties", .number(1)), ("maxProperties", .number(1))])
    ) { reader, document, key in
      guard let fields = reader.fields(document, key.name, allowed: names) else { return nil }
      guard let field = fields.first, fields.count == 1 else {
        reader.fault(fault, at: document.position)
        return nil
      }
      return cases.first { $0.name == field.key }?.read(
        &reader, field.value, .init(name: field.key, depth: key.depth))
    } write: { value in
      for one in cases {
        if let written = one.write(value) { return .mapping([(one.name, written)]) }
      }
      return .blank
    }
  }
}

/// A case of an enumeration with its name and its associated value.
struct EnumCase<Whole>: Sendable {
  let name: String
  let read: @Sendable (inout NodeReader, Document, ValueKey) -> Whole?
  /// The associated value of this case; nil for any other case.
  let write: @Sendable (Whole) -> Document?
  private let makeSchema: @Sendable () -> Document

  /// The JSON Schema of the associated value.
  var schema: Document { makeSchema() }

  init<Value>(
    _ name: String, _ codec: Codec<Value>, _ make: @escaping @Sendable (Value) -> Whole,
    _ get: @escaping @Sendable (Whole) -> Value?
  ) {
    self.name = name
    makeSchema = { codec.schema }
    read = { codec.read(&$0, $1, $2).map(make) }
    write = { get($0).map(codec.write) }
  }
}
