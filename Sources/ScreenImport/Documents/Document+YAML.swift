import ScreenTree
import Yams

extension Document {
  /// Reads YAML through Yams; only plain `true` and `false` are flags, whatever YAML 1.1 says.
  package static func readYAML(_ bytes: [UInt8]) throws(Fault) -> Document {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Fault("the file is not UTF-8; save it as UTF-8", at: .unknown)
    }
    try refuseAliasedKeys(in: text)
    do {
      // Without rules for tags: nothing here asks for them, and comparing keys would work them out.
      // With the encoding: Yams would look it up in the environment each time.
      guard let node = try Yams.compose(yaml: text, .basic, .default, .utf8) else {
        throw Fault("the file is empty", at: Position(line: 1, column: 1))
      }
      var count = 0
      return try convert(node, depth: 0, aliased: false, count: &count)
    } catch let fault as Fault {
      throw fault
    } catch let error as YamlError {
      throw YAMLError.fault(error, in: text)
    } catch {
      throw Fault("the YAML cannot be read: \(error)", at: .unknown)
    }
  }

  /// Refuses keys that are aliases: comparing keys would write out what they stand for.
  private static func refuseAliasedKeys(in text: String) throws(Fault) {
    guard text.utf8.contains(UInt8(ascii: "&")), text.utf8.contains(UInt8(ascii: "*")) else {
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let column = aliasedKey(in: line) else { continue }
      throw Fault(
        "a key is an alias or a complex key; write keys as plain words",
        at: Position(line: index + 1, column: column))
    }
  }

  /// The column of a key that is an alias or complex, counted from 1, or nil when there is none.
  ///
  /// A key begins a line, after dashes, or follows a brace, a bracket or a comma.
  private static func aliasedKey(in line: Substring) -> Int? {
    guard line.contains("*") || line.contains("?") else { return nil }
    var begins = true
    for (index, character) in line.enumerated() {
      if begins, character == "?", line.dropFirst(index + 1).first.map(\.isWhitespace) ?? true {
        return index + 1
      }
      if begins, character == "*" {
        let rest = line.dropFirst(index).drop { !$0.isWhitespace && $0 != "," && $0 != "}" }
        if rest.drop(while: \.isWhitespace).first == ":" { return index + 1 }
      }
      begins =
        "{[,-".contains(character) || character == ":" || (begins && character.isWhitespace)
    }
    return nil
  }

  /// Turns a node of Yams into a document, counting what aliases multiply.
  private static func convert(
    _ node: Yams.Node, depth: Int, aliased: Bool, after place: Position = .unknown,
    count: inout Int
  ) throws(Fault) -> Document {
    let position = Position(node.mark) ?? .unknown
    // What stands before its list or its key is an alias: only that makes it so.
    let aliased = aliased || position.isBefore(place)
    guard depth < Limits.values else {
      throw Fault("it is nested more than \(Limits.depth) deep; flatten it", at: position)
    }
    if aliased { count += 1 }
    guard count <= Limits.aliasedValues else {
      throw Fault(
        "aliases make more than \(Limits.aliasedValues) values; write the views out", at: position)
    }
    switch node {
    case .scalar(let scalar):
      let tag = scalar.tag.description
      guard tag.utf8.first != UInt8(ascii: "!") else {
        throw Fault("'\(tag)' is a tag of YAML; put the text in quotation marks", at: position)
      }
      return Document(.scalar(scalar.string, isPlain: scalar.style == .plain), at: position)
    case .sequence(let sequence):
      var items: [Document] = []
      for item in sequence {
        items.append(
          try convert(item, depth: depth + 1, aliased: aliased, after: position, count: &count))
      }
      return Document(.sequence(items), at: position)
    case .mapping(let mapping):
      let entries = try entries(
        of: mapping, at: position, depth: depth, aliased: aliased, count: &count)
      return Document(.mapping(entries), at: position)
    case .alias:
      throw Fault("an alias has no anchor; write the view out", at: position)
    }
  }
}

extension Document {
  /// The keys of a mapping and their values.
  private static func entries(
    of mapping: Yams.Node.Mapping, at position: Position, depth: Int, aliased: Bool,
    count: inout Int
  ) throws(Fault) -> [Entry] {
    var entries: [Entry] = []
    // The iterator of Yams would copy all pairs first.
    for index in mapping.indices {
      let (key, value) = mapping[index]
      guard case .scalar(let name) = key else {
        throw Fault(
          "a key is not a word; write keys as plain words", at: Position(key.mark) ?? position)
      }
      let place = Position(name.mark) ?? position
      let document = try convert(
        value, depth: depth + 1, aliased: aliased, after: place, count: &count)
      entries.append(Entry(key: name.string, position: place, value: document))
    }
    return entries
  }
}

extension Position {
  /// The place of a mark, or nil when there is none.
  fileprivate init?(_ mark: Yams.Mark?) {
    guard let mark else { return nil }
    self.init(line: mark.line, column: mark.column)
  }

  /// Whether this place comes before another in the file; unknown places do not.
  fileprivate func isBefore(_ other: Position) -> Bool {
    self != .unknown && (line, column) < (other.line, other.column)
  }
}
