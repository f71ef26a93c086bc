public import SpokenViews

/// A view of UIKit in a screen of SwiftUI.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that talks with the view.
  associatedtype Coordinator = Void
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with the current state.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object that talks with the view, once.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// There is no object.
  public func makeCoordinator() {}
}

/// What a view of UIKit is made with.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that talks with the view.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}

extension UIViewRepresentable {
  /// Mounts the view of UIKit.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    let context = context
    let made = UIViewRepresentableContext<Self>(
      coordinator: view.makeCoordinator(), environment: context.environment)
    let uiView = view.makeUIView(context: made)
    let leave = { @MainActor (root: ViewRoot) in
      root.closeSheets(of: uiView)
      uiView.endEditing(true)
    }
    return VolatileNode(volatile: view, context, willUnmount: leave) { view, node in
      view.updateUIView(uiView, context: made)
      return [uiView.node(in: node)]
    }
  }
}
