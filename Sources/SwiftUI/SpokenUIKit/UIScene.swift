public import Foundation

/// A part of an app that its user sees as one.
@preconcurrency
@MainActor
open class UIScene: UIResponder {
  /// How much a scene is in use.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected with; nothing here.
  @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the user did elsewhere.
    open var userActivities: Set<NSObject> { [] }
  }

  /// The life of the scene.
  public let session: UISceneSession
  /// Learns what happens.
  open var delegate: (any UISceneDelegate)?
  /// How much it is in use.
  open var activationState: ActivationState { .foregroundActive }
  /// Its title; not heard.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// A scene of a life.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Posted when a scene is about to be connected, which never happens here.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene is in use, which never happens here.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to be out of use, which never happens here.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be seen, which never happens here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is seen no longer, which never happens here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene of the screen.
  static let shown = UIWindowScene(
    session: UISceneSession(), connectionOptions: ConnectionOptions())

  /// Its windows.
  open internal(set) var windows: [UIWindow] = []
  /// The window with the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .usual }
  /// How the device is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What is known about the bar at the top.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known about the bar at the top of the screen; not heard.
@preconcurrency
@MainActor
open class UIStatusBarManager: NSObject {
  /// Its rectangle in points.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 402, height: 62) }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// How it is drawn.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The life of a scene.
@preconcurrency
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// Identifies it.
  open var persistentIdentifier: String { "screen" }
  /// How the scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made; not used.
@preconcurrency
@MainActor
open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// A configuration by its name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that another app opens; none here.
@preconcurrency
@MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(_ url: URL) { self.url = url }
}

/// Learns what happens to a scene, which is never called here.
@preconcurrency
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be out of use.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is seen no longer.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Nothing happens.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing happens.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing happens.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// Learns what happens to a scene with windows, which is never called here.
@preconcurrency
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// There is none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
