package import ScreenDocuments
import ScreenTree
import Yams

extension Document {
  /// Reads a file by its first significant character: JSON for a brace or a bracket, otherwise
  /// YAML.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> Document {
    guard bytes.count <= Limits.bytes else {
      throw Fault("the file is larger than 256 MiB; split it", at: .unknown)
    }
    // A byte order mark is no white space: it would hide the brace that decides between JSON and
    // YAML.
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = content.first { !" \t\r\n".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      return try readJSON(Array(content))
    }
    return try readYAML(Array(content))
  }

  /// Reads YAML with Yams; only plain `true` and `false` are flags, unlike in YAML 1.1.
  package static func readYAML(_ bytes: [UInt8]) throws(Fault) -> Document {
    let text = try text(of: bytes)
    let inert = try InertYAML(text)
    do {
      // Without tag resolution: nothing here needs it, and comparing keys would trigger it.
      // With the encoding: Yams would look it up in the environment each time.
      let parser = try Yams.Parser(
        yaml: inert.text, resolver: .basic, constructor: .default, encoding: .utf8)
      // Nodes do not keep their anchors alive, the parser does.
      return try withExtendedLifetime(parser) {
        guard let node = try parser.singleRoot() else {
          throw Fault("the file is empty", at: Position(line: 1, column: 1))
        }
        var reader = YAMLReader(inert: inert)
        return try reader.document(node, depth: 0)
      }
    } catch let fault as Fault {
      throw fault
    } catch let error as YamlError {
      throw YAMLError.fault(error, in: text, inert)
    } catch {
      throw Fault("the YAML cannot be read: \(error)", at: .unknown)
    }
  }
}

/// Converts nodes of Yams to documents and resolves aliases.
private struct YAMLReader {
  /// The most values of a file that aliases create.
  private static let mostAliased = 100_000

  let inert: InertYAML
  /// The values of the anchors so far; a later one with the same name replaces it.
  private var anchors: [String: Document] = [:]
  /// How many values aliases have created.
  private var aliased = 0

  init(inert: InertYAML) { self.inert = inert }

  mutating func document(_ node: Yams.Node, depth: Int) throws -> Document {
    let position = Position(node.mark) ?? .unknown
    guard depth < Limits.values else { throw Self.tooDeep(at: position) }
    let document =
      switch node {
      case .scalar(let scalar): try value(of: scalar, at: position, depth: depth)
      case .sequence(let sequence):
        Document(
          .sequence(try sequence.map { try self.document($0, depth: depth + 1) }), at: position)
      case .mapping(let mapping):
        Document(.mapping(try entries(of: mapping, at: position, depth: depth)), at: position)
      case .alias:
        throw Document.Fault("an alias has no anchor; write the view out", at: position)
      }
    // An anchor counts only once its value is read, so an alias inside it cannot make a cycle.
    remember(document, as: node.anchor)
    return document
  }

  /// The keys of a mapping and their values.
  private mutating func entries(
    of mapping: Yams.Node.Mapping, at position: Position, depth: Int
  ) throws -> [Document.Entry] {
    var entries: [Document.Entry] = []
    // The iterator of Yams would copy all pairs first.
    for index in mapping.indices {
      let (key, value) = mapping[index]
      guard case .scalar(let name) = key else {
        throw Document.Fault(
          "a key is not a word; write keys as plain words", at: Position(key.mark) ?? position)
      }
      let place = Position(name.mark) ?? position
      guard inert.sign(of: name) == nil else {
        throw Document.Fault(
          "a key is an alias or a complex key; write keys as plain words", at: place)
      }
      let word = inert.restored(name.string)
      remember(Document(.scalar(word, isPlain: name.style == .plain), at: place), as: name.anchor)
      let document = try document(value, depth: depth + 1)
      entries.append(Document.Entry(key: word, position: place, value: document))
    }
    return entries
  }

  private mutating func value(
    of scalar: Yams.Node.Scalar, at position: Position, depth: Int
  ) throws -> Document {
    let tag = scalar.tag.description
    guard tag.utf8.first != UInt8(ascii: "!") else {
      throw Document.Fault(
        "'\(inert.restored(tag))' is a tag of YAML; put the text in quotation marks", at: position)
    }
    switch inert.sign(of: scalar) {
    case nil:
      return Document(
        .scalar(inert.restored(scalar.string), isPlain: scalar.style == .plain), at: position)
    case .alias(let name)?:
      // An alias cannot have an anchor of its own: `&a *b` is no YAML.
      guard let target = anchors[name], scalar.anchor == nil else {
        throw InertYAML.misplaced("*", at: position)
      }
      try count(target, depth: depth, at: position)
      return target
    case .complexKey?: throw InertYAML.misplaced("?", at: position)
    }
  }

  private mutating func remember(_ document: Document, as anchor: Anchor?) {
    guard inert.hasAliases, let anchor else { return }
    anchors[anchor.rawValue] = document
  }

  /// Counts the values of an alias; they are shared, but later passes walk all of them.
  private mutating func count(_ document: Document, depth: Int, at position: Position) throws {
    aliased += 1
    guard depth < Limits.values else { throw Self.tooDeep(at: position) }
    guard aliased <= Self.mostAliased else {
      throw Document.Fault(
        "aliases make more than \(Self.mostAliased) values; write the views out", at: position)
    }
    switch document.value {
    case .scalar: break
    case .sequence(let items):
      for item in items { try count(item, depth: depth + 1, at: position) }
    case .mapping(let entries):
      for entry in entries { try count(entry.value, depth: depth + 1, at: position) }
    }
  }

  private static func tooDeep(at position: Position) -> Document.Fault {
    Document.Fault("it is nested more than \(Limits.depth) deep; flatten it", at: position)
  }
}

extension Position {
  /// The position of a mark, or nil.
  fileprivate init?(_ mark: Yams.Mark?) {
    guard let mark else { return nil }
    self.init(line: mark.line, column: mark.column)
  }
}
