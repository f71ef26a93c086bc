// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

enum Header {
  struct ContentView: View {
      var body: some View {
          VStack {
              Text("WWDC 2021")
                  .accessibilityAddTraits(.isHeader)

              Text("SwiftUI Accessibility")
              Text("Beyond the Basics")

              Image(systemName: "checkmark.seal.fill")
          }
      }
  }
}

