public import SpokenViews

/// A controller of UIKit in a screen of SwiftUI.
@preconcurrency
@MainActor
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
  /// Is called when the controller has left the screen.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Nothing happens.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
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
    let coordinator = view.makeCoordinator()
    let controller = view.makeUIViewController(
      context: Context(coordinator: coordinator, environment: context.environment))
    let host = ControllerHost(controller)
    let leave = { @MainActor (root: ViewRoot) in
      // Before the controller is dismantled, so that it learns that it left the screen while it is
      // whole.
      host.leave(root)
      Self.dismantleUIViewController(controller, coordinator: coordinator)
    }
    return VolatileNode(volatile: view, context, willUnmount: leave) { view, node in
      view.updateUIViewController(
        controller, context: Context(coordinator: coordinator, environment: node.environment))
      return host.nodes(in: node)
    }
  }
}
