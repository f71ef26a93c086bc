public import Foundation
import ScreenTree
import SpokenViews

/// What manages a view of UIKit.
open class UIViewController: _UIViewControllerLooks, UITraitEnvironment {
  private var loaded: UIView?
  /// The title of the screen, which is also that of its tab.
  open var title: String? { didSet { item?.title = title } }
  /// The controller around it.
  public private(set) weak var parent: UIViewController?
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// What its screen shows in the bar at the top.
  public private(set) lazy var navigationItem = UINavigationItem(of: self)
  /// Its tab.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = item ?? UITabBarItem(title: title, image: nil, tag: 0)
      self.item = item
      return item
    }
    set { item = newValue }
  }
  /// Its tab, once it was asked for or set.
  private(set) var item: UITabBarItem?
  /// How it covers the screen before; the controllers there learn of full screens only.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether only the app closes it.
  open var isModalInPresentation = false
  /// How it stands on the screen as a sheet; not heard.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: presenter)
  /// What it points at as a popover; not heard.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
  /// Whether its tabs are hidden while it is shown.
  open var hidesBottomBarWhenPushed = false

  /// The controller that is shown above this one and all around it, by itself.
  var presented: UIViewController?
  /// The controller over which this one is shown.
  weak var presenter: UIViewController?
  /// Where it is between being off the screen and being on it.
  var appearance = Appearance.gone
  /// Whether it is being added to the controller around it.
  open internal(set) var isMovingToParent = false
  /// Whether it is being taken out of the controller around it.
  open internal(set) var isMovingFromParent = false
  /// Whether it is being shown above another one.
  open internal(set) var isBeingPresented = false
  /// Whether it is being closed.
  open internal(set) var isBeingDismissed = false

  /// A controller whose view is made when it is first asked for; nibs are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller whose view is made when it is first asked for.
  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view.
  open func loadView() { view = UIView() }
  /// Is called once the view is made.
  open func viewDidLoad() {}
  /// Is called before the view is on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called when the view gets its place on the screen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is called before the views get their places.
  open func viewWillLayoutSubviews() {}
  /// Is called when the views have their places.
  open func viewDidLayoutSubviews() {}

  /// Makes the view, unless it was made.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Adds a controller, which then calls `didMove(toParent:)` itself.
  open func addChild(_ controller: UIViewController) {
    if controller.parent != nil { controller.removeFromParent() }
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }

  /// Takes it out of the controller around it.
  open func removeFromParent() {
    guard parent != nil else { return }
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Puts the view of a controller inside in the place of another one's.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController !== toViewController else { return }
    view.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// Is called before it is added to another one or taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called when it was added to another one or taken out.
  open func didMove(toParent parent: UIViewController?) {}

  /// The controller that is shown above this one, or above one around it.
  open var presentedViewController: UIViewController? { outermost.presented }
  /// The controller over which this one, or one around it, is shown.
  open var presentingViewController: UIViewController? { outermost.presenter }

  /// Shows a controller in the stack of screens around, otherwise above this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  override open var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? presenter }

  /// The stack of screens that it is in.
  open var navigationController: UINavigationController? { around() }
  /// The tabs that it is in.
  open var tabBarController: UITabBarController? { around() }

  private func around<Controller>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// The controller around all that are around this one.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The columns that it is in.
  open var splitViewController: UISplitViewController? { around() }

  private var edits = false
  /// Whether the rows are edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }
  /// The button that starts and ends editing.
  public private(set) lazy var editButtonItem: UIBarButtonItem = EditItem(of: self)
  /// The buttons of the bar at the bottom, in a stack that shows it.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the bar at the bottom.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// What animates a change; nothing moves.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// What presents it.
  public private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: presenter)
  /// Shows a controller in the second column of a split view, otherwise as `show`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return show(vc, sender: sender) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }
  /// Begins or ends an appearance by the app; it is complete at once.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear() } else { willDisappear() }
  }
  /// Ends an appearance by the app.
  open func endAppearanceTransition() {
    if appearance == .disappearing { didDisappear() } else { appear() }
  }
  /// Whether the controllers inside learn of appearances by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  override var kind: ViewClass { presenter == nil ? .uiView : presentedKind }
  /// What it shows, in reading order.
  override var shownObjects: [UIAccessibilityObject] { [view] }
  /// The screens that were opened in it, in the order of their opening.
  var openScreens: [UIViewController] { children.flatMap(\.openScreens) }
  /// The class of its node when it is shown above another one.
  var presentedKind: ViewClass { .sheet }
  /// The controllers in it that are on the screen while it is.
  var shownChildren: [UIViewController] {
    children.filter { child in
      viewIfLoaded.map { child.viewIfLoaded?.isDescendant(of: $0) == true } ?? false
    }
  }
  /// The nodes of a view of SwiftUI that it shows.
  func hostedNodes(in view: _ViewNode) -> [Node] { [] }
  /// Closes it by the escape gesture.
  func closeByEscape() {
    let presentation = presentationController
    let delegate =
      presentation?.delegate ?? sheetPresentationController?.delegate
      ?? popoverPresentationController?.delegate
    guard let presentation, let delegate else {
      if !isModalInPresentation { presenter?.dismiss(animated: true) }
      return
    }
    guard !isModalInPresentation, delegate.presentationControllerShouldDismiss(presentation) else {
      return delegate.presentationControllerDidAttemptToDismiss(presentation)
    }
    delegate.presentationControllerWillDismiss(presentation)
    presenter?.dismiss(animated: true)
    delegate.presentationControllerDidDismiss(presentation)
  }

  /// Shows a controller above this one, or above the one around all.
  ///
  /// Above a controller that is not on the screen, or that is covered, nothing happens, and that is
  /// reported: UIKit prints a warning.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard outermost.canPresent(viewControllerToPresent) else { return }
    outermost.show(above: viewControllerToPresent)
    completion?()
  }

  /// Closes the controller above this one, otherwise this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    // UIKit passes the call on to the controller that presented this one, which then closes it.
    if outermost.presented == nil, let presenter = outermost.presenter {
      return presenter.dismiss(animated: flag, completion: completion)
    }
    outermost.closePresented()
    completion?()
  }
}
