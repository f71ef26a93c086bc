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
}
