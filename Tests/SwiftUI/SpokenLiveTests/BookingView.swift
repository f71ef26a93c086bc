import SpokenViews

/// The view of README.
struct BookingView: View {
  @State private var guests = 2

  var body: some View {
    VStack {
      Text("Your table").accessibilityAddTraits(.isHeader)
      Stepper("Guests", value: $guests, in: 1...8)
      Button {
        guests = 1
      } label: {
        Image(systemName: "trash")
      }
    }
  }
}
