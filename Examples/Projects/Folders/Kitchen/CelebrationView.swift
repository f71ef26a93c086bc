import Confetti
import SwiftUI

/// Confetti of a package that is fetched from its address.
struct CelebrationView: View {
  var body: some View {
    ConfettiCannon(count: 40) { Text("Enjoy your meal") }
  }
}
