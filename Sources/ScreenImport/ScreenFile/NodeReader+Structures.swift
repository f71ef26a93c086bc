import ScreenTree

/// The values of keys that are lists or mappings.
extension NodeReader {
  /// The fields of a mapping; a field that is not allowed is a fault.
  mutating func fields(
    _ document: Document, _ key: String, allowed: [String]
  ) -> [String: Document]? {
    guard let entries = document.entries else {
      let names = allowed.joined(separator: ", ")
      fault("'\(key)' is a mapping with \(names), not \(document.kind)", at: document.position)
      return nil
    }
    for entry in entries where !allowed.contains(entry.key) {
      let advice = Suggestion.sentence(for: entry.key, among: allowed)
      fault("'\(key)' has no '\(entry.key)'. \(advice)", at: entry.position)
    }
    return Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// A list of exactly so many finite numbers.
  mutating func numbers(_ document: Document, _ key: String, _ count: Int) -> [Double]? {
    let numbers = document.items?.compactMap(\.number) ?? []
    if numbers.count == count, document.items?.count == count { return numbers }
    fault("'\(key)' is a list of \(count) numbers, not \(document.kind)", at: document.position)
    return nil
  }

  mutating func range(_ document: Document) -> ClosedRange<Double>? {
    guard let numbers = numbers(document, "in", 2) else { return nil }
    if numbers[0] < numbers[1] { return numbers[0]...numbers[1] }
    fault("'in' is the lowest and the highest value, the lower one first", at: document.position)
    return nil
  }

  mutating func frame(_ document: Document) -> Frame? {
    guard let n = numbers(document, "frame", 4) else { return nil }
    if n[2] >= 0, n[3] >= 0 { return Frame(x: n[0], y: n[1], width: n[2], height: n[3]) }
    fault("'frame' is x, y, width and height; a size is not negative", at: document.position)
    return nil
  }

  mutating func point(_ document: Document, _ key: String) -> Property.Point? {
    numbers(document, key, 2).map { Property.Point(x: $0[0], y: $0[1]) }
  }

  mutating func path(_ document: Document) -> [Property.Point]? {
    guard let items = document.items else {
      fault("'path' is a list of points [x, y], not \(document.kind)", at: document.position)
      return nil
    }
    return items.compactMap { point($0, "path") }
  }

  mutating func place(_ document: Document, _ key: String) -> Property.Place? {
    guard let n = numbers(document, key, 2) else { return nil }
    if let number = Int(exactly: n[0]), let count = Int(exactly: n[1]), number >= 1, count >= number
    {
      return Property.Place(number: number, count: count)
    }
    fault(
      "'\(key)' is a number and the count, such as [2, 3], counted from 1", at: document.position)
    return nil
  }

  mutating func format(_ document: Document) -> Property.ValueFormat? {
    if document.text == "percent" { return .percent }
    let allowed = ["currency", "fractionDigits", "unit"]
    guard let fields = fields(document, "format", allowed: allowed) else { return nil }
    if let unit = fields["unit"] { return text(unit, "unit").map { .unit($0) } }
    if let digits = fields["fractionDigits"] {
      return integer(digits, "fractionDigits", 0...10).map { .number(fractionDigits: $0) }
    }
    guard let currency = fields["currency"], let code = text(currency, "currency") else {
      return nil
    }
    let isCode = code.count == 3 && code.allSatisfy { ("A"..."Z").contains($0) }
    if isCode { return .currency(code) }
    fault("'currency' is a code of three capitals, such as USD", at: currency.position)
    return nil
  }

  mutating func customContent(_ document: Document) -> [Property.CustomContent]? {
    (document.items ?? [document]).compactMap { item in
      let allowed = ["label", "value", "importance"]
      guard let fields = fields(item, "customContent", allowed: allowed) else { return nil }
      guard let labelField = fields["label"], let label = text(labelField, "label") else {
        fault("a piece of custom content needs a label", at: item.position)
        return nil
      }
      let value = fields["value"].flatMap { $0.isNull ? "" : text($0, "value") } ?? ""
      let isImportant = fields["importance"].map { importance($0) } ?? false
      return Property.CustomContent(label: label, value: value, isImportant: isImportant)
    }
  }

  private mutating func importance(_ document: Document) -> Bool {
    switch document.text {
    case "high": return true
    case "default": return false
    default:
      let advice = Suggestion.sentence(for: document.text ?? "", among: ["default", "high"])
      fault("'importance' cannot be \(document.kind). \(advice)", at: document.position)
      return false
    }
  }

  mutating func rotors(_ document: Document) -> [Property.Rotor]? {
    (document.items ?? [document]).compactMap { item in
      guard let fields = fields(item, "rotors", allowed: ["name", "entries"]) else { return nil }
      guard let nameField = fields["name"], let name = text(nameField, "name") else {
        fault("a rotor needs a name", at: item.position)
        return nil
      }
      let entries = fields["entries"].map { $0.items ?? [$0] } ?? []
      return Property.Rotor(name: name, entries: entries.compactMap { rotorTarget($0) })
    }
  }

  /// An entry of a rotor: an id, or `{id, in, range: [start, length]}`.
  private mutating func rotorTarget(_ document: Document) -> Property.Rotor.Entry? {
    guard document.entries != nil else {
      guard let id = text(document, "entries") else { return nil }
      refer(to: id, at: document.position)
      return .init(id)
    }
    guard let fields = fields(document, "entries", allowed: ["id", "in", "range"]) else {
      return nil
    }
    guard let id = fields["id"].flatMap({ text($0, "id") }) else {
      fault("an entry of a rotor needs an id", at: document.position)
      return nil
    }
    refer(to: id, at: document.position)
    let bounds = fields["range"].flatMap { numbers($0, "range", 2) }
    let range = bounds.flatMap { bounds -> Range<Int>? in
      guard let start = Int(exactly: bounds[0]), let length = Int(exactly: bounds[1]),
        (0...1_000_000).contains(start), (1...1_000_000).contains(length)
      else {
        fault("a range starts at 0 or later and has at least one character", at: document.position)
        return nil
      }
      return start..<start + length
    }
    return .init(id, namespace: fields["in"].flatMap { text($0, "in") }, range: range)
  }

  mutating func rotorEntry(_ document: Document) -> Property.RotorEntry? {
    if document.text != nil { return text(document, "rotorEntry").map { .init(id: $0) } }
    guard let fields = fields(document, "rotorEntry", allowed: ["id", "in"]) else { return nil }
    guard let idField = fields["id"], let id = text(idField, "id") else {
      fault("'rotorEntry' needs an id", at: document.position)
      return nil
    }
    return Property.RotorEntry(id: id, namespace: fields["in"].flatMap { text($0, "in") })
  }

  mutating func elements(_ document: Document, depth: Int) -> [Property.ElementReference]? {
    guard let items = document.items else {
      fault("'elements' is a list of ids or views, not \(document.kind)", at: document.position)
      return nil
    }
    return items.compactMap { item in
      guard item.entries == nil else { return node(item, depth: depth).map { .node($0) } }
      guard let id = text(item, "elements") else { return nil }
      refer(to: id, at: item.position)
      return .id(id)
    }
  }

  mutating func speech(_ document: Document) -> Property.Speech? {
    fields(document, "speech", allowed: Self.speechKeys).map { speech($0) }
  }

  /// The keys of `speech`, and of a range of `attributed` besides its place.
  static let speechKeys = [
    "pitch", "spellsOut", "alwaysIncludesPunctuation", "queued", "ipa", "language",
  ]

  private mutating func speech(_ fields: [String: Document]) -> Property.Speech {
    var speech = Property.Speech()
    speech.pitch = fields["pitch"].flatMap { number($0, "pitch", -1...1) }
    speech.spellsOut = fields["spellsOut"].flatMap { flag($0, "spellsOut") }
    speech.alwaysIncludesPunctuation = fields["alwaysIncludesPunctuation"].flatMap {
      flag($0, "alwaysIncludesPunctuation")
    }
    speech.queued = fields["queued"].flatMap { flag($0, "queued") }
    speech.ipa = fields["ipa"].flatMap { text($0, "ipa") }
    speech.language = fields["language"].flatMap { language($0) }
    return speech
  }

  mutating func attributedRanges(_ document: Document) -> [Property.AttributedRange]? {
    (document.items ?? [document]).compactMap { item in
      let allowed = ["range", "heading"] + Self.speechKeys
      guard let fields = fields(item, "attributed", allowed: allowed) else { return nil }
      guard let range = fields["range"], let n = numbers(range, "range", 2),
        let start = Int(exactly: n[0]), let length = Int(exactly: n[1]),
        (0...1_000_000).contains(start), (1...1_000_000).contains(length)
      else {
        fault(
          "a range of 'attributed' is [start, length] in characters, the start counted from 0",
          at: item.position)
        return nil
      }
      var speech = speech(fields)
      speech.headingLevel = fields["heading"].flatMap { integer($0, "heading", 1...6) }
      return Property.AttributedRange(start: start, length: length, speech: speech)
    }
  }
}
