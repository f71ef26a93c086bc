import ScreenTree

/// Texts, numbers, flags and words.
extension Codec {
  /// A text; a plain number or word is one too.
  package static var text: Codec<String> {
    Codec<String>("text", schema: .textSchema, read: { $0.text($1, $2.name) }, write: { .text($0) })
  }

  /// A text in quotation marks, as JSON has texts.
  package static var quoted: Codec<String> {
    Codec<String>("text", schema: .schema(type: "string")) { reader, document, key in
      if case .scalar(let text, isPlain: false) = document.value { return text }
      reader.fault(
        "'\(key.name)' is a text in quotation marks, not \(document.kind)", at: document.position)
      return nil
    } write: {
      .text($0)
    }
  }

  /// True or false.
  package static var flag: Codec<Bool> {
    Codec<Bool>("true or false", schema: .schema(type: "boolean")) { reader, document, key in
      reader.found(
        document.flag, in: document,
        else: "'\(key.name)' is true or false, not \(document.kind)")
    } write: {
      .flag($0)
    }
  }

  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> Codec<Double> {
    Codec<Double>(
      range.isBound ? range.words : "number",
      schema: .schema(
        type: "number",
        [("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound))])
    ) { reader, document, key in
      let number = reader.found(
        document.number, in: document, else: "'\(key.name)' is a number, not \(document.kind)")
      guard let number else { return nil }
      return reader.found(
        range.contains(number) ? number : nil, in: document,
        else: "'\(key.name)' goes from \(range.words), not \(document.text ?? "")")
    } write: {
      .number($0)
    }
  }

  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>) -> Codec<Int> {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return Codec<Int>(
      range.upperBound > 100 ? "number" : bounds, schema: .integerSchema(range)
    ) { reader, document, key in
      let integer = document.number.flatMap { Int(exactly: $0) }
      return reader.found(
        integer.flatMap { range.contains($0) ? $0 : nil }, in: document,
        else: "'\(key.name)' is a whole number from \(bounds), not \(document.kind)")
    } write: {
      .number(Double($0))
    }
  }

  /// A language tag with the syntax of BCP 47: `en`, `en-US`, `zh-Hant-TW`.
  package static var language: Codec<String> {
    Codec<String>("tag", schema: .reference("language")) { reader, document, _ in
      guard let tag = reader.text(document, "language") else { return nil }
      return reader.found(
        tag.isLanguageTag ? tag : nil, in: document,
        else: "'\(tag)' is no language tag; write one as en-US or vi")
    } write: {
      .text($0)
    }
  }

  /// One of a few words.
  package static func word(_ words: [String]) -> Codec<String> {
    Codec<String>(words.inCode, schema: .words(words)) { reader, document, key in
      if let text = document.text, words.contains(text) { return text }
      let advice = reader.faults.advice(for: document.text ?? "", among: words)
      reader.fault("'\(key.name)' cannot be \(document.kind). \(advice)", at: document.position)
      return nil
    } write: {
      .word($0)
    }
  }

  /// One of the words of an enumeration.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ type: Choice.Type
  ) -> Codec<Choice> {
    let word = Codec<String>.word(Choice.allCases.map { $0.rawValue })
    return Codec<Choice>(word.syntax, schema: word.schema) { reader, document, key in
      word.read(&reader, document, key).flatMap { Choice(rawValue: $0) }
    } write: {
      word.write($0.rawValue)
    }
  }

  /// A value, or null for none.
  package static func orNull<Item>(_ item: Codec<Item>) -> Self where Value == Item? {
    Codec("\(item.syntax) or null", schema: item.schema.orNull) { reader, document, key in
      document.isNull ? .some(nil) : item.read(&reader, document, key).map(Optional.some)
    } write: {
      $0.map(item.write) ?? .null
    }
  }
}

extension ClosedRange<Double> {
  /// Whether the range restricts more than to finite numbers.
  fileprivate var isBound: Bool { upperBound - lowerBound <= 100 }

  /// The bounds in words.
  fileprivate var words: String { "\(lowerBound.short) to \(upperBound.short)" }
}

extension [String] {
  /// The words in backquotes, separated by commas.
  package var inCode: String { map { "`\($0)`" }.joined(separator: ", ") }
}
