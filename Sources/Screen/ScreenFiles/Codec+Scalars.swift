import ScreenDocuments
import ScreenTree

/// Values of views: indexes, states and traits.
extension Codec {
  /// A number of a row or a column, counted from 0.
  static var index: Codec<Int> { .integer(0...1_000_000) }

  /// A value as written: text, a number, true or false, or `mixed`.
  static var scalar: Codec<Property.Scalar> {
    Codec<Property.Scalar>("text, number, `true`, `false`, `mixed`", schema: .textSchema) {
      reader, document, _ in
      guard let text = reader.text(document, "value") else { return nil }
      // Only plain words are flags and numbers; in quotation marks they stay texts.
      if let flag = document.flag { return .flag(flag) }
      if let number = document.number { return .number(number) }
      if case .scalar("mixed", isPlain: true) = document.value { return .mixed }
      return .text(text)
    } write: { scalar in
      switch scalar {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      case .mixed: .word("mixed")
      }
    }
  }

  static var tristate: Codec<Property.Tristate> {
    Codec<Property.Tristate>(
      "`true`, `false`, `mixed`",
      schema: .mapping([("enum", .list([.flag(true), .flag(false), .text("mixed")]))])
    ) { reader, document, key in
      if let flag = document.flag { return flag ? .on : .off }
      return reader.found(
        document.text == "mixed" ? Property.Tristate.mixed : nil, in: document,
        else: "'\(key.name)' is true, false or mixed, not \(document.kind)")
    } write: {
      $0 == .mixed ? .word("mixed") : .flag($0 == .on)
    }
  }

  static var trait: Codec<Node.Trait> {
    Codec<Node.Trait>("trait", schema: .reference("trait")) { reader, document, key in
      guard let word = reader.text(document, key.name) else { return nil }
      if let trait = Node.Trait(name: word) { return trait }
      let advice = reader.faults.advice(for: word, among: Node.Trait.names)
      reader.fault("unknown trait '\(word)'. \(advice)", at: document.position)
      return nil
    } write: {
      .word($0.rawValue)
    }
  }
}
