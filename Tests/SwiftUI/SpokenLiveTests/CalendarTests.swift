import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Calendars in which days are chosen.
@MainActor
struct CalendarTests {
  nonisolated private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  nonisolated private static func day(_ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: utc, year: 2027, month: month, day: day)
  }

  private struct Trip: View {
    @State var days: Set<DateComponents> = [day(2, 2)]
    var range: Range<Date> = .distantPast ..< .distantFuture

    var body: some View {
      VStack {
        MultiDatePicker("Days off", selection: $days, in: range)
        Text("Days: \(days.count)")
      }.environment(\.timeZone, .gmt).environment(\.calendar, utc)
    }
  }

  @Test func `days are chosen and given back`() {
    expectSpoken(
      Trip(), .next(3), .activate, .next, .activate, .user(.last),
      reads: """
        Days off, February 2027, Heading
        Previous month, Button
        Next month, Button
        Monday, February 1, Button
        Selected, Monday, February 1
        Selected, Tuesday, February 2, Button
        Tuesday, February 2
        Days: 1
        """)
  }

  @Test func `the months before and after are a button away`() {
    expectSpoken(
      Trip(), .next(2), .activate, .previous, .previous, .next, .activate, .previous,
      reads: """
        Days off, February 2027, Heading
        Previous month, Button
        Next month, Button
        ♪ item activated, Next month
        Previous month, Button
        March 2027, Heading
        Previous month, Button
        ♪ item activated, Previous month
        February 2027, Heading
        """)
  }

  @Test func `days out of the range are dimmed`() throws {
    let first = try #require(Self.utc.date(from: Self.day(2, 3)))
    let last = try #require(Self.utc.date(from: Self.day(2, 5)))
    expectSpoken(
      Trip(days: [], range: first..<last), .next(7),
      reads: """
        Days off, February 2027, Heading
        Previous month, Dimmed, Button
        Next month, Dimmed, Button
        Monday, February 1, Dimmed, Button
        Tuesday, February 2, Dimmed, Button
        Wednesday, February 3, Button
        Thursday, February 4, Button
        Friday, February 5, Dimmed, Button
        """)
  }

  @Test func `the page stays when the earliest day is chosen no longer`() {
    expectSpoken(
      Trip(days: [Self.day(2, 1), Self.day(4, 10)]), .next(3), .activate, .next,
      reads: """
        Days off, February 2027, Heading
        Previous month, Button
        Next month, Button
        Selected, Monday, February 1, Button
        Monday, February 1
        Tuesday, February 2, Button
        """)
  }

  @Test func `the first day after a range is not in it, nor are its months`() throws {
    let first = try #require(Self.utc.date(from: Self.day(1, 1)))
    let last = try #require(Self.utc.date(from: Self.day(2, 1)))
    expectSpoken(
      Trip(days: [], range: first..<last), .next(3),
      reads: """
        Days off, January 2027, Heading
        Previous month, Dimmed, Button
        Next month, Dimmed, Button
        Friday, January 1, Button
        """)
  }

  private struct Elsewhere: View {
    @State private var days: Set<DateComponents> = [day(2, 2)]

    var body: some View {
      MultiDatePicker("Days off", selection: $days)
        .environment(\.timeZone, TimeZone(identifier: "America/New_York") ?? .gmt)
        .environment(\.calendar, Calendar(identifier: .buddhist))
    }
  }

  @Test func `days are those of the time zone and the calendar of the place`() {
    expectSpoken(
      Elsewhere(), .next(4),
      reads: """
        Days off, February 2570 BE, Heading
        Previous month, Button
        Next month, Button
        Selected, Monday, February 1, Button
        Tuesday, February 2, Button
        """)
  }

  @Test func `a calendar is made with every kind of title and range`() {
    let none = Binding.constant(Set<DateComponents>())
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let title = "By words"
    let views = [
      AnyView(MultiDatePicker("By key", selection: none)),
      AnyView(MultiDatePicker(title, selection: none)),
      AnyView(MultiDatePicker("By key", selection: none, in: start...)),
      AnyView(MultiDatePicker(title, selection: none, in: start...)),
      AnyView(MultiDatePicker("By key", selection: none, in: ..<start)),
      AnyView(MultiDatePicker(title, selection: none, in: ..<start)),
      AnyView(MultiDatePicker(title, selection: none, in: start..<start + 86_400)),
      AnyView(MultiDatePicker(selection: none) { Text("By view") }),
    ]
    let heard = views.map { Listening($0.environment(\.timeZone, .gmt)).text.prefix { $0 != "," } }
    #expect(
      heard == [
        "By key", "By words", "By key", "By words", "By key", "By words", "By words", "By view",
      ])
  }
}
