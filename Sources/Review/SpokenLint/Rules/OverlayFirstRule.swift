import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds controls that lie over a picture or a text and are read before it.
  ///
  /// Both are next to each other in one container, their frames overlap by at least a quarter of
  /// the control, and the control is the smaller one. Not reported without frames.
  static let overlayFirst = LintRule(
    id: "overlay-first", severity: .warning,
    summary: "A control is read before what it lies on",
    evidence: """
      A listener hears "Send challenge" before hearing to whom (Apple, WWDC21 session 10119: the button sorted last in \
      its container).
      """,
    fix:
      "Sort it last in its container: `sortPriority: -1`, or make it an action of the combined element.",
    swiftFix: """
      Sort it last in its container: `accessibilitySortPriority(-1)`, or make it an action of the combined \
      element: `accessibilityAction(named:_:)`.
      """,
    fails: Example(
      """
      screen: Friends
      views:
        - ZStack:
            - { Text: Mira, frame: [20, 110, 80, 80] }
            - { Button: Send challenge, frame: [16, 100, 44, 44] }
          element: contain
      """),
    passes: Example(
      """
      screen: Friends
      views:
        - ZStack:
            - { Text: Mira, frame: [20, 110, 80, 80] }
            - { Button: Send challenge, frame: [16, 100, 44, 44], sortPriority: -1 }
          element: contain
      """),
    search: .screen { screen in
      zip(screen.stops, screen.stops.dropFirst()).compactMap { first, second in
        guard first.element.isOperable, !second.element.isOperable,
          let container = first.element.containers.last?.node,
          container == second.element.containers.last?.node,
          let over = first.element.statedFrame, let under = second.element.statedFrame,
          over.lies(on: under)
        else { return nil }
        return Fault(
          "\(first.called) is read before \(second.called), on which it lies.", at: first.element)
      }
    })
}

extension Frame {
  /// Whether it is smaller than another and overlaps it with at least a quarter of its area.
  fileprivate func lies(on other: Frame) -> Bool {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    let area = width * height
    guard across > 0, down > 0, area > 0, area < other.width * other.height else { return false }
    return 4 * across * down >= area
  }
}
