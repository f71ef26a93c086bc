// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenViews

enum NavigationBar {
  struct NavigationBarView: View {
      var edited: () -> Void = {}
      var body: some View {
          HStack {
              Text("Wallet Pal")
                  .font(.largeTitle)
                  .bold()

              Spacer()

              Button("Edit Budgets", action: { edited() })
                  .buttonStyle(
                      SymbolButtonStyle(
                          systemName: "slider.vertical.3"))
          }
      }
  }

  struct SymbolButtonStyle: ButtonStyle {
      let systemName: String

      func makeBody(configuration: Configuration) -> some View {
  				Image(systemName: systemName)
              .accessibilityRepresentation { configuration.label }
      }
  }
}

