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

  /// A controller from a storyboard, with its view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// How it tells its size; not heard.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The bars and keyboards that it avoids; not heard.
  open var safeAreaRegions: SafeAreaRegions = .all
  /// The size that the view wants; that of the screen, because nothing is measured.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  /// Storyboards have no view of SwiftUI.
  public required init?(coder: NSCoder) { nil }

  override open func loadView() { view = HostedView() }

  override func hostedNodes(in view: _ViewNode) -> [Node] {
    // Received when `rootView` was set, so that asking for nodes evaluates nothing again.
    hosted.nodes(of: rootView, in: view, isReceived: true)
  }
}

/// The view of a hosting controller, wherever the app adds it.
private final class HostedView: UIView {
  override func childNodes(in view: _ViewNode) -> [Node] {
    (controller?.hostedNodes(in: view) ?? []) + super.childNodes(in: view)
  }
}

/// How a hosting controller tells its size; not heard.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Ways by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// By the intrinsic size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
