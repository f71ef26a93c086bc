import SwiftUI
import UIKit

struct WateringView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: WateringController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

#Preview("Watering") { WateringView() }
