import Foundation

/// A unit of time with its English names.
struct DurationUnit {
  let unit: NSCalendar.Unit
  let seconds: Int
  /// Behind a number, such as "h".
  let letter: String
  private let briefName: String
  private let shortName: String
  private let name: String

  /// From the largest to the smallest; months and years are as long as they are on average.
  static let all = [
    DurationUnit(.year, 31_557_600, "y", "yr", "yr", "year"),
    DurationUnit(.month, 2_629_800, "mo", "mo", "mth", "month"),
    // Weeks are not among the usual units, so that they are said only where an app allows them.
    DurationUnit(.weekOfMonth, 604_800, "w", "wk", "wk", "week"),
    DurationUnit(.day, 86_400, "d", "day", "day", "day"),
    DurationUnit(.hour, 3_600, "h", "hr", "hr", "hour"),
    DurationUnit(.minute, 60, "m", "min", "min", "minute"),
    DurationUnit(.second, 1, "s", "sec", "sec", "second"),
  ]

  private init(
    _ unit: NSCalendar.Unit, _ seconds: Int, _ letter: String, _ briefName: String,
    _ shortName: String, _ name: String
  ) {
    self.unit = unit
    self.seconds = seconds
    self.letter = letter
    self.briefName = briefName
    self.shortName = shortName
    self.name = name
  }

  func brief(_ count: Int) -> String { "\(count)\(plural(briefName, count))" }
  func short(_ count: Int) -> String { "\(count) \(plural(shortName, count))" }
  func full(_ number: String, _ count: Int) -> String {
    "\(number) \(name)\(count == 1 ? "" : "s")"
  }

  /// Of the shorter names, those of hours, minutes, seconds and months have no plural.
  private func plural(_ name: String, _ count: Int) -> String {
    let hasPlural = ["yr", "mth", "wk", "day"].contains(name)
    return hasPlural && count != 1 ? name + "s" : name
  }
}
