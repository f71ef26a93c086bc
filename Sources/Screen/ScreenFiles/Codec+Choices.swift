import ScreenDocuments
import ScreenTree

/// Words of enumerations together with other values.
extension Codec {
  /// One of the words of an enumeration, with `true` and `false` as flags.
  ///
  /// - Parameters:
  ///   - type: the enumeration.
  ///   - yes: the meaning of `true` if the enumeration has no word for it.
  /// - Returns: the codec.
  static func flagOrChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ type: Choice.Type, yes: Choice? = nil
  ) -> Codec<Choice> {
    let all = (yes == nil ? [] : ["true"]) + Choice.allCases.map { $0.rawValue }
    let word = Codec<String>.word(all)
    return Codec<Choice>(
      word.syntax, schema: .mapping([("enum", .list(all.map { $0.asFlag ?? .text($0) }))])
    ) { reader, document, key in
      if document.flag == true, let yes { return yes }
      // In quotation marks "true" is a word, and no flag.
      return word.read(&reader, document, key).flatMap { Choice(rawValue: $0) ?? yes }
    } write: {
      $0.rawValue.asFlag ?? .word($0.rawValue)
    }
  }

  /// Whether an element allows direct touch, or its options.
  static var directTouch: Codec<Property.DirectTouch> {
    let options = Codec<[Property.DirectTouch.Option]>.oneOrMore(
      .choice(Property.DirectTouch.Option.self))
    return Codec<Property.DirectTouch>(
      "true, false, \(options.syntax)", schema: .any(.schema(type: "boolean"), options.schema)
    ) { reader, document, key in
      if let flag = document.flag { return flag ? .on([]) : .off }
      return options.read(&reader, document, key).map { .on(Set($0)) }
    } write: { touch in
      switch touch {
      case .off: .flag(false)
      case .on([]): .flag(true)
      case .on(let set): options.write(Property.DirectTouch.Option.allCases.filter(set.contains))
      }
    }
  }

  /// The start or the end of a text, or a number of characters.
  static var insertionPoint: Codec<Property.InsertionPoint> {
    let number = Codec<Int>.index
    let word = Codec<String>.word(["start", "end"])
    return Codec<Property.InsertionPoint>(
      "`start`, `end` or a number", schema: .any(word.schema, number.schema)
    ) { reader, document, key in
      if document.number != nil { return number.read(&reader, document, key).map { .after($0) } }
      return word.read(&reader, document, key).map { $0 == "start" ? .start : .end }
    } write: { point in
      switch point {
      case .start: .word("start")
      case .end: .word("end")
      case .after(let count): number.write(count)
      }
    }
  }
}

extension String {
  /// True or false as a flag, or nil for any other word.
  fileprivate var asFlag: Document? { Bool(self).map(Document.flag) }
}
