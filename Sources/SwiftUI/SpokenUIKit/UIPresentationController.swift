public import Foundation

/// What presents a controller; its looks are not heard.
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public private(set) unowned var presentedViewController: UIViewController
  /// The controller below.
  open var presentingViewController: UIViewController? { presentedViewController.presenter }
  /// Learns what happens.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view around; none.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The rectangle of the shown view; the whole screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// How the controller covers the screen before.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// What presents a controller above another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
  }

  /// Is called before it is shown; it is never called.
  open func presentationTransitionWillBegin() {}
  /// Is called when it is shown; it is never called.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is called before it is closed; it is never called.
  open func dismissalTransitionWillBegin() {}
  /// Is called when it is closed; it is never called.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Places the views; it is never called.
  open func containerViewWillLayoutSubviews() {}
  /// Learns that the views are placed; it is never called.
  open func containerViewDidLayoutSubviews() {}
}

/// Learns when its user closes what is presented.
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How it is shown on a phone; not asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Whether its user may close it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Its user is about to close it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Its user has closed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Its user tried to close it, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing happens.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing happens.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing happens.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What animates a screen; not asked for.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// What happens beside a change of a screen.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether something moves.
  var isAnimated: Bool { get }
  /// The seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the change was given up.
  var isCancelled: Bool { get }
}

/// Lets an app do something beside a change of a screen.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Does something beside the change, and something after it.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does something beside the change.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
