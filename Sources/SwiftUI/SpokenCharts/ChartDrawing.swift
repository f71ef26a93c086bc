public import Foundation
public import SpokenViews

// Not heard: `chartXAxis(_:)` and its kind, because an axis is heard by its title and its ends.

/// What a finger does on the picture; VoiceOver's cursor is no finger.
extension View {
  /// Adds views over the chart, whose places nobody knows.
  public nonisolated func chartOverlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Adds views behind the chart, whose places nobody knows.
  public nonisolated func chartBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Background
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
}

/// The picture of a chart, which nobody draws.
public struct ChartPlotContent: View {
  /// It has no body.
  public typealias Body = Never
}

/// Where scrolling of a chart ends, which is silent.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// At multiples of a number.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorAlignment? = nil, limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }
  /// At dates.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorAlignment? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }

  /// Where a page of a chart begins.
  public struct MajorAlignment: Sendable {
    /// After a page.
    public static let page = MajorAlignment()
    /// At multiples of a number.
    public static func unit(_ unit: Double) -> MajorAlignment { MajorAlignment() }
    /// At dates.
    public static func matching(_ components: DateComponents) -> MajorAlignment { MajorAlignment() }
  }
}
