import ScreenTree

extension Document {
  /// A text, with quotation marks if needed.
  package static func text(_ text: String) -> Document {
    Document(.scalar(text, isPlain: false), at: .unknown)
  }

  /// A number, in the shortest form that is read back as the same.
  package static func number(_ number: Double) -> Document {
    // Double's description of a whole number ends with `.0`, which an integer in a file has not.
    let text =
      abs(number) < 1e15 ? Int(exactly: number).map(String.init) ?? "\(number)" : "\(number)"
    // JSON has no spelling for a number that is not finite.
    return Document(.scalar(number.isFinite ? text : "0", isPlain: true), at: .unknown)
  }

  /// True or false.
  package static func flag(_ flag: Bool) -> Document {
    Document(.scalar(flag ? "true" : "false", isPlain: true), at: .unknown)
  }

  /// Nothing.
  package static var null: Document { Document(.scalar("null", isPlain: true), at: .unknown) }

  package static func list(_ items: [Document]) -> Document {
    Document(.sequence(items), at: .unknown)
  }

  package static func list(_ texts: [String]) -> Document { list(texts.map { .text($0) }) }

  package static func list(_ numbers: [Double]) -> Document { list(numbers.map { .number($0) }) }

  /// A mapping, its keys in this order.
  package static func mapping(_ pairs: [(String, Document)]) -> Document {
    Document(
      .mapping(pairs.map { Entry(key: $0, position: .unknown, value: $1) }), at: .unknown)
  }

  /// The pairs of a mapping; empty for any other value.
  package var pairs: [(String, Document)] { entries?.map { ($0.key, $0.value) } ?? [] }

  /// The same mapping with another value of a key; unchanged without the key.
  package func replacing(_ key: String, _ change: (Document) -> Document) -> Document {
    guard case .mapping(var entries) = value else { return self }
    for index in entries.indices where entries[index].key == key {
      entries[index].value = change(entries[index].value)
    }
    return Document(.mapping(entries), at: position)
  }

  /// Whether two documents are equal; numbers are compared as numbers, keys in any order.
  func says(_ other: Document) -> Bool {
    switch (value, other.value) {
    case (.scalar(let text, let isPlain), .scalar(let its, let isItsPlain)):
      if isNull || other.isNull { return isNull && other.isNull }
      if let number, let its = other.number { return number == its }
      return text == its && isPlain == isItsPlain
    case (.sequence(let items), .sequence(let its)):
      return items.count == its.count && zip(items, its).allSatisfy { $0.says($1) }
    case (.mapping(let entries), .mapping(let its)):
      return entries.count == its.count
        && entries.allSatisfy { entry in
          other[entry.key].map { entry.value.says($0) } ?? false
        }
    case (.scalar, _), (.sequence, _), (.mapping, _): return false
    }
  }

  /// The JSON merge patch to another document; nil when they are equal.
  ///
  /// It follows RFC 7386: mappings are merged key by key, null removes a key.
  package func patch(to other: Document) -> Document? {
    guard entries != nil, let its = other.entries else { return says(other) ? nil : other }
    var changes: [(String, Document)] = []
    for entry in its {
      guard let mine = self[entry.key] else {
        // In a patch null removes a key, so a patch cannot add a key whose value is null.
        if !entry.value.isNull { changes.append((entry.key, entry.value)) }
        continue
      }
      if let change = mine.patch(to: entry.value) { changes.append((entry.key, change)) }
    }
    for (key, _) in pairs where other[key] == nil { changes.append((key, .null)) }
    return changes.isEmpty ? nil : .mapping(changes)
  }

  /// This document with a patch applied.
  package func patched(with patch: Document) -> Document {
    guard let changes = patch.entries else { return patch }
    var pairs = self.pairs
    for change in changes {
      let index = pairs.firstIndex { $0.0 == change.key }
      if change.value.isNull {
        if let index { pairs.remove(at: index) }
      } else if let index {
        pairs[index].1 = pairs[index].1.patched(with: change.value)
      } else {
        pairs.append((change.key, change.value))
      }
    }
    return .mapping(pairs)
  }

  /// Two patches as one: keys that the later one removes stay removed.
  package func merged(with later: Document) -> Document {
    guard entries != nil, let changes = later.entries else { return later }
    var pairs = self.pairs
    for change in changes {
      if let index = pairs.firstIndex(where: { $0.0 == change.key }) {
        pairs[index].1 = pairs[index].1.merged(with: change.value)
      } else {
        pairs.append((change.key, change.value))
      }
    }
    return .mapping(pairs)
  }
}
