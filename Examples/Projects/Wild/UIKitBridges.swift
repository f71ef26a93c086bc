import SwiftUI
import UIKit

struct StopwatchView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: StopwatchViewController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

struct ProfileForm: UIViewControllerRepresentable {
  @Binding var name: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> ProfileFormController {
    let controller = ProfileFormController()
    controller.delegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: ProfileFormController, context: Context) {
    controller.nameField.text = name
  }

  final class Coordinator: NSObject, ProfileFormControllerDelegate {
    var parent: ProfileForm
    init(_ parent: ProfileForm) { self.parent = parent }
    func profileForm(_ controller: ProfileFormController, didSave name: String) {
      parent.name = name
    }
  }
}

struct RatingControl: UIViewRepresentable {
  @Binding var rating: Int

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    stepper.maximumValue = 5
    stepper.addTarget(
      context.coordinator, action: #selector(Coordinator.valueChanged(_:)), for: .valueChanged)
    stepper.setContentHuggingPriority(.required, for: .horizontal)
    return stepper
  }

  func updateUIView(_ uiView: UIStepper, context: Context) { uiView.value = Double(rating) }
  func makeCoordinator() -> Coordinator { Coordinator(rating: $rating) }

  class Coordinator: NSObject {
    @Binding var rating: Int
    init(rating: Binding<Int>) { _rating = rating }
    @objc func valueChanged(_ sender: UIStepper) { rating = Int(sender.value) }
  }
}

#if canImport(UIKit)
  extension View {
    func hideKeyboard() {
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
  }
#endif

extension UIApplication {
  var topController: UIViewController? {
    let scene = connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { $0.activationState == .foregroundActive }
    return scene?.windows.first(where: \.isKeyWindow)?.rootViewController
  }
}
