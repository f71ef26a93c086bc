import Foundation
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What Foundation lacks on Linux, in the words that its own types give on a Mac.
@MainActor
struct FoundationWordsTests {
  private func words(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test func `a length of time is said in each style`() {
    #expect(words(34_890, .positional) == "9:41:30")
    #expect(words(34_890, .abbreviated) == "9h 41m 30s")
    #expect(words(34_890, .short) == "9 hr, 41 min, 30 sec")
    #expect(words(34_890, .brief) == "9hr 41min 30sec")
    #expect(words(34_890, .full) == "9 hours, 41 minutes, 30 seconds")
    #expect(words(61, .spellOut) == "one minute, one second")
    #expect(words(172_800, .full, [.day, .hour]) == "2 days")
    #expect(words(5_400, .full, [.minute]) == "90 minutes")
  }

  @Test func `zeros are left out as the app says`() {
    #expect(words(5, .positional, [.minute, .second]) == "0:05")
    #expect(words(5, .positional, [.minute, .second], zeros: .pad) == "00:05")
    #expect(words(3_605, .full) == "1 hour, 5 seconds")
    #expect(words(3_605, .full, zeros: .dropLeading) == "1 hour, 0 minutes, 5 seconds")
    #expect(words(0, .full) == "0 seconds")
    #expect(words(34_890, .full, most: 2) == "9 hours, 41 minutes")
    #expect(words(.infinity, .full) == nil)
    #expect(words(-65, .full) == "-1 minute, 5 seconds")
  }

  @Test func `components and dates are lengths of time`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 2)) == "1 hour, 2 minutes")
    #expect(formatter.string(from: .distantPast, to: .distantPast) == "0 seconds")
    #expect(formatter.string(for: 60.0) == "1 minute")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute remaining")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(minute: 3), unitsStyle: .short) == "3 min")
  }

  @Test func `addresses are shown in parts`() throws {
    let url = try #require(URL(string: "https://me:pw@a.org:80/b/c?d=e#f"))
    #expect(url.formatted() == "https://a.org/b/c")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "a.org")
    #expect(url.formatted(.url.query(.always).fragment(.always)) == "https://a.org/b/c?d=e#f")
    #expect(try URL.FormatStyle.url.parseStrategy.parse("a:b") == URL(string: "a:b"))
  }

  @Test func `measurements keep their unit for a purpose`() {
    let energy = Measurement(value: 250, unit: UnitEnergy.kilocalories)
    #expect(energy.formatted(.measurement(width: .wide, usage: .food)) == "250 kilocalories")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight)) == "1.8 m")
  }

  @Test func `words of Markdown know how they stand out`() throws {
    let words = try AttributedString(markdown: "Take **two** of *these* and `wait`")
    #expect(String(words.characters) == "Take two of these and wait")
    let runs = words.runs.filter { $0.inlinePresentationIntent != nil }
    #expect(runs.count == 3)
    #expect(runs.first?.inlinePresentationIntent?.contains(.stronglyEmphasized) == true)
  }

  @Test func `words of UIKit keep how they are spoken`() {
    let spelled = NSAttributedString(
      string: "RSVP", attributes: [.accessibilitySpeechSpellOut: true])
    let words = AttributedString(spelled)
    #expect(String(words.characters) == "RSVP")
    #expect(words.accessibilitySpeechSpellsOutCharacters == true)
  }
}
