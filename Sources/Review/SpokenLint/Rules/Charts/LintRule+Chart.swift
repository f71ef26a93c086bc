import ScreenTree
import VoiceOverElements

extension LintRule {
  /// A rule about the data of charts.
  ///
  /// - Parameters:
  ///   - id: the id that disables it.
  ///   - severity: the severity.
  ///   - summary: what it finds.
  ///   - evidence: why it matters.
  ///   - fix: how to fix it.
  ///   - swiftFix: how to fix it in Swift code.
  ///   - fails: the views of an example with the problem.
  ///   - passes: the same without.
  ///   - find: the message for a chart, or nil.
  /// - Returns: the rule.
  static func ofChart(
    _ id: String, _ severity: Severity, _ summary: String, evidence: String,
    fix: String, swiftFix: String? = nil, fails: String, passes: String,
    find: @escaping @Sendable (Property.Chart) -> String?
  ) -> LintRule {
    LintRule(
      id: id, severity: severity, summary: summary, evidence: evidence, fix: fix,
      swiftFix: swiftFix,
      fails: Example("screen: Wallet\nviews:\n" + fails),
      passes: Example("screen: Wallet\nviews:\n" + passes),
      search: .screen { screen in
        screen.chartNodes.compactMap { node in
          guard let chart = node[.chart], let message = find(chart) else { return nil }
          let origin = Origin(
            file: screen.screen.file, position: node.position(of: .chart) ?? node.position,
            node: node.name, property: .chart)
          return Fault(message, at: origin, view: node.position)
        }
      })
  }

  /// A chart without any problem, which the examples change.
  static let goodChart = """
      - Chart: Spending
        chart:
          summary: Spending falls, then rises.
          x: { title: Month, categories: [January, February, March] }
          y: { title: Dollars, range: [0, 200], format: { currency: USD } }
          series:
            - { name: Food, points: [[January, 120], [February, 80], [March, 140]] }
    """
}

extension LintedScreen {
  /// The views that are charts or have the data of one, in the order of the file.
  var chartNodes: [Node] {
    var found: [Node] = []
    var waiting = Array(screen.views.reversed())
    while let node = waiting.popLast() {
      // Nobody hears what is hidden, nor anything inside it.
      guard node[.hidden] != true, node[.elementsHidden] != true, (node[.opacity] ?? 1) > 0 else {
        continue
      }
      if node.kind == .chart || node.states(.chart) { found.append(node) }
      let inside = node.children + node.properties.flatMap(\.nodes)
      waiting += inside.reversed()
    }
    return found
  }
}

extension Element {
  /// Whether it was made from the points of a chart, so that no author wrote its label and value.
  var isMadeOfChart: Bool {
    guard let chart = self.chartHere?.chart else { return false }
    return self.label.first?.origin.property == chart.origin.property
  }
}
