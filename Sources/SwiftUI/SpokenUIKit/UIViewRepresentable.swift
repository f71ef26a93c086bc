public import Foundation
public import SpokenViews

/// A view of UIKit in a screen of SwiftUI.
@preconcurrency
@MainActor
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
  /// Is called when the view leaves the screen.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size of the view, which is not asked for.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Nothing happens.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
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
  /// What the change of the view brings with it; not heard.
  public var transaction: Transaction { Transaction() }
}

extension UIViewRepresentable {
  /// Mounts the view of UIKit.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    let coordinator = view.makeCoordinator()
    let uiView = view.makeUIView(
      context: Context(coordinator: coordinator, environment: context.environment))
    let leave = { @MainActor (root: ViewRoot) in
      // Before the view is dismantled, whose app may then drop what the sheet still shows.
      root.closeSheets(of: uiView)
      uiView.endEditing(true)
      Self.dismantleUIView(uiView, coordinator: coordinator)
    }
    return VolatileNode(volatile: view, context, willUnmount: leave) { view, node in
      view.updateUIView(
        uiView, context: Context(coordinator: coordinator, environment: node.environment))
      return [uiView.node(in: node)]
    }
  }
}
