public import Foundation
import ScreenTree

/// A calendar in which several days are chosen.
///
/// A heading with the month, buttons for the months beside it, and a button for each day, which is
/// selected when the day is chosen.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendarAround
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var page: Date?
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let position: Position

  /// A calendar with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, in: .distantPast ..< .distantFuture, label: label, file: file,
      line: line, column: column)
  }

  /// A calendar of the days of a range with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    self.selection = selection
    self.bounds = bounds
    position = Position(file, line, column)
  }

  /// A calendar of the days from one on with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: bounds.lowerBound ..< .distantFuture, label: label, file: file,
      line: line, column: column)
  }

  /// A calendar of the days before one with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      selection: selection, in: .distantPast..<bounds.upperBound, label: label, file: file,
      line: line, column: column)
  }

  /// The month, and its days.
  public var body: some View {
    VStack {
      HStack {
        Text(month.formatted(style.month(.wide).year()), position)
          .accessibilityAddTraits(.isHeader)
        button("Previous month") { page = self.month(beside: -1) }
          .disabled(!hasDays(inMonthBeside: -1))
        button("Next month") { page = self.month(beside: 1) }
          .disabled(!hasDays(inMonthBeside: 1))
      }
      ForEach(days, id: \.self) { day in
        button(day.formatted(style.weekday(.wide).month(.wide).day())) { toggle(day) }
          .accessibilityAddTraits(chosen(on: day).isEmpty ? [] : .isSelected)
          .disabled(!isInBounds(day))
      }
    }
    .accessibilityElement(children: .contain).accessibilityLabel { _ in label }
    // Another choice does not turn the page.
    .onAppear { page = month }
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Button<Text> {
    Button(label: Text(title, position), role: nil, action: action, position: position)
  }
}

extension MultiDatePicker {
  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// The calendar of the place, in the time zone in which dates are shown.
  private var calendar: Calendar {
    var calendar = calendarAround
    calendar.timeZone = timeZone
    return calendar
  }

  /// A day of the month that is shown: at first that of the earliest chosen day, or of today.
  private var month: Date {
    // The end of the range is not in it.
    let last = max(bounds.lowerBound, bounds.upperBound - 1)
    // The page that was turned to wins, then what is chosen, then today within the range.
    return page ?? selection.wrappedValue.compactMap(date(of:)).min()
      ?? min(max(.now, bounds.lowerBound), last)
  }

  /// The date of components, which may be those of another calendar.
  private func date(of components: DateComponents) -> Date? {
    (components.calendar ?? calendar).date(from: components)
  }

  private func hasDays(inMonthBeside step: Int) -> Bool {
    guard let month = month(beside: step).flatMap({ calendar.dateInterval(of: .month, for: $0) })
    else { return false }
    // A month counts as soon as one of its days is in the range.
    return month.end > bounds.lowerBound && month.start < bounds.upperBound
  }

  private func month(beside step: Int) -> Date? {
    calendar.date(byAdding: .month, value: step, to: month)
  }

  /// The starts of the days of the month.
  private var days: [Date] {
    guard let month = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month.start)?.count
    else { return [] }
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: month.start) }
  }

  private func isInBounds(_ day: Date) -> Bool {
    // The first day counts as a whole, though the range may begin at its noon.
    day >= calendar.startOfDay(for: bounds.lowerBound) && day < bounds.upperBound
  }

  /// What is chosen on a day, however its components are written.
  private func chosen(on day: Date) -> Set<DateComponents> {
    selection.wrappedValue.filter { components in
      date(of: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  private func toggle(_ day: Date) {
    let chosen = chosen(on: day)
    guard chosen.isEmpty else {
      // All of them: the app may have written one day in several ways.
      selection.wrappedValue.subtract(chosen)
      return
    }
    // Without the time of day, so that one day always gives the same components.
    let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
    selection.wrappedValue.insert(calendar.dateComponents(parts, from: day))
  }
}
