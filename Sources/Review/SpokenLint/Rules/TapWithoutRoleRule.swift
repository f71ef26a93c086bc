import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds views that do something when they are pressed, and say no role.
  ///
  /// Reported once for a view with a tap, whose stops are itself or the views in it. Not reported
  /// where one of them can be operated, such as a form that a tap on its background leaves, and for
  /// cells, disclosures, dimmed elements, direct touch, web content, captures, and elements with
  /// custom actions, which are heard.
  static let tapWithoutRole = LintRule(
    id: "tap-without-role", severity: .warning,
    summary: "Something can be pressed and says no role",
    evidence: """
      A tap gesture adds no words: a stack with one is heard as plain texts, and nobody knows that it can be \
      double-tapped (WCAG 2.2, 4.1.2 Name, Role, Value; Apple, onTapGesture: what works like a button is a Button \
      in a style of its own).
      """,
    fix: "Make it a `Button`, or add the trait: `addTraits: isButton`.",
    swiftFix: """
      Make it a `Button` in a style of its own, or add the trait with `accessibilityAddTraits(.isButton)`.
      """,
    fails: Example(
      """
      screen: Song
      views:
        - Text: Lyrics
          onActivate: { announce: Lyrics shown }
      """),
    passes: Example(
      """
      screen: Song
      views:
        - Button: Lyrics
          onActivate: { announce: Lyrics shown }
      """),
    search: .screen { screen in
      // What is done on a tap is not in a capture.
      guard screen.screen.capture == nil else { return [] }
      var search = TapSearch(screen)
      search.visit(screen.screen.views)
      return search.taps.compactMap { $0.fault(in: screen.screen) }
    })
}

/// Visits the views of a screen, and notes the stops of each that can be tapped.
private struct TapSearch {
  /// A view with a tap, and what is heard of it.
  struct Tap {
    var node: Node
    /// The number of the nearest view around it that can be tapped, or nil.
    var around: Int?
    /// The stops that it answers to, in reading order of the file.
    var stops: [LintedScreen.Stop] = []
    /// Whether one of its stops says what it is, or can be operated.
    var isKnown = false
  }

  private let stops: [String: [LintedScreen.Stop]]
  var taps: [Tap] = []

  init(_ screen: LintedScreen) {
    stops = Dictionary(grouping: screen.stops, by: \.element.viewName)
  }

  /// Visits views and all that is in them, also in representations.
  mutating func visit(_ views: [Node]) {
    // A list instead of recursion, because a screen may be deep.
    var waiting = views.reversed().map { (node: $0, around: nil as Int?) }
    while let (node, outer) = waiting.popLast() {
      var around = outer
      if node.states(.onActivate) {
        taps.append(Tap(node: node, around: outer))
        around = taps.count - 1
      }
      if let around { note(stops[node.name] ?? [], at: around) }
      let inside = node.children + node.properties.flatMap(\.nodes)
      waiting += inside.reversed().map { (node: $0, around: around) }
    }
  }

  private mutating func note(_ found: [LintedScreen.Stop], at index: Int) {
    for stop in found {
      taps[index].stops.append(stop)
      guard stop.element.isKnownToBePressed else { continue }
      var next: Int? = index
      while let here = next, !taps[here].isKnown {
        taps[here].isKnown = true
        next = taps[here].around
      }
    }
  }
}

extension TapSearch.Tap {
  /// The fault of the view; nil when there is none.
  func fault(in screen: Screen) -> LintRule.Fault? {
    guard !isKnown, let first = stops.first else { return nil }
    let others = stops.count > 1 ? ", and what is beside it," : ""
    return LintRule.Fault(
      "\(first.called)\(others) can be pressed, and says no role.",
      at: screen.origin(of: node, .onActivate), view: node.position)
  }
}

extension Element {
  /// The name of the view that it comes from: the two buttons of a stepper have names of their own.
  fileprivate var viewName: String {
    guard self.kind.shape == .stepper, let dot = node.lastIndex(of: ".") else { return node }
    return String(node[..<dot])
  }
}
