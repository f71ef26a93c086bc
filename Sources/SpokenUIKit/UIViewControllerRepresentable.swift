public import SpokenViews

/// A controller of UIKit in a screen of SwiftUI.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that talks with the controller.
  associatedtype Coordinator = Void
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the current state.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object that talks with the controller, once.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// There is no object.
  public func makeCoordinator() {}
}

/// What a controller of UIKit is made with.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object that talks with the controller.
  public let coordinator: Representable.Coordinator
  /// The environment of the controller.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  /// Mounts the view of the controller.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    let made = UIViewControllerRepresentableContext<Self>(
      coordinator: view.makeCoordinator(), environment: context.environment)
    let controller = view.makeUIViewController(context: made)
    // Kept by the closures below: the controller is made once, and lives as long as the node.
    let host = ControllerHost(controller)
    return VolatileNode(volatile: view, context, willUnmount: host.leave) { view, node in
      view.updateUIViewController(controller, context: made)
      return host.nodes(in: node)
    }
  }
}
