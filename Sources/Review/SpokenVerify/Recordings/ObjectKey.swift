import ScreenDocuments
import ScreenFiles
import ScreenTree

/// A key of an object in a recording file: how it is read and written, and what the schema says of it.
///
/// The reader, the writer, the JSON Schema and the reference table are made from the same list of keys.
struct ObjectKey<Object>: Sendable {
  /// The key.
  let name: String
  /// Whether it must be there.
  let isRequired: Bool
  /// What the JSON Schema says of the value.
  let schema: Document
  /// What the value means, in a sentence.
  let meaning: String
  /// Takes the value over into an object, or adds an error.
  let read: @Sendable (Document, inout Object, inout Faults) -> Void
  /// The value as a file has it; nil to leave it out.
  let write: @Sendable (Object) -> Document?

  typealias Path<Value> = any WritableKeyPath<Object, Value> & Sendable

  /// A text; null stands for none where that is allowed.
  static func text(
    _ name: String, _ path: Path<String?>, _ meaning: String, isRequired: Bool = false,
    orNull: Bool = false
  ) -> ObjectKey {
    ObjectKey(
      name: name, isRequired: isRequired,
      schema: orNull ? Document.schema(type: "string").orNull : .schema(type: "string"),
      meaning: meaning,
      read: { document, object, faults in
        if orNull, document.isNull { return }
        guard case .scalar(let text, isPlain: false) = document.value else {
          return faults.add(
            "'\(name)' is a text in quotation marks\(orNull ? " or null" : ""), not \(document.kind)",
            at: document.position)
        }
        object[keyPath: path] = text
      },
      write: { object in
        object[keyPath: path].map(Document.text) ?? (orNull && isRequired ? .null : nil)
      })
  }

  /// True or false; false is left out.
  static func flag(_ name: String, _ path: Path<Bool>, _ meaning: String) -> ObjectKey {
    ObjectKey(
      name: name, isRequired: false, schema: .schema(type: "boolean"), meaning: meaning,
      read: { document, object, faults in
        guard let flag = document.flag else {
          return faults.add(
            "'\(name)' is true or false, not \(document.kind)", at: document.position)
        }
        object[keyPath: path] = flag
      }, write: { $0[keyPath: path] ? .flag(true) : nil })
  }

  /// A whole number from 1.
  static func number(_ name: String, _ path: Path<Int?>, _ meaning: String) -> ObjectKey {
    ObjectKey(
      name: name, isRequired: false, schema: .integerSchema(1...Recording.mostSteps),
      meaning: meaning,
      read: { document, object, faults in
        let number = document.number.flatMap { Int(exactly: $0) }
        guard let number, (1...Recording.mostSteps).contains(number) else {
          return faults.add(
            "'\(name)' is a whole number from 1, not \(document.kind)", at: document.position)
        }
        object[keyPath: path] = number
      }, write: { $0[keyPath: path].map { .number(Double($0)) } })
  }

  /// A number with decimals.
  static func decimal(
    _ name: String, _ path: Path<Double?>, _ range: ClosedRange<Double>, _ meaning: String
  ) -> ObjectKey {
    ObjectKey(
      name: name, isRequired: false,
      schema: .schema(
        type: "number",
        [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))]),
      meaning: meaning,
      read: { document, object, faults in
        guard let number = document.number, range.contains(number) else {
          let ends = [range.lowerBound, range.upperBound].map { Document.number($0).compactJSON }
          return faults.add(
            "'\(name)' is a number from \(ends[0]) to \(ends[1]), not \(document.kind)",
            at: document.position)
        }
        object[keyPath: path] = number
      }, write: { $0[keyPath: path].map { .number($0) } })
  }

  /// One of several words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ meaning: String, isRequired: Bool = false,
    get: @escaping @Sendable (Object) -> Choice?,
    set: @escaping @Sendable (inout Object, Choice) -> Void
  ) -> ObjectKey {
    let words = Choice.allCases.map(\.rawValue)
    return ObjectKey(
      name: name, isRequired: isRequired, schema: .words(words), meaning: meaning,
      read: { document, object, faults in
        guard let text = document.text, let choice = Choice(rawValue: text) else {
          let advice = faults.advice(for: document.text ?? "", among: words)
          return faults.add(
            "'\(name)' cannot be \(document.kind). \(advice)", at: document.position)
        }
        set(&object, choice)
      }, write: { get($0).map { .text($0.rawValue) } })
  }

  /// A list of objects, each with its own keys.
  static func list<Item: Keyed>(
    _ name: String, _ path: Path<[Item]>, of keys: [ObjectKey<Item>], _ meaning: String,
    isRequired: Bool = false, empty: @escaping @Sendable (Document) -> Item
  ) -> ObjectKey {
    ObjectKey(
      name: name, isRequired: isRequired,
      schema: .schema(type: "array", [("items", .keys(keys))]), meaning: meaning,
      read: { document, object, faults in
        guard let items = document.items else {
          return faults.add("'\(name)' is a list, not \(document.kind)", at: document.position)
        }
        for item in items {
          var value = empty(item)
          value.read(item, keys, in: name, &faults)
          // An item with errors is added too, or `accepted` would be checked against too few steps.
          object[keyPath: path].append(value)
        }
      },
      write: { object in
        let items = object[keyPath: path]
        return items.isEmpty && !isRequired ? nil : .list(items.map { .object($0, keys) })
      })
  }
}

/// What is read by a list of keys.
protocol Keyed: SendableMetatype {}

extension Keyed {
  /// Takes over the values of a mapping, and adds an error for each key that is unknown or missing.
  mutating func read(
    _ document: Document, _ keys: [ObjectKey<Self>], in place: String, _ faults: inout Faults
  ) {
    guard let entries = document.entries else {
      return faults.add(
        "each of '\(place)' is an object, not \(document.kind)", at: document.position)
    }
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else {
        let advice = faults.advice(for: entry.key, among: keys.map(\.name))
        faults.add("unknown key '\(entry.key)'. \(advice)", at: entry.position)
        continue
      }
      key.read(entry.value, &self, &faults)
    }
    for key in keys where key.isRequired && document[key.name] == nil {
      faults.add("'\(key.name)' is missing in \(place); add it", at: document.position)
    }
  }
}

extension Document {
  /// An object as its keys write it.
  static func object<Object>(_ object: Object, _ keys: [ObjectKey<Object>]) -> Document {
    .mapping(keys.compactMap { key in key.write(object).map { (key.name, $0) } })
  }

  /// The schema of an object with these keys.
  static func keys<Object>(_ keys: [ObjectKey<Object>]) -> Document {
    .object(
      keys.map { ($0.name, $0.schema.described($0.meaning)) },
      required: keys.filter(\.isRequired).map(\.name))
  }
}
