extension SpeechRule {
  /// The rules about events, the same on every platform.
  static let ofEvents: [SpeechRule] =
    [
      .eventSound, .boundary, .emptyPlace, .notFound, .change, .activation, .action, .rotor,
      .content, .text, .announcement, .liveRegion, .report, .menu, .interaction, .keyboardFocus,
      .system, .chartItem, .audioGraph, .graphValue,
    ] + ofCharts

  /// The rules about the statements of Describe Chart.
  static let ofCharts: [SpeechRule] = [
    .chartTitle, .chartKind, .chartAxes, .chartSummary, .chartSeries, .chartShape, .chartTrend,
    .chartExtremes, .chartAverage, .chartOutliers, .chartCrossing, .chartMissing,
  ]
}
