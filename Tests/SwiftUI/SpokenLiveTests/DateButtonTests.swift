import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// The buttons of a date picker, and the wheels that they open.
@MainActor
struct DateButtonTests {
  private struct Trip: View {
    @State private var day = Date(timeIntervalSince1970: 1_800_000_000)

    var body: some View {
      DatePicker("Due", selection: $day).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func `the day and the time are two buttons, and each opens its own wheels`() {
    expectSpoken(
      Trip(), .next, .previous, .activate, .next, .increment, .escape, .next, .activate, .next(2),
      .increment, .increment, .escape,
      reads: """
        Due, Jan 15, 2027, Button, Pop up button
          Double tap to activate the picker
        8:00\u{202F}AM, Button, Pop up button
          Double tap to activate the picker
        Due, Jan 15, 2027, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated, Due
        January, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        15, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        16
        Due, Jan 16, 2027, Button, Pop up button
          Double tap to activate the picker
        8:00\u{202F}AM, Button, Pop up button
          Double tap to activate the picker
        ♪ item activated
        8 o'clock, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        0 minutes, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        AM, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        PM
        ♪ boundary reached, PM
        8:00\u{202F}PM, Button, Pop up button
          Double tap to activate the picker
        """)
  }

  @Test func `the time beside a date needs no name`() {
    let report = LiveScreen(Trip()).lintReport
    #expect(!report.contains { $0.contains("unlabelled-control") })
  }

  private struct Evening: View {
    @State var time = Date(timeIntervalSince1970: 1_800_000_000 + 12 * 3600)
    let locale: String

    var body: some View {
      DatePicker("Due", selection: $time, displayedComponents: .hourAndMinute)
        .datePickerStyle(.wheel).environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: locale))
    }
  }

  @Test func `a clock of 12 hours has a wheel for the half of the day, one of 24 has none`() {
    expectSpoken(
      Evening(locale: "en_US"),
      reads: """
        Due
        8 o'clock, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        0 minutes, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        PM, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
    expectSpoken(
      Evening(locale: "en_GB"),
      reads: """
        Due
        20 o'clock, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        0 minutes, Picker item, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
  }
}
