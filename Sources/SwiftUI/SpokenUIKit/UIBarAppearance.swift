public import Foundation

/// How a bar looks; not heard.
@preconcurrency
@MainActor
open class UIBarAppearance: NSObject {
  /// How what is behind is seen.
  open var backgroundEffect: UIBlurEffect?
  /// The color behind.
  open var backgroundColor: UIColor?
  /// The picture behind.
  open var backgroundImage: UIImage?
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  open var shadowImage: UIImage?

  /// The usual look.
  override public required init() {}
  /// The look for a kind of device.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// The look of another bar.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }

  /// Takes the usual background.
  open func configureWithDefaultBackground() {}
  /// Takes a background without gaps.
  open func configureWithOpaqueBackground() {}
  /// Takes no background.
  open func configureWithTransparentBackground() {}
}

/// How the bar at the top looks; not heard.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that goes back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How the button of the main action looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Sets the picture of the button that goes back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

/// How the bar at the bottom looks; not heard.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button of the main action looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How the bar of tabs looks; not heard.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look above each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look side by side.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look side by side where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color of the selected tab's background.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a button of a bar looks; not heard.
@preconcurrency
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// In the usual state.
  public let normal = UIBarButtonItemStateAppearance()
  /// While it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While it is disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While a keyboard's focus is on it.
  public let focused = UIBarButtonItemStateAppearance()

  /// The usual look.
  override public init() {}
  /// The look of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// How a button of a bar looks in a state; not heard.
@preconcurrency
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind.
  open var backgroundImage: UIImage?
}

/// How a tab looks; not heard.
@preconcurrency
@MainActor
open class UITabBarItemAppearance: NSObject {
  /// In the usual state.
  public let normal = UITabBarItemStateAppearance()
  /// While it is selected.
  public let selected = UITabBarItemStateAppearance()
  /// While it is disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// While a keyboard's focus is on it.
  public let focused = UITabBarItemStateAppearance()
}

/// How a tab looks in a state; not heard.
open class UITabBarItemStateAppearance: UIBarButtonItemStateAppearance {
  /// The color of the picture.
  open var iconColor: UIColor?
  /// The color behind the words at the corner.
  open var badgeBackgroundColor: UIColor?
}

/// Looks that all views of a class begin with; not heard.
///
/// What is set on them reaches no view, because it is only seen.
@preconcurrency
@MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What views stand in, for looks that depend on it; not heard.
@preconcurrency
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// A view whose looks no other one takes over.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self) has no looks of all its views")
    }
    return view
  }
  /// A view whose looks no other one takes over.
  public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type])
    -> Self
  {
    appearance()
  }
  /// A view whose looks no other one takes over.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem: UIAppearance {
  /// A button whose looks no other one takes over.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  /// A button whose looks no other one takes over.
  public static func appearance(
    whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem: UIAppearance {
  /// A tab whose looks no other one takes over.
  public static func appearance() -> UITabBarItem { UITabBarItem() }
}

/// The height of a bar; not heard.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
