import SpokenUI

/// An app for tests of the command line of an app: it has enough to say to be interrupted meanwhile.
@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Opening hours: from Monday to Friday, nine to five; on Saturdays until noon")
        Button("Call the shop") {}
        Button("Write to the shop") {}
      }
    }
  }
}

private final class Stock: ObservableObject {
  let count = 3
}

/// A view that stops the program where no view around gives its object.
private struct Shelf: View {
  @EnvironmentObject private var stock: Stock

  var body: some View { Text("\(stock.count) pears") }
}

/// A view that changes by itself.
private struct Door: View {
  @State private var isOpen = false

  var body: some View {
    Text(isOpen ? "Open" : "Closed").task {
      try? await Task.sleep(for: .milliseconds(20))
      isOpen = true
    }
  }
}

#Preview("Door") { Door() }

#Preview("Hours") { Text("Nine to five") }

#Preview("Shelf") { Shelf() }
