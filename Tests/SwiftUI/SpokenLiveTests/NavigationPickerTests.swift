import SpokenLiveTesting
import SpokenViews
import Testing

/// Pickers whose choices are a screen of their own.
@MainActor
struct NavigationPickerTests {
  private struct Sizes: View {
    @Binding var size: String

    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(["Small", "Large"], id: \.self) { Text($0) }
      }.pickerStyle(.navigationLink)
    }
  }

  private struct Order: View {
    @State private var size = "Small"

    var body: some View {
      NavigationStack {
        VStack {
          Sizes(size: $size)
          Text("Chosen: \(size)")
        }.navigationTitle("Order")
      }
    }
  }

  @Test func `a picker pushes its choices, and one of them goes back`() {
    expectSpoken(
      Order(), .next, .activate, .next(3), .activate, .next, .previous, .activate, .escape,
      reads: """
        Order, Heading
        Size, Small, Button
        Order, Back button
        Size, Heading
        Selected, Small, Button
        Large, Button
        Size, Large, Button
        Chosen: Large
        Size, Large, Button
        Order, Back button
        Size, Large, Button
        """)
  }

  private struct Alone: View {
    @State private var size = "Small"

    var body: some View { Sizes(size: $size) }
  }

  @Test func `outside of a stack the choices are shown before the screen`() {
    expectSpoken(
      Alone(), .activate, .next, .activate,
      reads: """
        Size, Small, Button
        ♪ item activated, Size
        Selected, Small, Button
        Large, Button
        Size, Large, Button
        """)
  }
}
