public import Foundation

/// What shows the views of an app.
///
/// An app of UIKit makes its window when it starts, which it does not here: its controllers are
/// heard in previews and in tests.
open class UIWindow: UIView {
  /// Which windows are in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Usual windows.
    public static let normal = Level(rawValue: 0)
    /// Above the bar at the top.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all others.
    public static let alert = Level(rawValue: 2000)
  }

  /// The window of what is on the screen.
  static let shown = UIWindow(windowScene: .shown)

  /// The controller whose view it shows.
  open var rootViewController: UIViewController? {
    didSet {
      // Only a loaded view: asking for `view` would make one just to take it away.
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?
  /// Whether it is in front of others.
  open var windowLevel = Level.normal
  /// The screen.
  open var screen: UIScreen { .main }
  /// Whether it has the keyboard.
  open private(set) var isKeyWindow = false

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// A window with its rectangle, in points.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// A window from a storyboard, which is not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives it the keyboard.
  open func makeKey() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
  }

  /// Shows it, and gives it the keyboard.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Is called when it has the keyboard.
  open func becomeKey() {}
  /// Is called when it has the keyboard no longer.
  open func resignKey() {}

  override open var window: UIWindow? { self }
}
