import ScreenTree

extension Resolver {
  /// The value of a view: the words in the file, otherwise the control's.
  ///
  /// What is entered in a secure field is counted, wherever its trait is from: "6 characters" (five
  /// sources, iOS 9 to 13). AccessibilitySnapshot has the bullets that UIKit reports. The prompt of
  /// an empty field is read, also where a capture has it as the value.
  func value(of node: Node) -> [Sourced<Wording>] {
    if let prompt = node.promptAsValue {
      return said(.text(prompt), node, .placeholder, .stated)
    }
    if let text = node[.valueText] {
      let isSecret = node.isSecure
      return said(
        isSecret ? secret(text) : .text(text), node, .valueText,
        isSecret ? .formattedValue : .stated)
    }
    if let scalar = node[.value] {
      let pass: Pass =
        if case .text = scalar, !node.isSecure { .stated } else { .formattedValue }
      return said(wording(of: scalar, of: node), node, .value, pass)
    }
    return defaultValue(of: node)
  }

  private func said(
    _ words: Wording, _ node: Node, _ modifier: AnyModifier, _ pass: Pass
  ) -> [Sourced<Wording>] {
    let isKept = model.keepsEmptySwitchValues && words == "" && node.isSwitch
    guard !words.isBlank || isKept else { return [] }
    return [Sourced(words, from: origin(of: node, modifier), by: pass)]
  }

  /// The value of a control without one in the file.
  private func defaultValue(of node: Node) -> [Sourced<Wording>] {
    switch node.kind.value {
    case .entry, .secureEntry:
      return said(.text(node[.placeholder] ?? ""), node, .placeholder, .stated)
    // UIKit reports the state of a switch as "0", "1" or "2"; the rule for traits has the words.
    case .onOff: return [Sourced("0", from: origin(of: node), by: .classDefault)]
    case .plain, .percentOfRange, .slider, .page:
      if node.takesText {
        return said(.text(node[.placeholder] ?? ""), node, .placeholder, .stated)
      }
      // Of web content only a switch has a value for it; a box or a radio button has a state.
      guard node[.role] == "switch", let checked = node[.checked] else { return [] }
      return said(.text(checked.digit), node, .checked, .formattedValue)
    }
  }

  private func wording(of scalar: Property.Scalar, of node: Node) -> Wording {
    if node.isSecure { return secret(scalar.written) }
    return switch scalar {
    case .text(let text): .text(text)
    case .flag(let flag): .text(node.isSwitch ? (flag ? "1" : "0") : (flag ? "true" : "false"))
    case .mixed: .text(node.isSwitch ? "2" : "mixed")
    case .number(let number):
      // Typed text and the state of a switch are not formatted as numbers.
      node.isSwitch || node.takesText && node[.format] == nil
        ? .text(scalar.written) : wording(of: number, of: node)
    }
  }

  private func secret(_ text: String) -> Wording {
    // AccessibilitySnapshot knows nothing of the Mac, where secrets were counted in every model.
    let isCounted = model.countsSecrets || screen.platform == .macos
    return isCounted && !text.isEmpty ? .secret(text.count) : .text(text.asBullets)
  }

  /// Keeps an element from saying a secret if the trait is one of a view around.
  func hideSecret(in element: inout Element) {
    guard element.traits.has(.secureTextField) else { return }
    element.value = element.value.map { part in
      if case .secret = part.value { return part }
      guard part.origin.property != .placeholder else { return part }
      // A number counts as it is written.
      return part.map { _ in secret(part.value.text ?? "\(part.value)") }
    }
  }

  /// The number that a control says, and its format.
  ///
  /// A format in the file comes first. UIKit's sliders and progress views speak the percentage of
  /// their range. SwiftUI's slider does so for a range of 100; for a range of 1 it speaks the
  /// number itself in percent, and otherwise the plain number with at most two decimals.
  private func wording(of number: Double, of node: Node) -> Wording {
    let range = node[.range]
    if let format = node[.format] {
      return .number(format == .percent ? number.share(of: range) : number, format)
    }
    switch node.kind.value {
    case .percentOfRange: return .number(number.share(of: range ?? 0...1), .percent)
    case .slider:
      let span = range.map { $0.upperBound - $0.lowerBound } ?? 1
      if span == 100 { return .number(number.share(of: range), .percent) }
      return span == 1 ? .number(number, .percent) : .number((number * 100).rounded() / 100, nil)
    case .page:
      let count = range?.upperBound ?? number
      // A file may hold a number that fits no integer, and a plain conversion would trap.
      guard let page = Int(exactly: number.rounded()), let pages = Int(exactly: count.rounded())
      else { return .number(number, nil) }
      return .page(page, of: pages)
    case .plain, .entry, .secureEntry, .onOff: return .number(number, nil)
    }
  }
}

extension Double {
  /// The fraction of a range below the number, from 0 to 1; the number itself without a range.
  fileprivate func share(of range: ClosedRange<Double>?) -> Double {
    guard let range, range.upperBound > range.lowerBound else { return self }
    return (self - range.lowerBound) / (range.upperBound - range.lowerBound)
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
