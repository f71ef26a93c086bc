import ScreenDocuments
import ScreenTree

/// The syntax of a type of value: reading, writing and the JSON Schema in one place.
struct Codec<Value>: Sendable {
  /// Reads a value, or adds an error about the key and returns nil.
  let read: @Sendable (inout NodeReader, Document, ValueKey) -> Value?
  /// The value as a file has it.
  let write: @Sendable (Value) -> Document
  /// Its JSON Schema.
  let schema: Document
  /// Its syntax, for the reference page.
  let syntax: String

  init(
    _ syntax: String, schema: Document,
    read: @escaping @Sendable (inout NodeReader, Document, ValueKey) -> Value?,
    write: @escaping @Sendable (Value) -> Document
  ) {
    self.read = read
    self.write = write
    self.schema = schema
    self.syntax = syntax
  }

  /// The same values as another type.
  func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other, _ get: @escaping @Sendable (Other) -> Value
  ) -> Codec<Other> {
    Codec<Other>(
      syntax, schema: schema, read: { read(&$0, $1, $2).map(make) }, write: { write(get($0)) })
  }
}

/// The key whose value is read, and the depth of its view.
struct ValueKey {
  var name: String
  var depth: Int
}

extension Codec {
  /// A list of values, or a single one.
  static func oneOrMore<Item>(_ item: Codec<Item>) -> Self where Value == [Item] {
    let list = Document.schema(type: "array", [("items", item.schema)])
    return Codec("\(item.syntax) or a list", schema: .any(item.schema, list)) {
      reader, document, key in
      (document.items ?? [document]).compactMap {
        item.read(&reader, $0, key)
      }
    } write: {
      .list($0.map(item.write))
    }
  }

  /// A list of values; anything else is an error in these words.
  static func list<Item>(_ item: Codec<Item>, _ words: String) -> Self where Value == [Item] {
    let schema = Document.schema(type: "array", [("items", item.schema)])
    return Codec("list of \(item.syntax)", schema: schema) { reader, document, key in
      guard let items = document.items else {
        reader.fault(
          "'\(key.name)' is a list of \(words), not \(document.kind)", at: document.position)
        return nil
      }
      return items.compactMap { item.read(&reader, $0, key) }
    } write: {
      .list($0.map(item.write))
    }
  }

  /// A single value, or a mapping if more than its first field is set.
  static func short<Field>(
    _ field: Codec<Field>, _ make: @escaping @Sendable (Field) -> Value,
    _ get: @escaping @Sendable (Value) -> Field?, else long: Codec<Value>
  ) -> Codec<Value> {
    Codec("\(field.syntax) or \(long.syntax)", schema: .any(field.schema, long.schema)) {
      reader, document, key in
      if document.entries != nil { return long.read(&reader, document, key) }
      return field.read(&reader, document, key).map(make)
    } write: { value in
      get(value).map(field.write) ?? long.write(value)
    }
  }

  /// A mapping with the fields of a record; an unknown field is an error.
  ///
  /// - Parameters:
  ///   - empty: a record to start from.
  ///   - missing: the error for a missing required field.
  ///   - fields: the codec of each field.
  /// - Returns: the codec.
  static func record(
    _ empty: @escaping @autoclosure @Sendable () -> Value, missing: String = "",
    _ fields: [RecordField<Value>]
  ) -> Codec {
    let names = fields.map(\.name)
    return Codec("`{\(names.joined(separator: ", "))}`", schema: .record(fields)) {
      reader, document, key in
      guard let entries = reader.fields(document, key.name, allowed: names) else { return nil }
      var record = empty()
      for field in fields {
        if let entry = entries[field.name] {
          let isRead = field.read(&reader, entry, key.depth, &record)
          if field.isRequired, !isRead { return nil }
        } else if field.isRequired {
          reader.fault(missing, at: document.position)
          return nil
        }
      }
      return record
    } write: { record in
      .mapping(fields.compactMap { field in field.write(record).map { (field.name, $0) } })
    }
  }
}

/// One field of a record.
struct RecordField<Record>: Sendable {
  let name: String
  let isRequired: Bool
  let schema: Document
  /// Reads the field into a record; false for an invalid value.
  let read: @Sendable (inout NodeReader, Document, Int, inout Record) -> Bool
  /// The field as a file has it, or nil to omit it.
  let write: @Sendable (Record) -> Document?

  typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

  /// A required field.
  static func required<Value>(
    _ name: String, _ path: Path<Value>, _ codec: Codec<Value>
  ) -> Self {
    Self(
      name: name, isRequired: true, schema: codec.schema, read: reading(name, path, codec),
      write: { codec.write($0[keyPath: path]) })
  }

  /// A field that is omitted when it has its default; null is allowed for it.
  static func usual<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ usual: Value, _ codec: Codec<Value>,
    orNull: Bool = false
  ) -> Self {
    let read = reading(name, path, codec)
    return Self(
      name: name, isRequired: false, schema: orNull ? codec.schema.orNull : codec.schema,
      read: { orNull && $1.isNull || read(&$0, $1, $2, &$3) },
      write: { $0[keyPath: path] == usual ? nil : codec.write($0[keyPath: path]) })
  }

  /// An optional field; null is allowed for a missing one.
  static func optional<Value>(
    _ name: String, _ path: Path<Value?>, _ codec: Codec<Value>, orNull: Bool = false
  ) -> Self {
    Self(
      name: name, isRequired: false, schema: orNull ? codec.schema.orNull : codec.schema,
      read: { reader, document, depth, record in
        if orNull, document.isNull { return true }
        let value = codec.read(&reader, document, .init(name: name, depth: depth))
        record[keyPath: path] = value
        return value != nil
      }, write: { $0[keyPath: path].map(codec.write) })
  }

  private static func reading<Value>(
    _ name: String, _ path: Path<Value>, _ codec: Codec<Value>
  ) -> @Sendable (inout NodeReader, Document, Int, inout Record) -> Bool {
    { reader, document, depth, record in
      guard let value = codec.read(&reader, document, .init(name: name, depth: depth)) else {
        return false
      }
      record[keyPath: path] = value
      return true
    }
  }

  /// The same field in a part of another record.
  func inside<Whole>(_ part: any WritableKeyPath<Whole, Record> & Sendable) -> RecordField<Whole> {
    RecordField<Whole>(
      name: name, isRequired: isRequired, schema: schema,
      read: { read(&$0, $1, $2, &$3[keyPath: part]) }, write: { write($0[keyPath: part]) })
  }
}
