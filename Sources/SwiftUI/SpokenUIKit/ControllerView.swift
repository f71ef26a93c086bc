public import SpokenViews

/// A controller of UIKit as a view, to hear it in a test.
public struct ControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
  private let make: @MainActor () -> Controller

  /// A view with the closure that makes its controller, once.
  public init(_ make: @escaping @MainActor () -> Controller) { self.make = make }

  /// Makes the controller.
  public func makeUIViewController(context: Context) -> Controller { make() }
  /// Changes nothing.
  public func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}
