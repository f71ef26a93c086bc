import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds controls that a part of the screen with words of its own covers, and that VoiceOver
  /// reaches all the same.
  ///
  /// Compares the views of a `ZStack`: a control is covered by one view of a later branch that is
  /// drawn over all of it. Not reported where the branches above say nothing, which may be a drawing
  /// that lets touches through, and for captures, which do not say what is drawn last.
  static let coveredControl = LintRule(
    id: "covered-control", severity: .warning,
    summary: "A control lies under another part of the screen and is read all the same",
    evidence: """
      Nobody who looks can use it, but the cursor stops at it, and a double-tap presses it or what lies over it \
      (Apple, accessibilityHidden and accessibilityViewIsModal: what covers a screen hides it).
      """,
    fix: "Hide what is covered: `hidden: true`; or make what covers it modal: `modal: true`.",
    swiftFix: """
      Hide what is covered: `accessibilityHidden(true)` while it is; or present what covers it as a sheet; in UIKit \
      `accessibilityViewIsModal`.
      """,
    fails: Example(
      """
      screen: Checkout
      views:
        - ZStack:
            - { Button: Pay, frame: [20, 300, 350, 50] }
            - { Text: One moment please, frame: [0, 0, 390, 844] }
      """),
    passes: Example(
      """
      screen: Checkout
      views:
        - ZStack:
            - { Button: Pay, frame: [20, 300, 350, 50] }
            - VStack:
                - { Text: One moment please, frame: [20, 400, 350, 22] }
                - Button: Cancel
                  frame: [20, 450, 350, 44]
                  onActivate: { remove: wait }
              id: wait
              modal: true
              frame: [0, 0, 390, 844]
      """),
    search: .screen { screen in
      guard screen.screen.capture == nil else { return [] }
      var stops: [String: LintedScreen.Stop] = [:]
      for stop in screen.stops where stops[stop.element.node] == nil {
        stops[stop.element.node] = stop
      }
      var search = CoverSearch(stops: stops)
      for view in screen.screen.views { search.visit(view) }
      return search.faults
    })
}

/// Visits the views of a screen and looks for controls under other views.
private struct CoverSearch {
  let stops: [String: LintedScreen.Stop]
  var faults: [LintRule.Fault] = []
  private var reported: Set<String> = []

  init(stops: [String: LintedScreen.Stop]) { self.stops = stops }

  mutating func visit(_ view: Node) {
    // A list instead of recursion, for any depth.
    var waiting = [view]
    while let node = waiting.popLast() {
      if node.kind == .zStack, node.children.count > 1 {
        compare(node.children, isDecoration: node.className == "overlay")
      }
      waiting += node.children.reversed()
    }
  }

  /// Compares the controls of each branch with what is drawn after it.
  ///
  /// What is drawn over a single control, such as a badge, is a part of it.
  private mutating func compare(_ branches: [Node], isDecoration: Bool) {
    var above: [Cover] = []
    // From the front to the back, so that each branch is looked at once.
    for branch in branches.reversed() {
      let leaves = branch.leaves
      let heard = leaves.first { stops[$0.name] != nil }
      if let said = above.first(where: \.isHeard), !isDecoration || leaves.count > 1 {
        for leaf in leaves { report(leaf, under: above, said) }
      }
      above += leaves.compactMap { leaf in
        frame(of: leaf).map { Cover(frame: $0, name: leaf.name, isHeard: leaf.name == heard?.name) }
      }
      // More views than these are no overlay, and each control is compared with all of them.
      guard above.count <= 1000 else { return }
    }
  }

  private mutating func report(_ leaf: Node, under covers: [Cover], _ said: Cover) {
    guard let stop = stops[leaf.name], stop.element.isOperable, !reported.contains(leaf.name),
      let frame = frame(of: leaf), frame.width > 0, frame.height > 0,
      covers.contains(where: { $0.frame.holds(frame) })
    else { return }
    reported.insert(leaf.name)
    let over = stops[said.name]?.called ?? said.name
    faults.append(
      LintRule.Fault(
        "\(stop.called) lies under \(over), and is read all the same.", at: stop.element))
  }

  /// The place of a view; that of its element if it is one, because a file has no other before it is
  /// laid out.
  private func frame(of leaf: Node) -> Frame? {
    stops[leaf.name]?.element.shownFrame?.finite ?? leaf.shownFrame?.finite
  }

  /// A view in front, with its place.
  private struct Cover {
    let frame: Frame
    let name: String
    /// Whether its branch is heard by it.
    let isHeard: Bool
  }
}

extension Node {
  /// The views in it that hold no others, and the controls; nothing of what is not shown.
  fileprivate var leaves: [Node] {
    var leaves: [Node] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      if node[.hidden] == true || (node[.opacity] ?? 1) <= 0 { continue }
      if node.children.isEmpty || node.kind.shape == .control || node[.element] == .combine {
        // Room and lines cover nothing.
        if node.kind.shape != .nothing { leaves.append(node) }
      } else {
        waiting += node.children.reversed()
      }
    }
    return leaves
  }
}

extension Frame {
  /// Whether another rectangle is inside it, but for half a point at each edge.
  fileprivate func holds(_ other: Frame) -> Bool {
    x <= other.x + 0.5 && y <= other.y + 0.5 && x + width + 0.5 >= other.x + other.width
      && y + height + 0.5 >= other.y + other.height
  }
}
