import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// Fields for values that a formatter writes.
@MainActor
struct FormattedValueTests {
  private struct Numbers: View {
    @State private var large = UInt64.max
    @State private var small = Int8.min
    let formatter = NumberFormatter()

    var body: some View {
      VStack {
        TextField("Large", value: $large, formatter: formatter)
        TextField("Small", value: $small, formatter: formatter)
      }
    }
  }

  /// Foundation's formatter on Linux writes 17 digits of a number that is no `Int`.
  @Test func `an integer of any size is shown`() {
    expectSpoken(
      Numbers(),
      reads: """
        18446744073709552000, Text field
          Double tap to edit.
        -128, Text field
          Double tap to edit.
        """)
  }

  private struct Amounts: View {
    @State private var count = 5
    @State private var price = 5.0
    @State private var share: Double? = 2

    var body: some View {
      VStack {
        TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
        TextField("Price", value: $price, format: dollars).accessibilityIdentifier("price")
        TextField("Share", value: $share, format: .number).accessibilityIdentifier("share")
        Button("Reset") { count = 7 }.accessibilityIdentifier("reset")
        Text("\(count) of \(price, format: .number), \(share ?? -1, format: .number)")
          .accessibilityIdentifier("values")
      }
    }

    private var dollars: FloatingPointFormatStyle<Double>.Currency {
      .currency(code: "USD").locale(Locale(identifier: "en_US"))
    }
  }

  /// Apple, `TextField(value:format:)`: what the format cannot read leaves the value unchanged.
  @Test func `a field keeps what is typed, also where it is no value`() {
    expectSpoken(
      Amounts(), .user(.delete), .user(.delete), .user(.type("1")), .user(.type("2x")),
      .touch("values"), .touch("count"), .user(.delete), .touch("values"),
      reads: """
        5, Text field
          Double tap to edit.
        5
        ♪ boundary reached
        1
        2, x
        12 of 5, 2
        12x, Text field
          Double tap to edit.
        x
        12 of 5, 2
        """)
  }

  @Test func `a text is written in its format again when editing ends`() {
    expectSpoken(
      Amounts(), .touch("price"), .user(.type("3")), .touch("values"), .touch("price"),
      .user(.type("\n")), .touch("values"), .touch("price"), .user(.delete), .user(.delete),
      .touch("count"), .user(.type("0")), .touch("price"),
      reads: """
        5, Text field
          Double tap to edit.
        $5.00, Text field
          Double tap to edit.
        3
        5 of 5.003, 2
        $5.003, Text field
          Double tap to edit.
        space, 003
        5 of 5.003, 2
        $5.00, Text field
          Double tap to edit.
        0
        0
        5, Text field
          Double tap to edit.
        0
        $5.00, Text field
          Double tap to edit.
        """)
  }

  @Test func `a field takes a value that the app sets while it is edited`() {
    expectSpoken(
      Amounts(), .user(.delete), .touch("reset"), .activate, .touch("count"),
      reads: """
        5, Text field
          Double tap to edit.
        5
        Reset, Button
        ♪ item activated, Reset
        7, Text field
          Double tap to edit.
        """)
  }

  @Test func `an empty field has no value`() {
    expectSpoken(
      Amounts(), .touch("share"), .user(.delete), .touch("values"),
      reads: """
        5, Text field
          Double tap to edit.
        2, Text field
          Double tap to edit.
        2
        5 of 5, -1
        """)
  }
}
