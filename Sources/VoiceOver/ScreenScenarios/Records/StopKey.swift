package import ScreenDocuments

/// A record that leaves the program as JSON: a stop, or a part of it.
///
/// It writes each of its keys (`StopKey.write`), which takes its value from the record and has it
/// written (`StopValue.write`), or, for a list of parts, begins again with each part.
package protocol StopPart: Codable, Sendable {
  /// The names of its keys.
  associatedtype Key: CodingKey & Equatable

  /// Its keys, in the order of the schema.
  static var keys: [StopKey<Self>] { get }
  /// The keys that it has in every output.
  static var needed: [Key] { get }
  /// A record to start reading from, in which everything is usual.
  static var empty: Self { get }
  /// The keys that it has in a form, in the same order.
  static func keys(in form: StopRecord.Form) -> [StopKey<Self>]
}

/// A key of a record: how it is written and read, and what it means.
///
/// Without a form what is usual is not written, because most stops are heard in full and have nothing
/// suppressed: the JSON of a page is a fifth shorter.
package struct StopKey<Record: StopPart>: Sendable {
  /// A property of the record.
  package typealias Path<Value> = any WritableKeyPath<Record, Value> & Sendable

  /// The key.
  package let key: Record.Key
  /// What its value means, in a sentence.
  private let meaning: String
  /// Whether a record may lack its value.
  private let isOptional: Bool
  /// The JSON Schema of its value; a closure, because a part asks the forms, which are made of keys.
  private let type: @Sendable () -> Document
  /// Writes the value for a form that has the key; without a form, if it says something.
  let write:
    @Sendable (Record, StopRecord.Form?, inout KeyedEncodingContainer<Record.Key>) throws -> Void
  /// Reads the value into a record.
  let read: @Sendable (KeyedDecodingContainer<Record.Key>, inout Record) throws -> Void

  /// The JSON Schema of its value, with what it means.
  package var schema: Document {
    let isNull = isOptional && Record.keys(in: .lines).contains { $0.key == key }
    return (isNull ? type().orNull : type()).described(meaning)
  }
}

extension StopKey {
  /// A value that every record has.
  static func always<Value: StopValue>(
    _ key: Record.Key, _ path: Path<Value>, _ schema: Document, _ meaning: String
  ) -> Self {
    Self(key, path, schema, meaning, says: { _ in true }) {
      try $0.decode(Value.self, forKey: key)
    }
  }

  /// A value that is usual where the key is missing.
  static func usual<Value: StopValue & Equatable>(
    _ key: Record.Key, _ path: Path<Value>, _ usual: Value, _ schema: Document, _ meaning: String
  ) -> Self {
    Self(key, path, schema, meaning, says: { $0 != usual }) {
      try $0.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
  }

  /// A value that a record may lack, which is null in JSON lines.
  static func ifAny<Value: StopValue>(
    _ key: Record.Key, _ path: Path<Value?>, _ schema: Document, _ meaning: String
  ) -> Self {
    Self(key, path, schema, meaning, isOptional: true, says: { $0 != nil }) {
      try $0.decodeIfPresent(Value.self, forKey: key)
    }
  }

  private init<Value: StopValue>(
    _ key: Record.Key, _ path: Path<Value>, _ schema: Document, _ meaning: String,
    isOptional: Bool = false, says: @escaping @Sendable (Value) -> Bool,
    read: @escaping @Sendable (KeyedDecodingContainer<Record.Key>) throws -> Value
  ) {
    self.init(key: key, meaning: meaning, isOptional: isOptional) {
      schema
    } write: { record, form, object in
      let value = record[keyPath: path]
      // In a form each of its keys is written, without a value only where the form has null.
      let isWritten = form.map { !isOptional || $0.writesNull } ?? false
      if isWritten || says(value) { try value.write(for: key, into: &object) }
    } read: { object, record in
      record[keyPath: path] = try read(object)
    }
  }

  /// A list of parts, which are written in the form too.
  static func parts<Part: StopPart>(
    _ key: Record.Key, _ path: Path<[Part]>, _ meaning: String
  ) -> Self {
    Self(key: key, meaning: meaning, isOptional: false) {
      .array(of: Part.schema)
    } write: { record, form, object in
      let parts = record[keyPath: path]
      guard form != nil || !parts.isEmpty else { return }
      var list = object.nestedUnkeyedContainer(forKey: key)
      for part in parts {
        var object = list.nestedContainer(keyedBy: Part.Key.self)
        try part.write(into: &object, in: form)
      }
    } read: { object, record in
      record[keyPath: path] = try object.decodeIfPresent([Part].self, forKey: key) ?? []
    }
  }
}

extension StopPart {
  /// Reads a record; what is missing is usual.
  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self = .empty
    for key in Self.keys { try key.read(object, &self) }
  }

  /// Writes a record without what is usual.
  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try write(into: &object, in: nil)
  }

  /// Writes a record in a form; nil leaves out what is usual.
  func write(
    into object: inout KeyedEncodingContainer<Key>, in form: StopRecord.Form?
  ) throws {
    let keys = form.map(Self.keys(in:)) ?? Self.keys
    // By index: otherwise each key is copied with its closures, for each record.
    for index in keys.indices { try keys[index].write(self, form, &object) }
  }

  /// Its JSON Schema.
  package static var schema: Document {
    .object(
      keys.map { ($0.key.stringValue, $0.schema) }, required: needed.map(\.stringValue))
  }
}
