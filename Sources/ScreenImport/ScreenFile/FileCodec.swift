import ScreenTree

/// The codec of a modifier's values, whatever their type.
struct FileCodec: Sendable {
  let read: @Sendable (inout NodeReader, Document, _ depth: Int) -> Property.Value?
  let write: @Sendable (Property.Value) -> Document
  let schema: Document
  let syntax: String

  private init<Value>(
    _ modifier: AnyModifier, _ type: ValueType<Value>, _ codec: Codec<Value>
  ) {
    let name = modifier.name
    read = { codec.read(&$0, $1, .init(name: name, depth: $2)).map(type.wrap) }
    write = { type.unwrap($0).map(codec.write) ?? .blank }
    schema = codec.schema
    syntax = codec.syntax
  }

  /// The codec for the form of a modifier.
  private init(of modifier: AnyModifier) {
    switch modifier.form {
    case .text: self.init(modifier, .text, .text)
    case .texts: self.init(modifier, .texts, .oneOrMore(.text))
    case .language: self.init(modifier, .language, .language)
    case .scalar: self.init(modifier, .scalar, .scalar)
    case .flag: self.init(modifier, .flag, .flag)
    case .tristate: self.init(modifier, .tristate, .tristate)
    case .number(let range): self.init(modifier, .number(range), .number(range))
    case .integer(let range): self.init(modifier, .integer(range), .integer(range))
    case .integers:
      self.init(modifier, .integers, .list(.index, "numbers counted from 0"))
    case .range: self.init(modifier, .range, .range)
    case .format: self.init(modifier, .format, .format)
    case .choice(let words): self.init(modifier, .word, .word(words))
    case .traits: self.init(modifier, .traits, .oneOrMore(.trait))
    case .nodes: self.init(modifier, .nodes, .nodes)
    case .references: self.init(modifier, .references, .list(.reference, "ids or views"))
    case .frame: self.init(modifier, .frame, .frame)
    case .point: self.init(modifier, .point, .point)
    case .points: self.init(modifier, .points, .list(.point, "points [x, y]"))
    case .place: self.init(modifier, .place, .place)
    case .customContent: self.init(modifier, .customContent, .oneOrMore(.customContent))
    case .actions: self.init(modifier, .actions, .oneOrMore(.action))
    case .rotors: self.init(modifier, .rotors, .oneOrMore(.rotor))
    case .rotorEntry: self.init(modifier, .rotorEntry, .rotorEntry)
    case .effects: self.init(modifier, .effects, .effects)
    case .speech: self.init(modifier, .speech, .speech)
    case .attributedRanges:
      self.init(modifier, .attributedRanges, .oneOrMore(.attributedRange))
    case .labeledPair: self.init(modifier, .labeledPair, .labeledPair)
    case .cell: self.init(modifier, .cell, .cell)
    case .context: self.init(modifier, .context, .context)
    }
  }
}

extension FileCodec {
  /// A key of a view: its modifier, and how the value is written.
  struct Key: Sendable {
    let modifier: AnyModifier
    let codec: FileCodec
  }

  /// The keys of a view by their names; a synonym leads to the same modifier.
  static let keys: [String: Key] = {
    var keys: [String: Key] = [:]
    for modifier in AnyModifier.all {
      let key = Key(modifier: modifier, codec: FileCodec(of: modifier))
      keys[modifier.name] = key
      if let synonym = modifier.synonym { keys[synonym] = key }
    }
    return keys
  }()

  /// The names of all keys that a view can have, synonyms at the end.
  package static let names = AnyModifier.all.map(\.name) + AnyModifier.all.compactMap(\.synonym)

  /// The value of a property as a file has it.
  static func write(_ property: Property) -> Document {
    keys[property.modifier.name]?.codec.write(property.value) ?? .blank
  }
}
