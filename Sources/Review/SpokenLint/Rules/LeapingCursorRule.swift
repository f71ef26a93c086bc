import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds stops for which the cursor leaps over more than half of the screen, up or down, and back
  /// to where it was.
  ///
  /// Examines three stops in a row with places: the first and the third are near each other, within
  /// a quarter of the screen's height. Not reported for a capture without sort priorities, because
  /// its order is that of the tool.
  static let leapingCursor = LintRule(
    id: "leaping-cursor", severity: .warning,
    summary: "The cursor leaps across the screen and back",
    evidence: """
      Somebody who looks, or who explores by touch, expects the next element near the one before (WCAG 2.2, 1.3.2 \
      Meaningful Sequence and 2.4.3 Focus Order).
      """,
    fix: "Move it to its visual position in the order of elements, or change its sort priority.",
    fails: Example(
      """
      screen: Checkout
      views:
        - UIView:
            - { UILabel: Your order, id: title, frame: [16, 100, 300, 40] }
            - { UILabel: "Total: 20 €", id: total, frame: [16, 160, 300, 40] }
            - { UILabel: Pay by card, id: how, frame: [16, 700, 300, 40] }
          elements: [title, how, total]
      """),
    passes: Example(
      """
      screen: Checkout
      views:
        - UIView:
            - { UILabel: Your order, id: title, frame: [16, 100, 300, 40] }
            - { UILabel: "Total: 20 €", id: total, frame: [16, 160, 300, 40] }
            - { UILabel: Pay by card, id: how, frame: [16, 700, 300, 40] }
          elements: [title, total, how]
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.sortPriority) else { return [] }
      let middles = screen.stops.map { $0.element.shownFrame?.finite.middle }
      let height = screen.height
      return screen.stops.indices.dropFirst().dropLast().compactMap { index in
        guard let before = middles[index - 1], let here = middles[index],
          let after = middles[index + 1], abs(here - before) > height / 2,
          abs(after - here) > height / 2, abs(after - before) < height / 4
        else { return nil }
        let stop = screen.stops[index]
        return Fault(
          "The cursor leaps \(abs(here - before).rounded().short) points \(here > before ? "down" : "up") to "
            + "\(stop.called), and back to \(screen.stops[index + 1].called).", at: stop.element)
      }
    })
}

extension LintedScreen {
  /// The height of the screen in points: that of its device, or more where a file states frames
  /// beyond it.
  fileprivate var height: Double {
    let least = screen.capture == nil ? device.size.height : 0
    return stops.reduce(least) { height, stop in
      max(height, stop.element.statedFrame?.finite.bottom ?? 0)
    }
  }
}

extension Frame {
  /// The distance of its middle from the top, in points.
  fileprivate var middle: Double { y + height / 2 }
  fileprivate var bottom: Double { y + height }
}
