import ScreenTree

/// How values of a type are written in a file: reading, writing and the JSON Schema stand together.
struct Codec<Value>: Sendable {
  /// Reads a value, or adds a fault about the key and gives nil.
  let read: @Sendable (inout NodeReader, Document, ValueKey) -> Value?
  /// The value as a file has it.
  let write: @Sendable (Value) -> Document
  /// What the JSON Schema says of it.
  let schema: Document
  /// How it is written, for the reference page.
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

/// The key whose value is read, and how deep the view lies to which it belongs.
struct ValueKey {
  var name: String
  var depth: Int
}

extension Codec {
  /// A list of values, or one of them alone.
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

  /// A list of values; anything else is a fault in these words.
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

  /// A value alone, or a mapping when there is more to say than its first field.
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

  /// A mapping with the fields of a record; a field that it does not have is a fault.
  ///
  /// - Parameters:
  ///   - empty: a record to start from.
  ///   - missing: the fault when a required field is not there.
  ///   - fields: how each field is written.
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
  /// Reads the field into a record; false when its value is faulty.
  let read: @Sendable (inout NodeReader, Document, Int, inout Record) -> Bool
  /// The field as a file has it, or nil to leave it out.
  let write: @Sendable (Record) -> Document?

  typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

  /// A field that must be there.
  static func required<Value>(
    _ name: String, _ path: Path<Value>, _ codec: Codec<Value>
  ) -> Self {
    Self(
      name: name, isRequired: true, schema: codec.schema, read: reading(name, path, codec),
      write: { codec.write($0[keyPath: path]) })
  }

  /// A field that is left out when it has its usual value; null may stand for it.
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

  /// A field that may be missing; null may stand for that.
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

  /// The same field of a part of another record.
  func inside<Whole>(_ part: any WritableKeyPath<Whole, Record> & Sendable) -> RecordField<Whole> {
    RecordField<Whole>(
      name: name, isRequired: isRequired, schema: schema,
      read: { read(&$0, $1, $2, &$3[keyPath: part]) }, write: { write($0[keyPath: part]) })
  }
}
