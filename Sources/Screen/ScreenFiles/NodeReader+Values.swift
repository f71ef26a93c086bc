import ScreenDocuments
import ScreenTree

/// Warnings about values that are spoken as they stand, and are probably not meant so.
extension NodeReader {
  /// Warns about the value of a view.
  mutating func checkValue(of node: Node) {
    guard let value = node[.value], node[.valueText] == nil else { return }
    let place = node.position(of: .value) ?? node.position
    switch value {
    case .text(let text): checkSwitch(node, text, at: place)
    case .number(let number): checkNumber(number, of: node, at: place)
    case .flag, .mixed: break
    }
    if node[.format] == nil { checkChoice(value.written, of: node, at: place) }
  }

  /// A switch is on, off or mixed, which UIKit writes as a digit; any other text is spoken.
  private mutating func checkSwitch(_ node: Node, _ text: String, at position: Position) {
    guard node.kind.value == .onOff, !text.isEmpty, !["0", "1", "2"].contains(text) else { return }
    warn(
      "the value '\(text.prefix(40))' is spoken as it stands; write `true` or `false`, or the words "
        + "as `valueText`", at: position)
  }

  /// A number lies in the range of its view; without a range it is a share where it is spoken in percent.
  private mutating func checkNumber(_ number: Double, of node: Node, at position: Position) {
    if let range = node[.range] {
      guard !range.contains(number) else { return }
      let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
      return warn(
        "the value \(number.short) lies outside of `in`, which goes from \(bounds)", at: position)
    }
    // What is asked for in percent may be more than all of something, as in "120%".
    guard number > (node[.format] == .percent ? 10 : 1), node.saysPercent else { return }
    warn(
      "the value \(number.short) is \((number * 100).short)%; write a share such as 0.5, or the range "
        + "with `in`", at: position)
  }

  /// A value that chooses a view inside is the words of one.
  private mutating func checkChoice(_ value: String, of node: Node, at position: Position) {
    guard node.kind.choosesInside, node.shape != .wheels, !value.isBlank,
      let choices = node.choices,
      !choices.contains(value)
    else { return }
    let what = node.shape == .tabs ? "tabs" : "choices"
    let advice = faults.advice(for: value, among: choices)
    warn("the value '\(value.prefix(40))' is none of its \(what). \(advice)", at: position)
  }
}

extension Node {
  /// Whether a number without a range is spoken in percent.
  fileprivate var saysPercent: Bool {
    if let format = self[.format] { return format == .percent }
    return kind.value == .slider || kind.value == .percentOfRange
  }

  /// The words of the views inside; nil when one is not known by its words alone, or there is none.
  fileprivate var choices: [String]? {
    guard !children.isEmpty else { return nil }
    let words = children.compactMap { child -> String? in
      guard child.children.isEmpty, child.kind.naming == .titleOrSymbol else { return nil }
      return child[.label] ?? child.title
    }
    return words.count == children.count ? words : nil
  }
}
