import Foundation
import SpokenCharts
import SpokenLiveTesting
import SpokenViews
import Testing

/// Formats are those of the screen, whatever the locale of the process is.
@MainActor
struct ScreenLocaleTests {
  /// Noon in Greenwich, which is the same day almost everywhere.
  private let noon = Date(timeIntervalSince1970: 1_749_988_800)

  private var values: some View {
    VStack {
      Text(12.5, format: .currency(code: "USD"))
      Text(noon, style: .date)
      Text(noon, format: .dateTime.day().month(.wide).year())
      Text("Pay \(12.5, format: .currency(code: "USD"))")
      LabeledContent("Total", value: 1234.5, format: .number)
      Stepper("Share", value: .constant(0.25), in: 0...1, step: 0.25, format: .percent)
    }
  }

  @Test func `values of an American screen are written as an American phone writes them`() {
    expectSpoken(
      values,
      reads: """
        $12.50
        June 15, 2025
        June 15, 2025
        Pay $12.50
        Total, 1,234.5
        Share, 25%, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
  }

  @Test func `another language writes values in its own way`() {
    expectSpoken(
      VStack {
        Text(12.5, format: .currency(code: "USD"))
        Text(noon, style: .date)
        Text("\(1234.5, format: .number)")
      }, language: "de",
      reads: """
        12,50\u{A0}$
        15. Juni 2025
        1.234,5
        """)
  }

  @Test func `the locale of a part counts where its words are shown, not where they are made`() {
    let price = Text(12.5, format: .currency(code: "USD"))
    let words = Text("Pay \(12.5, format: .currency(code: "USD"))")
    expectSpoken(
      VStack {
        price
        VStack {
          price
          words
          words + Text(" now")
        }.environment(\.locale, Locale(identifier: "de_DE"))
      },
      reads: """
        $12.50
        12,50\u{A0}$
        Pay 12,50\u{A0}$
        Pay 12,50\u{A0}$ now
        """)
  }

  @Test func `a format keeps a locale of its own`() {
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
    expectSpoken(
      VStack {
        Text(1234.5, format: german)
        Text("\(1234.5, format: german)")
      },
      reads: """
        1.234,5
        1.234,5
        """)
  }

  @Test func `equal texts have equal values and formats`() {
    let position = (file: "a" as StaticString, line: 1, column: 1)
    func text(_ number: Double, _ digits: Int) -> Text {
      Text(
        number, format: .number.precision(.fractionLength(digits)), file: position.file,
        line: position.line, column: position.column)
    }
    #expect(text(1, 2) == text(1, 2))
    #expect(text(1, 2).hashValue == text(1, 2).hashValue)
    #expect(text(1, 2) != text(2, 2))
    #expect(text(1, 2) != text(1, 3))
  }

  private struct Price: View {
    @State private var price = 2.5

    var body: some View {
      VStack {
        TextField("Price", value: $price, format: .number)
          .environment(\.locale, Locale(identifier: "de_DE"))
        Text(price, format: .number)
      }
    }
  }

  @Test func `a field reads a value in the locale in which it shows it`() {
    expectSpoken(
      Price(), .user(.type("5")), .next,
      reads: """
        2,5, Text field
          Double tap to edit.
        5
        2.55
        """)
  }

  @Test func `formatters follow the screen, unless they have a locale`() {
    let dates = DateFormatter()
    dates.dateStyle = .long
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    prices.currencyCode = "USD"
    let german = DateFormatter()
    german.dateStyle = .long
    german.locale = Locale(identifier: "de_DE")
    expectSpoken(
      VStack {
        Text(noon, formatter: dates)
        Text(NSNumber(value: 12.5), formatter: prices)
        Text(noon, formatter: german)
        TextField("Price", value: .constant(2.5), formatter: prices)
      },
      reads: """
        June 15, 2025
        $12.50
        15. Juni 2025
        $2.50, Text field
          Double tap to edit.
        """)
  }

  @Test func `a mark of a chart reads its date as the screen writes it`() {
    expectHeard(
      "June 15, 2025, 3",
      of: Chart {
        BarMark(x: .value("Day", noon, unit: .day), y: .value("Sales", 3))
      })
  }
}
