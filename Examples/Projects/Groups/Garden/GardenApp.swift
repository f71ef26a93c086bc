import SwiftUI

@main
struct GardenApp: App {
  @StateObject private var store = GardenStore()

  var body: some Scene {
    WindowGroup {
      GardenView()
        .environmentObject(store)
    }
  }
}
