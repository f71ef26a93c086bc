import ScreenDocuments
package import ScreenTree

extension NodeReader {
  /// Warns about the value of a view.
  mutating func checkValue(of node: Node) {
    guard let value = node[.value] else { return }
    let doubts = node.doubts(about: value) { faults.advice(for: $0, among: $1) }
    let place = node.position(of: .value) ?? node.position
    for doubt in doubts { warn(doubt, at: place) }
  }
}

/// Doubts about values that are spoken as they stand, and are probably not meant so.
extension Node {
  /// Why a value of the view is probably not meant as it stands; nothing for most.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - advice: what to say of a value, given the words that are allowed.
  /// - Returns: the sentences.
  package func doubts(
    about value: Property.Scalar, advice: (String, [String]) -> String
  ) -> [String] {
    guard self[.valueText] == nil else { return [] }
    let own =
      switch value {
      case .text(let text): doubtAboutSwitch(text)
      case .number(let number): doubtAboutNumber(number)
      case .flag, .mixed: String?.none
      }
    let choice = self[.format] == nil ? doubtAboutChoice(value.written, advice) : nil
    return [own, choice].compactMap(\.self)
  }

  /// A switch is on, off or mixed, which UIKit writes as a digit; any other text is spoken.
  private func doubtAboutSwitch(_ text: String) -> String? {
    guard kind.value == .onOff, !text.isEmpty, !["0", "1", "2"].contains(text) else { return nil }
    return "the value '\(text.prefix(40))' is spoken as it stands; write `true` or `false`, or the "
      + "words as `valueText`"
  }

  /// A number lies in the range of its view; without a range it is a share where it is spoken in percent.
  private func doubtAboutNumber(_ number: Double) -> String? {
    if let range = self[.range] {
      let bounds = "\(range.lowerBound.short) to \(range.upperBound.short)"
      return range.contains(number)
        ? nil : "the value \(number.short) lies outside of `in`, which goes from \(bounds)"
    }
    // What is asked for in percent may be more than all of something, as in "120%".
    guard number > (self[.format] == .percent ? 10 : 1), saysPercent else { return nil }
    let percent = (number * 100).short
    return "the value \(number.short) is \(percent)%; write a share such as 0.5, or the range with "
      + "`in`"
  }

  /// A value that chooses a view inside is the words of one.
  private func doubtAboutChoice(
    _ value: String, _ advice: (String, [String]) -> String
  ) -> String? {
    guard kind.choosesInside, shape != .wheels, !value.isBlank, let choices,
      !choices.contains(value)
    else { return nil }
    let what = shape == .tabs ? "tabs" : "choices"
    return "the value '\(value.prefix(40))' is none of its \(what). \(advice(value, choices))"
  }

  /// Whether a number without a range is spoken in percent.
  private var saysPercent: Bool {
    if let format = self[.format] { return format == .percent }
    return kind.value == .slider || kind.value == .percentOfRange
  }

  /// The words of the views inside; nil when one is not known by its words alone, or there is none.
  private var choices: [String]? {
    guard !children.isEmpty else { return nil }
    let words = children.compactMap { child -> String? in
      guard child.children.isEmpty, child.kind.naming == .titleOrSymbol else { return nil }
      return child[.label] ?? child.title
    }
    return words.count == children.count ? words : nil
  }
}
