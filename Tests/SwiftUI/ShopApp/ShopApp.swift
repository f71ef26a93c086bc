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
