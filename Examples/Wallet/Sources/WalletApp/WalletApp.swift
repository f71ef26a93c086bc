import SwiftUI
import WalletViews

@main
struct WalletApp: App {
  var body: some Scene {
    WindowGroup { WalletView(wallet: .example) }
  }
}
