import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

extension LintRule {
  /// Finds values in words that an adjustment makes wrong.
  ///
  /// Not reported when the number in its format gives the same words, and when `onIncrement` and
  /// `onDecrement` set the new value.
  static let fixedValueText = LintRule(
    id: "fixed-value-text", severity: .warning,
    summary: "The words for a value cannot follow an adjustment",
    evidence: """
      After a swipe up or down the new value is heard, and words that were written for the old one do not \
      describe it (Apple, accessibilityValue: the current value; Apple, WWDC21 session 10119).
      """,
    fix: """
      Give the number a `format:`, or say what the value becomes with `onIncrement:` and `onDecrement:`.
      """,
    swiftFix: "Make the words of `accessibilityValue(_:)` from the value that is adjusted.",
    fails: Example(
      """
      screen: Budget
      views:
        - Slider: Food
          value: 40
          in: [0, 100]
          valueText: $40
      """),
    passes: Example(
      """
      screen: Budget
      views:
        - Slider: Food
          value: 40
          in: [0, 100]
          format: { currency: USD, fractionDigits: 0 }
      """),
    search: .screen { screen in
      let adjustable = screen.stops.filter { $0.element.has(.adjustable) }
      // Live views make their words again. Most screens have nothing to adjust, and there are as
      // many paths as views.
      guard screen.app is FileApp, !adjustable.isEmpty else { return [] }
      let paths = screen.screen.paths
      return adjustable.compactMap { stop in
        guard let path = paths[stop.adjustedNode], let node = screen.screen.node(at: path),
          let words = node[.valueText], let plain = stop.valueWithoutText(node, on: screen.screen),
          plain != words
        else { return nil }
        return Fault(
          "\"\(words.oneLine)\" cannot follow an adjustment, after which the number is heard, now "
            + "\"\(plain)\".", at: stop.element, screen.screen.origin(of: node, .valueText))
      }
    })
}

extension LintedScreen.Stop {
  /// The name of the node whose value an adjustment changes.
  fileprivate var adjustedNode: String {
    element.traits.first { $0.value == .adjustable }?.origin.node ?? element.node
  }

  /// The text of a node's number without its `valueText`, or nil when no adjustment changes only
  /// the number.
  fileprivate func valueWithoutText(_ node: Node, on screen: Screen) -> String? {
    guard case .number? = node[.value], node[.onIncrement] == nil || node[.onDecrement] == nil
    else { return nil }
    var alone = screen
    // Alone, because resolving the whole screen for each control would take quadratic time.
    alone.views = [node]
    alone.views[0].properties.removeAll { $0.modifier == .valueText }
    let value = resolve(alone).elements.first?.value ?? []
    return words.texts(of: value).map(\.value).joined(separator: ", ")
  }
}
