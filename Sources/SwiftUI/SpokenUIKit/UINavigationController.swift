public import Foundation
import ScreenTree

/// A stack of screens with a bar at the top.
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// Whether there is no bar.
  open var isNavigationBarHidden = false
  /// Whether there is no bar at the bottom.
  open var isToolbarHidden = true
  /// The bar at the bottom, which is heard after the screen.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar goes while its user scrolls; not heard.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes by a tap; not heard.
  open var hidesBarsOnTap = false
  /// Whether the bar goes where there is little height; not heard.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bar goes while the keyboard is there; not heard.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture that goes back, which no user of VoiceOver makes.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  /// A screen around the stack to which the first screen goes back.
  var around: Around?

  /// A screen around a stack.
  struct Around {
    let screen: UIViewController
    let goBack: () -> Bool
  }
  /// Learns which screens are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var screens: [UIViewController] = []

  /// A stack with bars of an app's own classes, which are not used.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// A stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A stack without screens.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The screens, the shown one last.
  open var viewControllers: [UIViewController] {
    get { screens }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The shown screen.
  open var topViewController: UIViewController? { screens.last }
  /// The screen above all others.
  open var visibleViewController: UIViewController? { presentedViewController ?? screens.last }

  /// Shows a screen above the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // UIKit stops an app that pushes a screen twice; here the screen just stays.
    guard !screens.contains(where: { $0 === viewController }) else { return }
    let old = screens.last
    // Set around the calls, in which the screen may ask why it appears.
    viewController.isMovingToParent = true
    addChild(viewController)
    screens.append(viewController)
    showing(viewController, animated) { exchange(old, for: viewController) }
    viewController.didMove(toParent: self)
    viewController.isMovingToParent = false
  }

  /// Goes back to the screen before.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard screens.count > 1 else { return nil }
    return popTo(screens.count - 1).first
  }

  /// Goes back to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { popTo(1) }

  /// Goes back to one of the screens.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    screens.firstIndex { $0 === viewController }.map { popTo($0 + 1) }
  }

  /// Shows other screens; those that stay only change their places.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, gone) = (
      screens.last,
      screens.filter { screen in
        !viewControllers.contains { $0 === screen }
      }
    )
    let new = viewControllers.filter { $0.parent !== self }
    // Screens learn that they leave before others come, and that they left at the end.
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in new { addChild(screen) }
    screens = viewControllers
    if old !== screens.last {
      showing(screens.last, animated) { exchange(old, for: screens.last) }
    }
    for screen in gone { screen.removeFromParent() }
    for screen in new { screen.didMove(toParent: self) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Exchanges screens, and lets the delegate know before and after.
  private func showing(_ screen: UIViewController?, _ animated: Bool, _ exchange: () -> Void) {
    if let screen { delegate?.navigationController(self, willShow: screen, animated: animated) }
    exchange()
    if let screen { delegate?.navigationController(self, didShow: screen, animated: animated) }
  }

  private func popTo(_ count: Int) -> [UIViewController] {
    guard screens.count > count else { return [] }
    let gone = Array(screens[count...])
    for screen in gone {
      screen.isMovingFromParent = true
      screen.willMove(toParent: nil)
    }
    screens.removeSubrange(count...)
    // Only the topmost screen was visible, so those between it and the new one get no calls.
    showing(screens.last, true) { exchange(gone.last, for: screens.last) }
    for screen in gone {
      screen.removeFromParent()
      screen.isMovingFromParent = false
    }
    return gone
  }

  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Its tab: that of the first screen, unless another one was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override open var tabBarItem: UITabBarItem! {
    get { item ?? (title == nil ? screens.first?.tabBarItem : nil) ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override var shownChildren: [UIViewController] { screens.last.map { [$0] } ?? [] }

  override var shownObjects: [UIAccessibilityObject] {
    guard let screen = screens.last else { return [] }
    // Results cover the screen, while its bar with the search field stays.
    let shown = screen.navigationItem.searchController?.shownResults ?? screen
    if !isToolbarHidden { toolbar.items = screen.toolbarItems }
    // The bar at the bottom comes after the screen in reading order.
    let bottom: [UIAccessibilityObject] = isToolbarHidden ? [] : [toolbar]
    guard !isNavigationBarHidden, !navigationBar.isHidden else { return [shown] + bottom }
    navigationBar.show(screen, after: screens.dropLast().last ?? around?.screen) { [weak self] in
      guard let self else { return false }
      return popViewController(animated: true) != nil || around?.goBack() == true
    }
    return [navigationBar, shown] + bottom
  }

  override var openScreens: [UIViewController] {
    screens.dropFirst() + screens.flatMap(\.openScreens)
  }
  override func goBack() -> Bool { popViewController(animated: true) != nil }
}
