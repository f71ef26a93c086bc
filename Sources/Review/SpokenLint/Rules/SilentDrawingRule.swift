import ScreenTree

extension LintRule {
  /// Finds drawings that VoiceOver skips: a canvas or a chart without a label and children, and a
  /// custom view that consists of shapes.
  ///
  /// Not reported for views that are hidden, decorative or represented, that have words or contain
  /// them, for shapes inside one element, for areas that are not captured, such as a page of the web,
  /// and for captures, which do not say what is drawn.
  static let silentDrawing = LintRule(
    id: "silent-drawing", severity: .warning,
    summary: "VoiceOver skips a drawing",
    evidence: """
      A canvas or a view of shapes has no accessible content, so the cursor skips it (Apple, WWDC21 \
      session 10119: a budget slider and a chart that VoiceOver does not find).
      """,
    fix: """
      Give it a label and children or a representation, or hide it if the words around it say the same.
      """,
    fails: Example(
      """
      screen: Overview
      views:
        - Text: Budget history
        - Canvas:
      """),
    passes: Example(
      """
      screen: Overview
      views:
        - Text: Budget history
        - Canvas:
          label: Budget history graph
          children:
            - { Rectangle: , label: January, value: $120 }
      """),
    search: .screen { screen in
      guard screen.screen.capture == nil else { return [] }
      var search = DrawingSearch(screen: screen.screen)
      for view in screen.screen.views { search.visit(view) }
      return search.faults
    })
}

/// Visits the views of a screen and looks for drawings.
private struct DrawingSearch {
  let screen: Screen
  var faults: [LintRule.Fault] = []

  mutating func visit(_ node: Node) {
    guard !node.isSpokenFor else { return }
    if node.isDrawing {
      let what = node.kind == .view ? "view of shapes" : "drawing"
      faults.append(
        LintRule.Fault(
          "VoiceOver skips this \(node.className): a \(what) has no accessible content.",
          at: screen.origin(of: node)))
      return
    }
    for child in node.children { visit(child) }
  }
}

extension Node {
  /// Whether the file says what is spoken for the view and its content, or that nothing is.
  fileprivate var isSpokenFor: Bool {
    let words: [AnyModifier] = [
      .label, .value, .valueText, .representation, .accessibilityChildren, .elements, .chart,
      .customContent,
    ]
    let opacity = self[.opacity] ?? 1
    return words.contains(where: states) || self[.element] == .combine || self[.element] == .ignore
      || self[.hidden] == true || self[.decorative] == true || self[.elementsHidden] == true
      || opacity <= 0
  }

  fileprivate var isDrawing: Bool {
    // A canvas of another class is an area whose content is not captured, and may be accessible.
    if kind == .canvas, className != kind.name { return false }
    if kind == .canvas || kind == .chart { return title == nil && children.isEmpty }
    return kind == .view && !children.isEmpty
      && children.allSatisfy { $0.isShape && !$0.isSpokenFor }
  }

  private var isShape: Bool {
    if [.hStack, .vStack, .zStack, .group].contains(kind) {
      return !children.isEmpty && children.allSatisfy(\.isShape)
    }
    return kind.shape == .drawing && kind != .canvas && children.isEmpty
  }
}
