public import Foundation

/// What of a controller is only seen: bars, sizes and how its screen is turned.
///
/// A class of its own below `UIViewController`, because what an app may override cannot stand in an
/// extension.
open class _UIViewControllerLooks: UIResponder {
  /// Whether what is presented covers only this one; not modelled.
  open var definesPresentationContext = false
  /// Whether what is presented takes the look of this one; not heard.
  open var providesPresentationContextTransitionStyle = false
  /// How its screen comes; not heard.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// What animates its screen; not asked for.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that it wants in a popover; not heard.
  open var preferredContentSize = CGSize.zero
  /// The sides at which it reaches below bars; not heard.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches below bars without a background; not heard.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The points around that bars do not cover; not heard.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The points around by the system; not heard.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Whether it is light or dark; not heard.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether it gives its state back after the app ended; not modelled.
  open var restorationIdentifier: String?
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .usual }
  /// Is called when traits changed, which never happens here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called before the screen has another size, which never happens here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Is called before the screen has other traits, which never happens here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Is called when the part that no bar covers changed, which never happens here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is called when the margins changed, which never happens here.
  open func viewLayoutMarginsDidChange() {}
  /// Is called when the rules of Auto Layout are made, which never happens here.
  open func updateViewConstraints() {}
  /// Is called when memory is short, which never happens here.
  open func didReceiveMemoryWarning() {}
  /// Whether there is no bar at the top of the screen; not heard.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar at the top of the screen is drawn; not heard.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the bar at the top of the screen appears; not heard.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the line at the bottom of the screen goes; not heard.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The sides at which the app's gestures come first; not heard.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the screen may be turned; not heard.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the screen is turned at first; not heard.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen turns with the device; not heard.
  open var shouldAutorotate: Bool { true }
  /// The controller inside that decides how the bar at the top of the screen is drawn.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller inside that decides whether there is a bar at the top of the screen.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Asks again how the bar at the top of the screen is; not heard.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks again how the screen may be turned; not heard.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks again for the line at the bottom of the screen; not heard.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
