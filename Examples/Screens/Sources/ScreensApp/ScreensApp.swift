import Screens
import SwiftUI

/// The screens as an app: `swift run ScreensApp previews` lists them.
@main
struct ScreensApp: App {
  var body: some Scene {
    WindowGroup { Text("The screens are previews of this app.") }
  }
}
