/// One field of a record.
package struct RecordField<Record>: Sendable {
  /// The key.
  package let name: String
  /// Whether it must be there.
  package let isRequired: Bool
  private let makeSchema: @Sendable () -> Document
  /// What the value means, in a sentence; empty where nothing says it.
  package private(set) var meaning = ""
  /// Reads the field into a record; false for an invalid value.
  package let read: @Sendable (inout FieldReader, Document.Entry, Int, inout Record) -> Bool
  /// The field as a file has it, or nil to omit it.
  package let write: @Sendable (Record) -> Document?

  /// What the JSON Schema says of the value.
  package var schema: Document { makeSchema() }

  /// A property of the record.
  package typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

  /// A required field.
  package static func required<Value>(
    _ name: String, _ path: Path<Value>, _ codec: Codec<Value>
  ) -> Self {
    Self(
      name: name, isRequired: true, makeSchema: { codec.schema },
      read: reading(name, path, codec),
      write: { codec.write($0[keyPath: path]) })
  }

  /// A field that is omitted when it has its default; null is allowed for it.
  package static func usual<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ usual: Value, _ codec: Codec<Value>,
    orNull: Bool = false
  ) -> Self {
    let read = reading(name, path, codec)
    return Self(
      name: name, isRequired: false,
      makeSchema: { orNull ? codec.schema.orNull : codec.schema },
      read: { orNull && $1.value.isNull || read(&$0, $1, $2, &$3) },
      write: { $0[keyPath: path] == usual ? nil : codec.write($0[keyPath: path]) })
  }

  /// An optional field; null is allowed for a missing one.
  package static func optional<Value>(
    _ name: String, _ path: Path<Value?>, _ codec: Codec<Value>, orNull: Bool = false
  ) -> Self {
    Self(
      name: name, isRequired: false,
      makeSchema: { orNull ? codec.schema.orNull : codec.schema },
      read: { reader, entry, depth, record in
        if orNull, entry.value.isNull { return true }
        let key = ValueKey(name: name, depth: depth, at: entry.position)
        let value = codec.read(&reader, entry.value, key)
        record[keyPath: path] = value
        return value != nil
      }, write: { $0[keyPath: path].map(codec.write) })
  }

  /// A field that is only read, by a function of its own.
  package static func only(
    _ name: String, isRequired: Bool = false,
    _ schema: @escaping @autoclosure @Sendable () -> Document,
    read: @escaping @Sendable (inout FieldReader, Document, inout Record) -> Void
  ) -> Self {
    Self(
      name: name, isRequired: isRequired, makeSchema: schema,
      read: { reader, entry, _, record in
        read(&reader, entry.value, &record)
        return true
      }, write: { _ in nil })
  }

  private static func reading<Value>(
    _ name: String, _ path: Path<Value>, _ codec: Codec<Value>
  ) -> @Sendable (inout FieldReader, Document.Entry, Int, inout Record) -> Bool {
    { reader, entry, depth, record in
      let key = ValueKey(name: name, depth: depth, at: entry.position)
      guard let value = codec.read(&reader, entry.value, key) else { return false }
      record[keyPath: path] = value
      return true
    }
  }

  /// The name with the schema, which says what the value means.
  package var property: (String, Document) {
    (name, meaning.isEmpty ? schema : schema.described(meaning))
  }

  /// The same field with what its value means.
  package func said(_ meaning: String) -> Self {
    var field = self
    field.meaning = meaning
    return field
  }

  /// The same field in a part of another record.
  package func inside<Whole>(
    _ part: any WritableKeyPath<Whole, Record> & Sendable
  ) -> RecordField<Whole> {
    RecordField<Whole>(
      name: name, isRequired: isRequired, makeSchema: makeSchema,
      read: { read(&$0, $1, $2, &$3[keyPath: part]) }, write: { write($0[keyPath: part]) }
    ).said(meaning)
  }
}

extension Document {
  /// A mapping with the fields of a record that are not omitted.
  package static func fields<Record>(
    _ fields: [RecordField<Record>], of record: Record
  ) -> Document {
    .mapping(fields.compactMap { field in field.write(record).map { (field.name, $0) } })
  }
}
