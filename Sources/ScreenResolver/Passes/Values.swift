import ScreenTree

extension Resolver {
  /// The value of a view: the words that the file states, else the control's own.
  func value(of node: Node) -> [Sourced<String>] {
    if let text = node[.valueText] { return said(text, node, .valueText, .stated) }
    if let scalar = node[.value] {
      let pass: Pass = if case .text = scalar { .stated } else { .formattedValue }
      return said(words(for: scalar, of: node), node, .value, pass)
    }
    return defaultValue(of: node)
  }

  private func said(
    _ text: String, _ node: Node, _ modifier: AnyModifier, _ pass: Pass
  ) -> [Sourced<String>] {
    let isKept = model.keepsEmptySwitchValues && text.isEmpty && node.isSwitch
    guard !text.isBlank || isKept else { return [] }
    return [Sourced(text, from: origin(of: node, modifier), by: pass)]
  }

  /// What a control without a stated value says.
  private func defaultValue(of node: Node) -> [Sourced<String>] {
    switch node.kind.value {
    case .entry, .secureEntry: return said(node[.placeholder] ?? "", node, .placeholder, .stated)
    case .onOff: return [Sourced("0", from: origin(of: node), by: .classDefault)]
    case .plain, .percentOfRange, .slider, .page:
      if node.takesText { return said(node[.placeholder] ?? "", node, .placeholder, .stated) }
      // Of web content only a switch has a value for it; a box or a choice has a state.
      guard node[.role] == "switch", let checked = node[.checked] else { return [] }
      return said(checked.digit, node, .checked, .formattedValue)
    }
  }

  private func words(for scalar: Property.Scalar, of node: Node) -> String {
    switch scalar {
    case .text(let text):
      node.kind.value == .secureEntry ? String(repeating: "•", count: text.count) : text
    case .flag(let flag): node.isSwitch ? (flag ? "1" : "0") : (flag ? "true" : "false")
    case .mixed: node.isSwitch ? "2" : "mixed"
    case .number(let number): words(for: number, of: node)
    }
  }

  /// A number in the words of its control.
  ///
  /// A format of the file comes first. UIKit's sliders and progress views speak the percentage of
  /// their range. SwiftUI's slider does so for a range of 100; for a range of 1 it speaks the
  /// number itself in percent, and else the plain number.
  private func words(for number: Double, of node: Node) -> String {
    if let format = node[.format] { return format.words(for: number, in: node[.range]) }
    let range = node[.range]
    switch node.kind.value {
    case .percentOfRange:
      return Property.ValueFormat.percent.words(for: number, in: range ?? 0...1)
    case .slider:
      let span = range.map { $0.upperBound - $0.lowerBound } ?? 1
      if span == 100 { return Property.ValueFormat.percent.words(for: number, in: range) }
      if span == 1 { return "\((number * 100).plain(0))%" }
      return number.plain(2)
    case .page:
      return "page \(number.plain(0)) of \((range?.upperBound ?? number).plain(0))"
    case .plain, .entry, .secureEntry, .onOff: return number.plain(6)
    }
  }
}

extension Property.ValueFormat {
  /// A number in words: `$40.00`, `40%`, `3 kg`.
  func words(for number: Double, in range: ClosedRange<Double>?) -> String {
    switch self {
    case .currency(let code): Self.money(number, code)
    case .percent:
      if let range, range.upperBound > range.lowerBound {
        "\(((number - range.lowerBound) / (range.upperBound - range.lowerBound) * 100).plain(0))%"
      } else {
        "\((number * 100).plain(0))%"
      }
    case .number(let digits): number.fixed(digits)
    case .unit(let unit): "\(number.plain(2)) \(unit)"
    }
  }

  /// Money as it is written in English: the sign before the amount, two digits.
  private static func money(_ number: Double, _ code: String) -> String {
    let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "VND": "₫"]
    let amount = abs(number).fixed(["JPY", "VND"].contains(code) ? 0 : 2)
    return (number < 0 ? "-" : "") + (signs[code] ?? "\(code) ") + amount
  }
}

extension Property.Tristate {
  var digit: String {
    switch self {
    case .on: "1"
    case .off: "0"
    case .mixed: "2"
    }
  }
}

extension Double {
  /// The number with at most so many digits after the point, without zeros at its end.
  func plain(_ digits: Int) -> String {
    var text = fixed(digits)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// The number with exactly so many digits after the point, rounded half away from zero.
  func fixed(_ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (self * scale).rounded()
    guard abs(scaled) < 1e15 else { return "\(self)" }
    let number = Int64(scaled)
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
    let sign = number < 0 ? "-" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let tail = String(rest)
    return sign + "\(whole)." + String(repeating: "0", count: digits - tail.count) + tail
  }
}
