import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds charts that have elements for their marks and no data.
  ///
  /// Not reported for captures, which never have the data.
  static let chartWithoutDescriptor = LintRule(
    id: "chart-without-descriptor", severity: .note,
    summary: "A chart has marks, but no data for an audio graph",
    evidence: """
      Without a chart descriptor the rotor has no Audio Graph: the marks can only be heard one by one \
      (Apple, WWDC21 session 10122).
      """,
    fix: "Add the data with `chart:`, in code with `accessibilityChartDescriptor(_:)`.",
    swiftFix: "Add the data with `accessibilityChartDescriptor(_:)`.",
    fails: Example(
      """
      screen: Wallet
      views:
        - Chart: [{ Rectangle: , label: January, value: $120 }]
          label: Spending
      """),
    passes: Example("screen: Wallet\nviews:\n" + goodChart),
    search: .screen { screen in
      guard screen.screen.capture == nil else { return [] }
      return screen.chartNodes.filter { node in
        node.kind == .chart && !node.states(.chart)
          && !(node.children + (node[.accessibilityChildren] ?? [])).isEmpty
      }.map { node in
        let origin = Origin(file: screen.screen.file, position: node.position, node: node.name)
        return Fault("\(node.name) has marks, but no data for an audio graph.", at: origin)
      }
    })
}
