import ScreenDocuments
import ScreenTree

/// A modifier as a key of a file: the codec of its values, of any type.
struct FileCodec: Sendable {
  let modifier: AnyModifier
  let read: @Sendable (inout NodeReader, Document.Entry, _ depth: Int) -> Property?
  let write: @Sendable (Property) -> Document
  let syntax: String
  private let makeSchema: @Sendable () -> Document

  /// Its JSON Schema.
  var schema: Document { makeSchema() }

  private init<Value: Hashable & Sendable>(_ modifier: AnyModifier, _ codec: Codec<Value>) {
    // The table of modifiers is part of the program, so no file can cause a mismatch.
    guard let modifier = modifier as? Modifier<Value> else {
      preconditionFailure("the codec of '\(modifier.name)' is one of another type")
    }
    read = { reader, entry, depth in
      codec.read(&reader, entry.value, .init(name: modifier.name, depth: depth))
        .map { modifier($0, at: entry.position) }
    }
    write = { $0[modifier].map(codec.write) ?? .blank }
    self.modifier = modifier
    makeSchema = { codec.schema }
    syntax = codec.syntax
  }

  /// The codec for the form of a modifier.
  private init(of modifier: AnyModifier) {
    switch modifier.form {
    case .text: self.init(modifier, .text)
    case .texts: self.init(modifier, .oneOrMore(.text))
    case .language: self.init(modifier, .language)
    case .scalar: self.init(modifier, .scalar)
    case .flag: self.init(modifier, .flag)
    case .tristate: self.init(modifier, .tristate)
    case .number(let range): self.init(modifier, .number(range))
    case .integer(let range): self.init(modifier, .integer(range))
    case .integers:
      self.init(modifier, .list(.index, "numbers counted from 0"))
    case .range: self.init(modifier, .range)
    case .format: self.init(modifier, .format)
    case .childBehavior: self.init(modifier, .choice(Property.ChildBehavior.self))
    case .containerType: self.init(modifier, .choice(Property.ContainerType.self))
    case .live: self.init(modifier, .choice(Property.Live.self))
    case .popup: self.init(modifier, .flagOrChoice(Property.Popup.self, yes: .menu))
    case .sort: self.init(modifier, .choice(Property.Sort.self))
    case .invalidity: self.init(modifier, .flagOrChoice(Property.Invalidity.self))
    case .currentItem: self.init(modifier, .flagOrChoice(Property.CurrentItem.self))
    case .directTouch: self.init(modifier, .directTouch)
    case .insertionPoint: self.init(modifier, .insertionPoint)
    case .traits: self.init(modifier, .oneOrMore(.trait))
    case .nodes: self.init(modifier, .nodes)
    case .references: self.init(modifier, .list(.reference, "ids or views"))
    case .frame: self.init(modifier, .frame)
    case .point: self.init(modifier, .point)
    case .points: self.init(modifier, .list(.point, "points [x, y]"))
    case .place: self.init(modifier, .place)
    case .customContent: self.init(modifier, .oneOrMore(.customContent))
    case .actions: self.init(modifier, .oneOrMore(.action))
    case .rotors: self.init(modifier, .oneOrMore(.rotor))
    case .rotorEntry: self.init(modifier, .rotorEntry)
    case .effects: self.init(modifier, .effects)
    case .speech: self.init(modifier, .speech)
    case .attributedRanges:
      self.init(modifier, .oneOrMore(.attributedRange))
    case .labeledPair: self.init(modifier, .labeledPair)
    case .cell: self.init(modifier, .cell)
    case .context: self.init(modifier, .context)
    case .chart: self.init(modifier, .chart)
    case .none: preconditionFailure("'\(modifier.name)' has no key in a file")
    }
  }
}

extension FileCodec {
  /// The keys of a view by name; a synonym has the same modifier.
  static let keys = Dictionary(
    uniqueKeysWithValues: AnyModifier.all.flatMap { modifier in
      let codec = FileCodec(of: modifier)
      return [(modifier.name, codec)] + (modifier.synonym.map { [($0, codec)] } ?? [])
    })

  /// The names of all keys of a view, synonyms at the end.
  package static let names = AnyModifier.all.map(\.name) + AnyModifier.all.compactMap(\.synonym)

  /// The value of a property as a file has it.
  static func write(_ property: Property) -> Document {
    keys[property.modifier.name]?.write(property) ?? .blank
  }
}
