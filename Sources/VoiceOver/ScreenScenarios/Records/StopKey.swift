package import ScreenDocuments

/// A record that leaves the program as JSON: a stop, or a part of it.
package protocol StopPart: Codable, Sendable {
  /// The names of its keys.
  associatedtype Key: CodingKey & Hashable

  /// Its keys, in the order of the schema.
  static var keys: [StopKey<Self>] { get }
  /// The keys that it has in every output.
  static var needed: [Key] { get }
  /// A record to start reading from, in which everything is usual.
  static var empty: Self { get }
  /// The keys that it has in a form.
  static func keys(in form: StopRecord.Form) -> Set<Key>
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
  /// The JSON Schema of its value, with what it means.
  package let schema: Document
  /// Writes the value, if the form has the key; without a form, if it says something.
  let write:
    @Sendable (Record, StopRecord.Form?, inout KeyedEncodingContainer<Record.Key>) throws -> Void
  /// Reads the value into a record.
  let read: @Sendable (KeyedDecodingContainer<Record.Key>, inout Record) throws -> Void
}

extension StopKey {
  /// A value that every record has.
  static func always<Value: Codable & Sendable>(
    _ key: Record.Key, _ path: Path<Value>, _ schema: Document, _ meaning: String
  ) -> Self {
    Self(key, path, schema, meaning, says: { _ in true }) {
      try $0.decode(Value.self, forKey: key)
    }
  }

  /// A value that is usual where the key is missing.
  static func usual<Value: Codable & Equatable & Sendable>(
    _ key: Record.Key, _ path: Path<Value>, _ usual: Value, _ schema: Document, _ meaning: String
  ) -> Self {
    Self(key, path, schema, meaning, says: { $0 != usual }) {
      try $0.decodeIfPresent(Value.self, forKey: key) ?? usual
    }
  }

  /// A value that a record may lack, which is null in JSON lines.
  static func ifAny<Value: Codable & Sendable>(
    _ key: Record.Key, _ path: Path<Value?>, _ schema: Document, _ meaning: String
  ) -> Self {
    let isInLines = Record.keys(in: .lines).contains(key)
    let schema = isInLines ? schema.orNull : schema
    return Self(key, path, schema, meaning, isOptional: true, says: { $0 != nil }) {
      try $0.decodeIfPresent(Value.self, forKey: key)
    }
  }

  private init<Value: Codable & Sendable>(
    _ key: Record.Key, _ path: Path<Value>, _ schema: Document, _ meaning: String,
    isOptional: Bool = false, says: @escaping @Sendable (Value) -> Bool,
    read: @escaping @Sendable (KeyedDecodingContainer<Record.Key>) throws -> Value
  ) {
    self.init(key: key, schema: schema.described(meaning)) { record, form, object in
      let value = record[keyPath: path]
      let isInForm = form.map { form in
        Record.keys(in: form).contains(key) && (!isOptional || form.writesNull || says(value))
      }
      if isInForm ?? says(value) { try object.encode(value, forKey: key) }
    } read: { object, record in
      record[keyPath: path] = try read(object)
    }
  }

  /// A list of parts, which are written in the form too.
  static func parts<Part: StopPart>(
    _ key: Record.Key, _ path: Path<[Part]>, _ meaning: String
  ) -> Self {
    Self(key: key, schema: Document.array(of: Part.schema).described(meaning)) {
      record, form, object in
      let parts = record[keyPath: path].map { FormedPart(part: $0, form: form) }
      let isInForm = form.map { Record.keys(in: $0).contains(key) }
      if isInForm ?? !parts.isEmpty { try object.encode(parts, forKey: key) }
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
  package func encode(to encoder: any Encoder) throws { try encode(to: encoder, in: nil) }

  /// Writes a record in a form; nil leaves out what is usual.
  fileprivate func encode(to encoder: any Encoder, in form: StopRecord.Form?) throws {
    var object = encoder.container(keyedBy: Key.self)
    for key in Self.keys { try key.write(self, form, &object) }
  }

  /// The record in a form.
  package func written(in form: StopRecord.Form) -> some Encodable {
    FormedPart(part: self, form: form)
  }

  /// Its JSON Schema.
  package static var schema: Document {
    .object(
      keys.map { ($0.key.stringValue, $0.schema) }, required: needed.map(\.stringValue))
  }
}

/// A record that is encoded in a form.
private struct FormedPart<Part: StopPart>: Encodable {
  let part: Part
  let form: StopRecord.Form?

  func encode(to encoder: any Encoder) throws { try part.encode(to: encoder, in: form) }
}
