/// The words of dates.
struct CalendarWords: Sendable {
  /// The months in order, as they are spoken in a date.
  let months: [String]
  /// The months in order, as they are spoken without a day.
  let monthsAlone: [String]
  /// What months are written as, in lower case, with their numbers from 1.
  let monthNames: [String: Int]
  /// What weekdays are written as, in lower case, and how they are spoken.
  let weekdays: [String: String]
  /// Short weekdays that are words of their own as well, which count only beside a date or a time.
  let unsureWeekdays: Set<String>
  /// The days of a month from 1 to 31, as they are spoken in a date.
  let days: [String]
  /// Words after which the days are spoken otherwise, with the days of that case.
  let daysAfter: (words: Set<String>, days: [String])
  /// What is written after a year and not spoken again, such as "г".
  let yearWords: Set<String>
  /// A date: `%1` is the day, `%2` the month, `%3` the year.
  let date: String
  /// A date without a year.
  let dayMonth: String
  /// A date without a day.
  let monthYear: String
  /// Between a day and a month in words: `21 de noviembre`.
  let link: String?
  /// How years are spoken.
  let years: Years

  /// How years are spoken.
  enum Years: Sendable {
    /// As a number.
    case number
    /// Before 2000 as hundreds, with the word for hundred.
    case hundreds(String)
    /// In order, with the words of the second case: units from 1 to 19, tens from 20 to 90.
    case inOrder(units: [String], tens: [String], full: [Int: String], year: String)
  }
}

/// The words of times.
struct ClockWords: Sendable {
  /// A full hour; `%1` is the hour, `%2` are the minutes, `%3` is the hour with its noun.
  let fullHour: String
  /// A full hour of the afternoon and the evening when the clock has 24 hours.
  let lateFullHour: String
  /// A time with minutes below ten.
  let fewMinutes: String
  /// A time with minutes.
  let minutes: String
  /// A time with minutes, when numbers are read digit by digit.
  let minutesOfDigits: String
  /// A full hour before or after the half of the day.
  let hourWithHalf: String
  /// Letters that stand between hours and minutes beside the colon, as in `14h05`.
  let hourLetter: Set<String>
  /// The noun of the hour, which with its number is `%3` of the templates.
  let hour: Noun
  /// What halves of the day are written as, and how they are spoken after the time.
  let halves: [String: String]
  /// Whether the halves of the day come before the time.
  let halfFirst: Bool
  /// What is written after a time and not spoken again, such as `Uhr`.
  let hourWords: Set<String>
  /// What is written after the minutes and not spoken again, such as `phút`.
  let minuteWords: Set<String>
  /// After a time of universal time.
  let universal: String
}
