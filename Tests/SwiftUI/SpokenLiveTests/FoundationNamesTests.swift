import Foundation
import SpokenCombine
import SpokenUIKit
import SpokenViews
import Testing

/// Names of Foundation that are not there on Linux.
@MainActor
struct FoundationNamesTests {
  @Test(
    arguments: [
      ("20 °C", [], .medium, "68°F"), ("20 °C", .providedUnit, .medium, "20°C"),
      ("20 °C", .providedUnit, .short, "20°"), ("20 °C", .temperatureWithoutUnit, .medium, "68°"),
      ("20 °C", [], .long, "68 degrees Fahrenheit"), ("1 km", .providedUnit, .long, "1 kilometer"),
      ("5 km", .providedUnit, .long, "5 kilometers"), ("5 km", .providedUnit, .medium, "5 km"),
      ("5 km", .providedUnit, .short, "5km"), ("5 km", [], .medium, "3.107 mi"),
    ] as [(String, MeasurementFormatter.UnitOptions, Formatter.UnitStyle, String)])
  func `a measurement is put into words`(
    _ value: String, _ options: MeasurementFormatter.UnitOptions, _ style: Formatter.UnitStyle,
    _ words: String
  ) {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = options
    formatter.unitStyle = style
    let number = Double(value.prefix { $0 != " " }) ?? 0
    let isTemperature = value.utf8.last == UInt8(ascii: "C")
    let heard =
      isTemperature
      ? formatter.string(from: Measurement(value: number, unit: UnitTemperature.celsius))
      : formatter.string(from: Measurement(value: number, unit: UnitLength.kilometers))
    #expect(heard == words)
  }

  @Test(
    arguments: [
      (.default, "Ada Lovelace"), (.short, "Ada"), (.long, "Lady Ada Lovelace"),
      (.abbreviated, "AL"),
    ] as [(SpokenViews.PersonNameComponentsFormatter.Style, String)])
  func `a name is put into words`(
    _ style: SpokenViews.PersonNameComponentsFormatter.Style, _ words: String
  ) {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Lady", "Ada", "Lovelace")
    let formatter = SpokenViews.PersonNameComponentsFormatter()
    formatter.style = style
    #expect(formatter.string(from: name) == words)
    #expect(formatter.personNameComponents(from: "Ada Lovelace")?.familyName == "Lovelace")
  }

  private final class Page: NSObject {
    var progress = 0.5
  }

  @Test func `an observed property tells the value that it has`() {
    let page = Page()
    var values: [Double?] = []
    let first = page.observe(\.progress, options: [.initial, .new]) { values.append($1.newValue) }
    let second = page.observe(\.progress) { _, _ in values.append(nil) }
    #expect(values == [0.5])
    first.invalidate()
    second.invalidate()
    var published: [Double] = []
    let following = page.publisher(for: \.progress).sink { published.append($0) }
    #expect(published == [0.5])
    following.cancel()
  }

  @Test func `the resources of a module are those of the program`() {
    #expect(Bundle.module === Bundle.main)
  }

  @Test func `seconds have their nanoseconds`() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == 1_000_000)
  }
}
