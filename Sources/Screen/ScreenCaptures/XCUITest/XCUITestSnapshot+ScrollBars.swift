import ScreenTree

extension XCUITestSnapshot {
  /// Whether a node is a scroll bar of a scroll view; its words are in any language.
  func isScrollBar(_ node: XCUINode) -> Bool {
    guard node.type == "Other" || node.type == "ScrollBar" else { return false }
    if node.label?.isScrollBars == true { return true }
    guard let frame = node.frame, node.identifier == nil else { return false }
    // Labels are in the language of the device, so the shape counts where they are not English.
    let isLong = max(frame.width, frame.height) >= 3 * min(frame.width, frame.height)
    guard min(frame.width, frame.height) <= 30, isLong else { return false }
    if node.label?.namesScrolling == true { return true }
    // Progress bars are horizontal; horizontal scroll bars have this height.
    return node.value?.isPercentage == true && (frame.width <= 30 || frame.height == 30)
  }
}

extension String {
  /// Whether it has the word for scrolling in some language, which names scroll bars.
  fileprivate var namesScrolling: Bool {
    let text = lowercased()
    return [
      "scroll", "défilement", "desplazamiento", "rolagem", "scorrimento", "schuifbalk", "przewij",
      "прокрутк", "スクロール", "滚动", "捲動", "스크롤", "تمرير", "גלילה", "kaydırma", "rullnings",
    ].contains { text.contains($0) }
  }

  /// Whether it is the English name of scroll bars, one or several.
  fileprivate var isScrollBars: Bool {
    guard hasSuffix("page") || hasSuffix("pages") else { return false }
    let words = utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }.map(
      Substring.init)
    return words.contains("bar") && words.allSatisfy { $0.isOfScrollBars }
  }

  /// Whether it is a number with a percent sign, as scroll bars have: `0%`, `12 %`.
  var isPercentage: Bool {
    let digits = filter { !$0.isWhitespace }
    guard digits.count <= 5, digits.count > 1, let last = digits.last, let first = digits.first
    else { return false }
    // Turkish writes the sign before the number, and Arabic has a sign of its own.
    let isSign = { (character: Character) in character == "%" || character == "٪" }
    return (isSign(last) && digits.dropLast().allSatisfy(\.isNumber))
      || (isSign(first) && digits.dropFirst().allSatisfy(\.isNumber))
  }
}

extension Substring {
  /// Whether it is one of the words for scroll bars in English, or a number.
  fileprivate var isOfScrollBars: Bool {
    ["Vertical", "Horizontal", "scroll", "bar", "page", "pages"].contains(self)
      || allSatisfy(\.isNumber)
  }
}
