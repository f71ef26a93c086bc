public import Foundation
import ScreenTree

/// Dates, intervals and other values in words.
extension Text {
  /// A date in a style.
  public init(
    _ date: Date, style: DateStyle, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(style.formatted(date), Position(file, line, column))
  }

  /// A range of dates.
  public init(
    _ dates: ClosedRange<Date>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
    self.init(
      FormattedValue(dates.lowerBound..<dates.upperBound, style), Position(file, line, column))
  }

  /// A range of dates.
  public init(
    _ interval: DateInterval, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(interval.start...interval.end, file: file, line: line, column: column) }

  /// The time in a range as a clock shows it, when the view is evaluated.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    // Before its range a timer shows the start, and after it the end.
    let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    let hasHours =
      showsHours && timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound) >= 3600
    let style = Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)
    self.init(
      FormattedValue(Duration.seconds(seconds.rounded()), style), Position(file, line, column))
  }

  /// A value as a formatter puts it into words.
  public init(
    _ subject: Date, formatter: Formatter, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(formatter.words(for: subject), Position(file, line, column)) }

  /// A value as a formatter puts it into words.
  public init<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { self.init(formatter.words(for: subject), Position(file, line, column)) }

  /// A picture among words, of which the label is heard, if VoiceOver has one for it.
  public init(
    _ image: Image, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { self.init(.picture(image), Position(file, line, column)) }

  /// How a date is put into words.
  public struct DateStyle: Hashable, Sendable {
    private let name: String

    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The date.
    public static let date = DateStyle(name: "date")
    /// The time until or since it.
    public static let relative = DateStyle(name: "relative")
    /// How far it is away.
    public static let offset = DateStyle(name: "offset")
    /// The time until or since it, as a clock shows it.
    public static let timer = DateStyle(name: "timer")

    /// A date in the style; how far it is away is counted now.
    fileprivate func formatted(_ date: Date) -> FormattedValue {
      let seconds = Duration.seconds(abs(date.timeIntervalSinceNow).rounded(.down))
      return switch self {
      case .time: FormattedValue(date, Date.FormatStyle(date: .omitted, time: .shortened))
      case .date: FormattedValue(date, Date.FormatStyle(date: .long, time: .omitted))
      case .timer:
        FormattedValue(seconds, Duration.TimeFormatStyle(pattern: .hourMinuteSecond))
      default:
        FormattedValue(
          seconds,
          Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2))
      }
    }
  }
}

extension Formatter {
  /// A value in words, in the locale of the screen; nothing for what it cannot put into words.
  fileprivate func words(for value: Any) -> String {
    inLanguageOfScreen.string(for: value) ?? ""
  }
}
