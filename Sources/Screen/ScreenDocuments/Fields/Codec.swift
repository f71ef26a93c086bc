package import ScreenTree

/// The syntax of a type of value: reading, writing and the JSON Schema in one place.
package struct Codec<Value>: Sendable {
  /// Reads a value, or adds an error about the key and returns nil.
  package let read: @Sendable (inout FieldReader, Document, ValueKey) -> Value?
  /// The value as a file has it.
  package let write: @Sendable (Value) -> Document
  /// Its syntax, for the reference page.
  package let syntax: String
  private let makeSchema: @Sendable () -> Document

  /// Its JSON Schema, which is made when it is asked for: reading and writing never do.
  package var schema: Document { makeSchema() }

  /// A syntax from its parts.
  package init(
    _ syntax: String, schema: @escaping @autoclosure @Sendable () -> Document,
    read: @escaping @Sendable (inout FieldReader, Document, ValueKey) -> Value?,
    write: @escaping @Sendable (Value) -> Document
  ) {
    self.read = read
    self.write = write
    makeSchema = schema
    self.syntax = syntax
  }

  /// The same values as another type.
  package func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other, _ get: @escaping @Sendable (Other) -> Value
  ) -> Codec<Other> {
    Codec<Other>(
      syntax, schema: schema, read: { read(&$0, $1, $2).map(make) }, write: { write(get($0)) })
  }

  /// The same values, checked once they are read; the check may change them.
  package func checked(
    _ check: @escaping @Sendable (inout FieldReader, Document, inout Value) -> Void
  ) -> Codec {
    Codec(syntax, schema: schema) { reader, document, key in
      guard var value = read(&reader, document, key) else { return nil }
      check(&reader, document, &value)
      return value
    } write: {
      write($0)
    }
  }
}

/// The key whose value is read, its place, and the depth of its view.
package struct ValueKey {
  /// The key, as messages name it.
  package var name: String
  /// How deep the view is nested; 0 outside views.
  package var depth: Int
  /// The place of the key; unknown outside records.
  package var position: Position

  /// A key at a depth.
  package init(name: String, depth: Int = 0, at position: Position = .unknown) {
    (self.name, self.depth, self.position) = (name, depth, position)
  }
}

extension Codec {
  /// A list of values, or a single one.
  package static func oneOrMore<Item>(_ item: Codec<Item>) -> Self where Value == [Item] {
    Codec("\(item.syntax) or a list", schema: .any(item.schema, .array(of: item.schema))) {
      reader, document, key in
      (document.items ?? [document]).compactMap {
        item.read(&reader, $0, key)
      }
    } write: {
      .list($0.map(item.write))
    }
  }

  /// A list of values; anything else is an error in these words.
  package static func list<Item>(
    _ item: Codec<Item>, _ words: String
  ) -> Self where Value == [Item] {
    Codec("list of \(item.syntax)", schema: .array(of: item.schema)) { reader, document, key in
      let items = reader.found(
        document.items, in: document,
        else: "'\(key.name)' is a list of \(words), not \(document.kind)")
      return items?.compactMap { item.read(&reader, $0, key) }
    } write: {
      .list($0.map(item.write))
    }
  }

  /// A single value, or a mapping if more than its first field is set.
  package static func short<Field>(
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
  ///   - findsAll: whether the rest is examined without what is required, and each missing field is
  ///     an error.
  ///   - fields: the codec of each field.
  /// - Returns: the codec.
  package static func record(
    _ empty: @escaping @autoclosure @Sendable () -> Value, missing: String = "",
    findsAll: Bool = false, _ fields: [RecordField<Value>]
  ) -> Codec {
    // A key path in generic code is built at each call.
    let names = fields.map { $0.name }
    return Codec("`{\(names.joined(separator: ", "))}`", schema: .record(fields)) {
      reader, document, key in
      guard let entries = reader.entries(document, key.name, allowed: names) else { return nil }
      var record = empty()
      var isWhole = true
      for field in fields where isWhole || findsAll {
        if let entry = entries.last(where: { $0.key == field.name }) {
          let isRead = field.read(&reader, entry, key.depth, &record)
          if field.isRequired, !isRead { isWhole = false }
        } else if field.isRequired {
          let words = findsAll ? "'\(field.name)' is missing in \(key.name); add it" : missing
          reader.fault(words, at: document.position)
          isWhole = false
        }
      }
      return isWhole ? record : nil
    } write: {
      .fields(fields, of: $0)
    }
  }
}
