import ScreenDocuments
import ScreenTree

/// The values of keys that are lists or mappings.
extension NodeReader {
  /// The fields of a mapping; an unknown field is an error.
  mutating func fields(
    _ document: Document, _ key: String, allowed: [String]
  ) -> [String: Document]? {
    guard let entries = document.entries else {
      let names = allowed.joined(separator: ", ")
      fault("'\(key)' is a mapping with \(names), not \(document.kind)", at: document.position)
      return nil
    }
    for entry in entries where !allowed.contains(entry.key) {
      let advice = faults.advice(for: entry.key, among: allowed)
      fault("'\(key)' has no '\(entry.key)'. \(advice)", at: entry.position)
    }
    return Dictionary(entries.map { ($0.key, $0.value) }) { $1 }
  }

  /// A list of a fixed number of finite numbers.
  mutating func numbers(_ document: Document, _ key: String, _ count: Int) -> [Double]? {
    let numbers = document.items?.compactMap(\.number) ?? []
    if numbers.count == count, document.items?.count == count { return numbers }
    fault("'\(key)' is a list of \(count) numbers, not \(document.kind)", at: document.position)
    return nil
  }

  mutating func format(_ document: Document) -> Property.ValueFormat? {
    if document.text == "percent" { return .percent }
    let allowed = ["currency", "fractionDigits", "unit"]
    guard let fields = fields(document, "format", allowed: allowed) else { return nil }
    var digits: Int?
    if let entry = fields["fractionDigits"] {
      digits = integer(entry, "fractionDigits", 0...10)
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
      fault(
        "'format' has either 'currency' or 'unit', or 'fractionDigits' alone",
        at: document.position)
      return nil
    }
  }

  private mutating func code(ofCurrency currency: Document) -> String? {
    guard let code = text(currency, "currency") else { return nil }
    if code.count == 3, code.allSatisfy({ ("A"..."Z").contains($0) }) { return code }
    fault("'currency' is a code of three capitals, such as USD", at: currency.position)
    return nil
  }
}
