import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds symbols that are left out of the element that their row or their control becomes.
  ///
  /// Not reported for symbols with a label of the app or of the system, which are heard there, and
  /// for pictures, whose names say less.
  static let symbolLeftOut = LintRule(
    id: "symbol-left-out", severity: .note,
    summary: "A symbol of which no label is known is left out beside other words",
    evidence: """
      A combined element leaves out an image that has no more than a name (recordings of iOS 17 to 26), so that \
      nobody hears what the symbol shows.
      """,
    fix: "Give it a label, or make it decorative if the words beside it say the same.",
    swiftFix: """
      Give it an `accessibilityLabel(_:)`, or hide it with `accessibilityHidden(true)` if the words beside it say \
      the same.
      """,
    fails: Example(
      """
      screen: Weather
      views:
        - HStack:
            - Text: Drøbak
            - Image:
              symbol: exclamationmark.triangle
          element: combine
      """),
    passes: Example(
      """
      screen: Weather
      views:
        - HStack:
            - Text: Drøbak
            - Image:
              symbol: exclamationmark.triangle
              label: Storm warning
          element: combine
      """),
    search: .screen { screen in
      screen.leftOutSymbols.map { node, symbol in
        let origin = Origin(
          file: screen.screen.file, position: node.position(of: .symbol) ?? node.position,
          node: node.name, property: .symbol)
        return Fault(
          "Nobody hears the symbol \"\(symbol.oneLine)\": no label of it is known.", at: origin,
          view: node.position)
      }
    })
}

extension LintedScreen {
  /// The symbols that a combined element left out, in the order of the file.
  fileprivate var leftOutSymbols: [(node: Node, symbol: String)] {
    var names: Set<String> = []
    for view in dropped {
      if case .unlabelledImage = view.by { names.insert(view.origin.node) }
    }
    guard !names.isEmpty else { return [] }
    var found: [(node: Node, symbol: String)] = []
    var waiting = Array(screen.views.reversed())
    while let node = waiting.popLast() {
      if let symbol = node[.symbol], names.contains(node.name) { found.append((node, symbol)) }
      waiting += node.children.reversed()
    }
    return found
  }
}
