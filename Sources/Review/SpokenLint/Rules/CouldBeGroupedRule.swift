import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds rows and cards in which every view is a stop.
  ///
  /// Reported for the views in a list, cells, and custom views that are called a card, a row, a
  /// cell, an item or a tile, when three or more stops in them are words and pictures and at most
  /// one can be operated. Not reported for rows with a heading and for long texts, which deserve
  /// separate stops.
  static let couldBeGrouped = LintRule(
    id: "could-be-grouped", severity: .warning,
    summary: "A row takes several swipes where one would do",
    evidence: """
      A row that looks like one thing is five stops, and the next row is five swipes away (iOS Accessibility \
      Guide, grouping content; Apple, accessibilityElement(children: .combine)).
      """,
    fix: "Combine its views into one element: `element: combine`.",
    swiftFix:
      "Combine its views into one element: `accessibilityElement(children: .combine)`.",
    fails: Example(
      """
      screen: Cart
      views:
        - List:
            - HStack:
                - Image: coffee
                - Text: Harbor blend
                - Text: €8.50
                - Stepper: Quantity
                  value: 2
      """),
    passes: Example(
      """
      screen: Cart
      views:
        - List:
            - HStack:
                - Image: coffee
                - Text: Harbor blend
                - Text: €8.50
                - Stepper: Quantity
                  value: 2
              element: combine
      """),
    search: .screen { screen in
      var search = RowSearch(screen)
      for view in screen.screen.views { _ = search.visit(view, isRow: false) }
      return search.faults
    })
}

/// Visits the views of a screen and counts the stops of each row.
private struct RowSearch {
  /// The stops in a view.
  struct Count {
    var passive = 0
    var operable = 0
    /// Whether something in it deserves a separate stop.
    var isApart = false

    static func + (one: Count, other: Count) -> Count {
      Count(
        passive: one.passive + other.passive, operable: one.operable + other.operable,
        isApart: one.isApart || other.isApart)
    }
  }

  private let screen: Screen
  private let stops: [String: Element]
  var faults: [LintRule.Fault] = []

  init(_ screen: LintedScreen) {
    self.screen = screen.screen
    stops = Dictionary(screen.stops.map { ($0.element.node, $0.element) }) { first, _ in first }
  }

  /// Counts the stops in a view; a reported view does not count for the views around it.
  mutating func visit(_ node: Node, isRow: Bool) -> Count {
    let areRows = node.holdsRows
    var count = stops[node.name].map(Self.count) ?? Count()
    for child in node.children { count = count + visit(child, isRow: areRows) }
    guard isRow || node.isCard, count.passive >= 3, count.operable <= 1, !count.isApart,
      stops[node.name] == nil
    else { return count }
    let all = count.passive + count.operable
    faults.append(
      LintRule.Fault(
        "\(node.className) takes \(all) swipes where one would do.", at: screen.origin(of: node)))
    return Count(isApart: true)
  }

  private static func count(_ element: Element) -> Count {
    if element.isOperable { return Count(operable: 1) }
    let length = element.label.reduce(0) { $0 + "\($1.value)".count }
    return Count(
      passive: 1, isApart: element.has(.header) || element.cell != nil || length > 200)
  }
}

extension Node {
  private static let cards = ["card", "row", "cell", "item", "tile"]

  /// Whether the views in it are rows.
  fileprivate var holdsRows: Bool {
    kind.container == .list || all(.container).contains(.list)
  }

  /// Whether its class is a view that shows one thing.
  fileprivate var isCard: Bool {
    if kind.shape == .cell { return true }
    guard kind == .view else { return false }
    let name = className.lowercased()
    return Self.cards.contains { name.hasSuffix($0) || name.hasSuffix($0 + "view") }
  }
}
