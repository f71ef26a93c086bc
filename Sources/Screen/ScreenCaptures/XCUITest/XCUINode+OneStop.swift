import ScreenTree

/// Decides whether a node without a type, such as Maestro's, is one stop with everything in it, or
/// a view around several.
extension XCUINode {
  /// Whether VoiceOver stops at it, and not at anything in it.
  ///
  /// It does if nothing in it can be operated except one switch with its name, and nothing in it
  /// says more than its label. Texts joined by commas are one element of SwiftUI's; React Native
  /// joins those of a view that is no element by spaces.
  func isOneStop(with inner: Inside) -> Bool {
    guard let label else { return value != nil && children.isEmpty }
    let stops = inner.stops
    // The list of stops ends at this number, so nothing can be concluded from one that is full.
    guard stops.count < Inside.summed else { return false }
    let controls = stops.filter(\.isUsable)
    guard controls.count < 2, controls.allSatisfy({ $0.isSwitch(of: label) }) else { return false }
    if value != nil { return true }
    guard stops.count < 2 || inner.spoken.joined(separator: " ") != label else { return false }
    let texts = stops.filter { !$0.isSmallSymbol && !$0.isUsable }
    return texts.allSatisfy { text in
      if text.words.allSatisfy(label.hasWords) { return true }
      return (text.isSquare && text.words.allSatisfy { $0.hasWords(label) })
        || text === trailingText(of: texts) || text === picture(of: texts)
    }
  }

  /// Its label and its value.
  private var words: [String] { [label, value].compactMap { $0 } }

  /// The short text at the end of a row, in the line of its label: the value.
  var trailingText: XCUINode? {
    guard type == "Unknown", label != nil, value == nil, inside.qualifies else { return nil }
    return trailingText(of: inside.stops.filter { !$0.isSmallSymbol && !$0.isUsable })
  }

  private func trailingText(of texts: [XCUINode]) -> XCUINode? {
    guard let frame, let name = texts.first(where: { $0.label == label })?.frame else { return nil }
    let others = texts.filter { $0.label != label && !$0.isSquare }
    guard others.count == 1, let place = others[0].frame, let words = others[0].label,
      others[0].value == nil
    else { return nil }
    let isInLine =
      abs(place.y + place.height / 2 - name.y - name.height / 2) <= 4
      && abs(place.height - name.height) <= 4
    let isAtEnd =
      place.x >= name.x + name.width && place.x + place.width >= frame.x + frame.width - 32
    return isInLine && isAtEnd && words.count <= 20 ? others[0] : nil
  }

  /// The picture of a tile, above the caption with its label.
  private func picture(of texts: [XCUINode]) -> XCUINode? {
    guard texts.count == 2, let caption = texts.first(where: { $0.label == label })?.frame,
      let picture = texts.first(where: { $0.label != label }), picture.isSquare,
      let place = picture.frame, place.y + place.height <= caption.y + 4
    else { return nil }
    return picture
  }

  /// Whether it is a switch without another name.
  private func isSwitch(of name: String) -> Bool { isAdjustable && (label ?? name) == name }

  /// Whether it is about as wide as high, as pictures are and texts are not.
  private var isSquare: Bool {
    guard let frame, frame.width >= 20, frame.height >= 20 else { return false }
    return abs(frame.width - frame.height) <= 0.25 * max(frame.width, frame.height)
  }

  /// Whether it has the name of an SF Symbol, and is too small to be tapped separately.
  private var isSmallSymbol: Bool {
    guard type == "Unknown", children.isEmpty, identifier?.isSymbol == true else { return false }
    return frame.map { min($0.width, $0.height) < 40 } ?? true
  }
}

extension XCUINode {
  /// The title of a navigation bar: the text that equals its name, otherwise its first text.
  var barTitle: String? {
    let names = [identifier, label, source["name"]?.spoken].compactMap { $0 }
    return texts.first(where: names.contains) ?? texts.first
  }
}

extension String {
  /// Whether it contains other words, in sequence.
  fileprivate func hasWords(_ other: String) -> Bool {
    let (own, wanted) = (wordList, other.wordList)
    guard !wanted.isEmpty, wanted.count <= own.count else { return false }
    return (0...own.count - wanted.count).contains { start in
      own[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
