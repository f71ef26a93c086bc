import ScreenDocuments
import ScreenTree

/// Frames, formats, content, rotors and speech attributes.
extension Codec {
  /// A list of a fixed number of finite numbers, as a value.
  ///
  /// - Parameters:
  ///   - syntax: the numbers by their names.
  ///   - fault: the error for numbers that make no value.
  ///   - schema: the schema of each number.
  ///   - make: the value of the numbers, or nil when they make none.
  ///   - get: the numbers of a value.
  /// - Returns: the codec.
  private static func numbers(
    _ syntax: String, _ fault: String, schema: [Document],
    _ make: @escaping @Sendable ([Double]) -> Value?,
    _ get: @escaping @Sendable (Value) -> [Double]
  ) -> Codec {
    let count = schema.count
    return Codec(syntax, schema: .tuple(schema)) { reader, document, key in
      let numbers = document.items?.compactMap(\.number) ?? []
      guard numbers.count == count, document.items?.count == count else {
        // Of a list with another number of numbers, that number is what is wrong.
        let others = document.items?.count == numbers.count ? numbers.count : count
        let found = others == count ? document.kind : "\(others)"
        return reader.found(
          nil, in: document, else: "'\(key.name)' is a list of \(count) numbers, not \(found)")
      }
      return reader.found(make(numbers), in: document, else: "'\(key.name)' is \(fault)")
    } write: {
      .list(get($0))
    }
  }

  static var range: Codec<ClosedRange<Double>> {
    .numbers(
      "[lowest, highest]", "the lowest and the highest value, the lower one first",
      schema: [.schema(type: "number"), .schema(type: "number")],
      { $0[0] < $0[1] ? $0[0]...$0[1] : nil }, { [$0.lowerBound, $0.upperBound] })
  }

  static var frame: Codec<Frame> {
    let number = Document.schema(type: "number")
    let size = Document.schema(type: "number", [("minimum", .number(0))])
    return .numbers(
      "[x, y, width, height]", "x, y, width and height; a size is not negative",
      schema: [number, number, size, size],
      { $0[2] >= 0 && $0[3] >= 0 ? Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil },
      { [$0.x, $0.y, $0.width, $0.height] })
  }

  static var point: Codec<Property.Point> {
    let number = Document.schema(type: "number")
    return .numbers(
      "[x, y]", "x and y", schema: [number, number], { Property.Point(x: $0[0], y: $0[1]) },
      { [$0.x, $0.y] })
  }

  static var place: Codec<Property.Place> {
    let number = Document.integerSchema(1...Property.Place.most)
    return .numbers(
      "[number, count]", "a number and the count, such as [2, 3], counted from 1",
      schema: [number, number],
      { numbers in
        guard let number = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1]),
          number >= 1, count >= number, count <= Property.Place.most
        else { return nil }
        return Property.Place(number: number, count: count)
      }, { [Double($0.number), Double($0.count)] })
  }

  /// A range of a text, in Unicode scalars.
  private static var textRange: Codec<Range<Int>> {
    .numbers(
      "[start, length]",
      "[start, length] in characters; the start is counted from 0, the length at least 1",
      schema: [.integerSchema(0...1_000_000), .integerSchema(1...1_000_000)],
      { numbers in
        guard let start = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]),
          (0...1_000_000).contains(start), (1...1_000_000).contains(length)
        else { return nil }
        return start..<start + length
      }, { [Double($0.lowerBound), Double($0.count)] })
  }

  static var customContent: Codec<Property.CustomContent> {
    .record(
      Property.CustomContent(label: "", value: ""), missing: "custom content needs a label",
      [
        .required("label", \.label, .text), .usual("value", \.value, "", .text, orNull: true),
        .usual(
          "importance", \.isImportant, false,
          .word(["default", "high"]).map({ $0 == "high" }, { $0 ? "high" : "default" })),
      ])
  }

  static var rotor: Codec<Property.Rotor> {
    .record(
      Property.Rotor(name: "", entries: []), missing: "a rotor needs a name",
      [
        .required("name", \.name, .text),
        .usual("entries", \.entries, [], .oneOrMore(.rotorResult)),
      ])
  }

  /// A target of a rotor: an id, or `{id, in, range: [start, length]}`.
  private static var rotorResult: Codec<Property.Rotor.Entry> {
    .short(
      .id, { Property.Rotor.Entry($0) }, { $0.namespace == nil && $0.range == nil ? $0.id : nil },
      else: .record(
        Property.Rotor.Entry(""), missing: "an entry of a rotor needs an id",
        [
          .required("id", \.id, .id), .optional("in", \.namespace, .text),
          .optional("range", \.range, .textRange),
        ]))
  }

  static var rotorEntry: Codec<Property.RotorEntry> {
    .short(
      .text, { Property.RotorEntry(id: $0) }, { $0.namespace == nil ? $0.id : nil },
      else: .record(
        Property.RotorEntry(id: ""), missing: "'rotorEntry' needs an id",
        [.required("id", \.id, .text), .optional("in", \.namespace, .text)]))
  }

  /// The id of a view that must be in the file.
  private static var id: Codec<String> {
    Codec<String>("id", schema: .textSchema) { reader, document, key in
      guard let id = reader.text(document, key.name) else { return nil }
      reader.refer(to: id, at: document.position)
      return id
    } write: {
      .text($0)
    }
  }

  private static var speechFields: [RecordField<Property.Speech>] {
    [
      .optional("pitch", \.pitch, .number(-1...1)), .optional("spellsOut", \.spellsOut, .flag),
      .optional("alwaysIncludesPunctuation", \.alwaysIncludesPunctuation, .flag),
      .optional("queued", \.queued, .flag), .optional("ipa", \.ipa, .text),
      .optional("language", \.language, .language),
    ]
  }

  static var speech: Codec<Property.Speech> { .record(Property.Speech(), speechFields) }

  static var attributedRange: Codec<Property.AttributedRange> {
    .record(
      Property.AttributedRange(start: 0, length: 1, speech: .init()),
      missing: "a part of 'attributed' needs a range, such as `range: [0, 7]`",
      [
        .required("range", \.range, .textRange),
        .optional("heading", \.speech.headingLevel, .integer(1...6)),
      ] + speechFields.map { $0.inside(\.speech) })
  }

  private static var formatSchema: Document {
    let fields: [(String, Document)] = [
      ("currency", .schema(type: "string", [("pattern", .text("^[A-Z]{3}$"))])),
      ("fractionDigits", .integerSchema(0...10)), ("unit", .textSchema),
    ]
    return .any(.mapping([("const", .text("percent"))]), .object(fields, required: []))
  }

  /// The format of a number: `percent`, `{currency: USD, fractionDigits: 0}`, `{unit: kg}`.
  static var format: Codec<Property.ValueFormat> {
    let syntax =
      "`percent`, `{currency: USD, fractionDigits: 0}`, `{unit: kg}`, `{fractionDigits: 1}`"
    return Codec<Property.ValueFormat>(syntax, schema: formatSchema) { reader, document, _ in
      if document.text == "percent" { return .percent }
      let allowed = ["currency", "fractionDigits", "unit"]
      guard document.entries != nil else {
        return reader.found(
          nil, in: document,
          else:
            "'format' is `percent`, or a mapping with \(allowed.joined(separator: ", ")), such as "
            + "`{ unit: minutes }`, not \(document.kind)")
      }
      return reader.fields(document, "format", allowed: allowed)
        .flatMap { reader.format(document, $0) }
    } write: { format in
      switch format {
      case .percent: .word("percent")
      case .currency(let code, let digits):
        .mapping([("currency", .text(code))] + .fractionDigits(digits))
      case .number(let digits): .mapping(.fractionDigits(digits))
      case .unit(let unit, let digits): .mapping([("unit", .text(unit))] + .fractionDigits(digits))
      }
    }
  }
}

extension NodeReader {
  /// The format that the fields say together.
  fileprivate mutating func format(
    _ document: Document, _ fields: [String: Document]
  ) -> Property.ValueFormat? {
    var digits: Int?
    if let entry = fields["fractionDigits"] {
      digits = Codec<Int>.integer(0...10).read(&self, entry, ValueKey(name: "fractionDigits"))
      if digits == nil { return nil }
    }
    switch (fields["currency"], fields["unit"], digits) {
    case (let currency?, nil, _):
      return code(ofCurrency: currency).map { .currency($0, fractionDigits: digits) }
    case (nil, let unit?, _): return text(unit, "unit").map { .unit($0, fractionDigits: digits) }
    case (nil, nil, let digits?): return .number(fractionDigits: digits)
    case (nil, nil, nil), (_?, _?, _):
      // An unknown key has its error already.
      guard fields.isEmpty || fields["unit"] != nil else { return nil }
      return found(
        nil, in: document,
        else: "'format' has either 'currency' or 'unit', or 'fractionDigits' alone")
    }
  }

  private mutating func code(ofCurrency currency: Document) -> String? {
    guard let code = text(currency, "currency") else { return nil }
    let isCode = code.count == 3 && code.allSatisfy { ("A"..."Z").contains($0) }
    return found(
      isCode ? code : nil, in: currency,
      else: "'currency' is a code of three capitals, such as USD")
  }
}

extension [(String, Document)] {
  /// The number of decimal digits of a format; empty by default.
  fileprivate static func fractionDigits(_ digits: Int?) -> Self {
    digits.map { [("fractionDigits", .number(Double($0)))] } ?? []
  }
}

extension Property.AttributedRange {
  /// The start and the length as one range.
  fileprivate var range: Range<Int> {
    get { start..<start + length }
    set { (start, length) = (newValue.lowerBound, newValue.count) }
  }
}
