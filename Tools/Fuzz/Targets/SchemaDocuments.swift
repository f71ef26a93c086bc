package import ScreenDocuments
import ScreenFiles
import ScreenTree
import TestSupport

/// Random screen files, made from the JSON Schema of screen files alone.
///
/// The schema allows more than the reader: about two thirds of the files are accepted.
package struct SchemaDocuments {
  private let schema: Document
  private var random: SeededGenerator
  /// How many views the file may still have.
  private var views = 0

  /// Creates files that are the same for the same seed.
  ///
  /// - Parameter seed: the seed of the random numbers.
  /// - Throws: `Document.Fault` when the schema is no JSON.
  package init(seed: UInt64) throws(Document.Fault) {
    schema = try Document.readJSON(Array(ScreenSchema.json.utf8))
    random = SeededGenerator(seed)
  }

  /// The next file.
  package mutating func next() -> Document {
    views = Int.random(in: 1...12, using: &random)
    return value(of: schema, depth: 0)
  }

  /// A value that a schema allows.
  private mutating func value(of schema: Document, depth: Int) -> Document {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return definition(String(name), depth: depth)
    }
    if let words = schema["enum"]?.items { return random.pick(words) ?? .nothing }
    if let word = schema["const"] { return word }
    if let choices = schema["anyOf"]?.items {
      // The first is the simplest, so that files end.
      let isDeep = depth > 12 || views <= 0
      let choice = isDeep || random.oneIn(4) ? choices.first : random.pick(choices.dropFirst())
      return value(of: choice ?? .nothing, depth: depth + 1)
    }
    let types = schema["type"]?.items ?? schema["type"].map { [$0] } ?? []
    switch random.pick(types)?.text {
    case "object": return object(schema, depth: depth)
    case "array": return array(schema, depth: depth)
    case "string": return string(schema)
    case "number": return number(schema, isWhole: false)
    case "integer": return number(schema, isWhole: true)
    case "boolean": return .plain(random.oneIn(2) ? "true" : "false")
    default: return .nothing
    }
  }

  private mutating func definition(_ name: String, depth: Int) -> Document {
    if name == "node" { views -= 1 }
    return value(of: schema["$defs"]?[name] ?? .nothing, depth: depth + 1)
  }

  private mutating func array(_ schema: Document, depth: Int) -> Document {
    if let items = schema["prefixItems"]?.items {
      return .list(items.map { value(of: $0, depth: depth + 1) })
    }
    let item = schema["items"] ?? .nothing
    let count = Int.random(in: 0...(depth > 12 || views <= 0 ? 1 : 4), using: &random)
    return .list((0..<count).map { _ in value(of: item, depth: depth + 1) })
  }

  /// An object with the keys that it needs, one class if it is a view, and a few others.
  private mutating func object(_ schema: Document, depth: Int) -> Document {
    let properties = schema["properties"]?.entries ?? []
    let needed = schema["required"]?.items?.compactMap(\.text) ?? []
    var chosen = properties.filter { needed.contains($0.key) }
    if schema["maxProperties"] != nil {
      chosen = random.pick(properties).map { [$0] } ?? []
    } else {
      let classes = properties.filter { $0.key.first?.isUppercase == true }
      // A third of the keys is only for web content, which the schema does not say.
      let web = random.oneIn(2) ? classes.filter { $0.key == ViewClass.web.name } : []
      if let one = random.pick(web.isEmpty ? classes : web) { chosen.append(one) }
      let others = properties.filter { $0.key.first?.isUppercase != true }
      for _ in 0..<Int.random(in: 0...(depth == 0 ? 3 : 2), using: &random) {
        guard let more = random.pick(others) else { break }
        if !chosen.contains(where: { $0.key == more.key }) { chosen.append(more) }
      }
    }
    // A screen without views says little.
    if depth == 0, !chosen.contains(where: { $0.key == "views" }) {
      chosen += properties.filter { $0.key == "views" }
    }
    return .entries(chosen.map { ($0.key, value(of: $0.value, depth: depth + 1)) })
  }

  private mutating func string(_ schema: Document) -> Document {
    let words = schema["pattern"] == nil ? Self.words : ["en", "de-DE", "zh-Hant", "ru", "xx"]
    return .quoted(random.pick(words) ?? "")
  }

  private mutating func number(_ schema: Document, isWhole: Bool) -> Document {
    let least = schema["minimum"]?.number ?? -10
    let most = schema["maximum"]?.number ?? 1000
    let number = Double.random(in: least...most, using: &random)
    if random.oneIn(4) { return .plain("\(Int(random.oneIn(2) ? least : most))") }
    return .plain(isWhole ? "\(Int(number))" : "\(number)")
  }

  private static let words = [
    "", "a", "b", "Pay", "Your order", "$5.99", "12/31/2024", "3:04 PM", "café 👩‍👧", "مرحبا",
    "once\ntwice", "5", "true", "null", "- x: y", "::error", "{{a}}", "\u{1B}[2J", "e\u{301}",
    "supercalifragilisticexpialidocious", "\"quoted\"", "'", "#", "…", "🇩🇪🇩", "\u{FEFF}", "—",
  ]
}

extension Document {
  /// Nothing after a colon, which YAML reads as null.
  fileprivate static var nothing: Document { .plain("") }

  fileprivate static func plain(_ text: String) -> Document {
    Document(.scalar(text, isPlain: true), at: .unknown)
  }

  fileprivate static func quoted(_ text: String) -> Document {
    Document(.scalar(text, isPlain: false), at: .unknown)
  }

  fileprivate static func list(_ items: [Document]) -> Document {
    Document(.sequence(items), at: .unknown)
  }

  fileprivate static func entries(_ pairs: [(String, Document)]) -> Document {
    let entries = pairs.map { Entry(key: $0, position: .unknown, value: $1) }
    return Document(.mapping(entries), at: .unknown)
  }
}

extension SeededGenerator {
  /// Whether something happens that happens once in so many times.
  fileprivate mutating func oneIn(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  /// One of some values; nil when there are none.
  fileprivate mutating func pick<Values: Collection>(_ values: Values) -> Values.Element? {
    values.randomElement(using: &self)
  }
}
