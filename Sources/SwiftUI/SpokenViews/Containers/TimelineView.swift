public import Foundation

/// When a view is evaluated again; here it is evaluated once, for the time at which it appears.
public protocol TimelineSchedule: Sendable {}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Every minute.
  public init() {}
}

/// After equal times.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// From a date on, after equal times in seconds.
  public init(from date: Date, by interval: TimeInterval) {}
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// As often as the screen is drawn.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

/// At some dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  /// At some dates.
  public init(_ dates: Entries) {}
}

extension TimelineSchedule {
  /// At some dates.
  public static func explicit<Entries: Sequence>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries> where Self == ExplicitTimelineSchedule<Entries> {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, after equal times in seconds.
  public static func periodic(
    from date: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: date, by: interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as the screen is drawn, at most after an interval in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// The time of an evaluation, whatever the schedule and the views are.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Views that depend on the time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The time of an evaluation.
  public struct Context: Sendable {
    /// How often views are evaluated.
    public enum Cadence: Hashable, Sendable, Comparable {
      case live, seconds, minutes
    }

    /// The time.
    public let date: Date
    /// How often it is evaluated.
    public let cadence = Cadence.minutes
  }

  private let content: (TimelineViewDefaultContext) -> Content

  /// Views that depend on the time.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }

  /// The views at the time of the evaluation.
  public var body: some View { content(TimelineViewDefaultContext(date: .now)) }
}
