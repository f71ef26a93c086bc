import Foundation

/// What a wheel of a date picker turns.
package enum DatePart: String, Hashable, Sendable {
  case month, day, year, hour, minute
  /// Before or after noon.
  case halfOfDay
}

extension DatePart {
  /// The date after a turn; nil where the wheel goes no further.
  @MainActor
  func turned(_ date: Date, by step: Int, in environment: EnvironmentValues) -> Date? {
    let calendar = Self.calendar(in: environment)
    switch self {
    case .month: return calendar.date(byAdding: .month, value: step, to: date)
    case .day: return calendar.date(byAdding: .day, value: step, to: date)
    case .year: return calendar.date(byAdding: .year, value: step, to: date)
    case .hour: return calendar.date(byAdding: .hour, value: step, to: date)
    case .minute: return calendar.date(byAdding: .minute, value: step, to: date)
    case .halfOfDay:
      // That wheel has two rows, and the day stays the same.
      guard Self.isMorning(date, in: environment) == (step > 0) else { return nil }
      return calendar.date(byAdding: .hour, value: step > 0 ? 12 : -12, to: date)
    }
  }

  /// The hour and the minute that the wheels show.
  @MainActor
  static func clock(of date: Date, in environment: EnvironmentValues) -> (hour: Int, minute: Int) {
    let calendar = calendar(in: environment)
    let hour = calendar.component(.hour, from: date)
    // After 12 a clock of 12 hours begins at 1.
    let shown = hasHalves(environment.locale) ? (hour + 11) % 12 + 1 : hour
    return (shown, calendar.component(.minute, from: date))
  }

  /// The half of the day in words; nil where the clock has 24 hours.
  @MainActor
  static func halfOfDay(of date: Date, in environment: EnvironmentValues) -> String? {
    guard hasHalves(environment.locale) else { return nil }
    let calendar = calendar(in: environment)
    return isMorning(date, in: environment) ? calendar.amSymbol : calendar.pmSymbol
  }

  private static func hasHalves(_ locale: Locale) -> Bool {
    locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
  }

  @MainActor
  private static func isMorning(_ date: Date, in environment: EnvironmentValues) -> Bool {
    calendar(in: environment).component(.hour, from: date) < 12
  }

  @MainActor
  private static func calendar(in environment: EnvironmentValues) -> Calendar {
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    return calendar
  }
}
