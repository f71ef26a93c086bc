import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds stops that are read after two stops below them, or after two that follow them in the
  /// same row.
  ///
  /// Examines stops of one container that have frames and are in one column or one row, so that
  /// columns and a single element that is last on purpose are not reported. Not reported for a
  /// capture without sort priorities, because its order is that of the tool.
  static let orderOnScreen = LintRule(
    id: "order-on-screen", severity: .warning,
    summary: "The reading order contradicts the layout on the screen",
    evidence: """
      The cursor jumps back over elements that were read already, and a listener who also looks loses the place \
      (WCAG 2.2, 1.3.2 Meaningful Sequence; Apple, accessibilitySortPriority and accessibilityElements).
      """,
    fix: "Move it to its visual position in the order of elements, or change its sort priority.",
    fails: Example(
      """
      screen: Checkout
      views:
        - UIView:
            - { UILabel: Pay by card, id: how, frame: [16, 200, 300, 40] }
            - { UILabel: "Total: 20 €", id: total, frame: [16, 300, 300, 40] }
            - { UILabel: Your order, id: title, frame: [16, 100, 300, 40] }
          elements: [how, total, title]
      """),
    passes: Example(
      """
      screen: Checkout
      views:
        - UIView:
            - { UILabel: Pay by card, id: how, frame: [16, 200, 300, 40] }
            - { UILabel: "Total: 20 €", id: total, frame: [16, 300, 300, 40] }
            - { UILabel: Your order, id: title, frame: [16, 100, 300, 40] }
          elements: [title, how, total]
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.sortPriority) else { return [] }
      let isRightToLeft = screen.screen.direction == .rtl
      return zip(screen.stops.indices.dropFirst(2), screen.stops.dropFirst(2)).compactMap {
        index, stop in
        let before = screen.stops[index - 2..<index]
        guard let frame = stop.element.statedFrame,
          before.allSatisfy({ earlier in
            earlier.element.containers.last?.node == stop.element.containers.last?.node
              && earlier.element.statedFrame.map { frame.precedes($0, fromRight: isRightToLeft) }
                ?? false
          })
        else { return nil }
        return Fault(
          "\(stop.called) is read after \(before.map(\.called).joined(separator: " and ")), "
            + "which come after it on the screen.", at: stop.element)
      }
    })
}

extension Frame {
  /// Whether it is completely above another in one column, or completely before it in one row.
  ///
  /// The views of a row have about the same height and top, so that a tall one beside several rows
  /// is in none.
  fileprivate func precedes(_ other: Frame, fromRight: Bool) -> Bool {
    guard width > 0, height > 0, other.width > 0, other.height > 0 else { return false }
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    if 2 * down > max(height, other.height) {
      return fromRight ? x >= other.x + other.width : x + width <= other.x
    }
    return 2 * across > min(width, other.width) && down <= 0 && y < other.y
  }
}
