public import SpokenViews

/// What manages a view of UIKit.
@MainActor
open class UIViewController {
  private var loaded: UIView?
  /// The title of the screen.
  open var title: String?
  /// The controller around it.
  public private(set) weak var parent: UIViewController?
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []

  /// A controller whose view is made when it is first asked for.
  public init() {}

  /// The view.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set { loaded = newValue }
  }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view.
  open func loadView() { loaded = UIView() }
  /// Is called once the view is made.
  open func viewDidLoad() {}
  /// Is called before the view is on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes the view, unless it was made.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Adds a controller.
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }

  /// Is called when it was added to another one or taken out.
  open func didMove(toParent parent: UIViewController?) {}
}

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
    controller.loadViewIfNeeded()
    controller.viewWillAppear(false)
    controller.viewDidAppear(false)
    return VolatileNode(volatile: view, context) { view, node in
      view.updateUIViewController(controller, context: made)
      return [controller.view.node(in: node)]
    }
  }
}
