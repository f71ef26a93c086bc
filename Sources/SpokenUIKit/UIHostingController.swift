public import Foundation
import ScreenTree
public import SpokenViews

/// A controller of UIKit whose screen is a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content {
    didSet { hosted.receive(rootView) }
  }
  private let hosted = HostedNode<Content>()

  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards have no view of SwiftUI.
  public required init?(coder: NSCoder) { nil }

  override open func loadView() { view = HostedView() }

  override func hostedNodes(in view: _ViewNode) -> [Node] {
    hosted.nodes(of: rootView, in: view, isReceived: true)
  }
}

/// The view of a hosting controller, wherever the app adds it.
private final class HostedView: UIView {
  override func childNodes(in view: _ViewNode) -> [Node] {
    (controller?.hostedNodes(in: view) ?? []) + super.childNodes(in: view)
  }
}
