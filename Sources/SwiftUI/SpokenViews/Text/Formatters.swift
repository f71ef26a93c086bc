public import Foundation

/// What Foundation lacks on Linux: formatters that are there as formats.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language and the region; nil for those of the screen.
  open var locale: Locale?

  /// The items as words, the last two with "and".
  public static func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// The items as words, the last two with "and".
  open func string(from items: [Any]) -> String? {
    let words = items.map { $0 as? String ?? "\($0)" }
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    return words.formatted(style.locale(locale ?? Localization.locale))
  }
}

/// What Foundation lacks on Linux: a date as words that say how far it is away.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Whether there are names such as "yesterday".
  public enum DateTimeStyle: Int, Hashable, Sendable {
    case numeric, named
  }

  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Whether there are names such as "yesterday".
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The language and the region; nil for those of the screen.
  open var locale: Locale?

  /// A date in words, as far as it is away from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // The style knows only the distance from now, so the distance of the two dates is counted from
    // now.
    let shifted = Date.now.addingTimeInterval(date.timeIntervalSince(referenceDate))
    return shifted.formatted(style)
  }

  /// A time from now in words.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    localizedString(
      for: Date(timeIntervalSince1970: timeInterval), relativeTo: .init(timeIntervalSince1970: 0))
  }

  private var style: Date.RelativeFormatStyle {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? Localization.locale)
  }
}
