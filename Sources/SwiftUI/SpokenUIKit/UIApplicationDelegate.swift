public import Foundation

/// Learns what happens to an app.
@preconcurrency
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is about to be in use.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is in use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to be out of use.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is out of use.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// How a scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Another app opens an address.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// How the device may be held.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Nothing happens.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing happens.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing happens.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// The usual one.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Nothing happens.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// It is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// In any way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Nothing happens.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Starts an app of UIKit, which is not done here: it says so, and ends the program.
  ///
  /// Outside Apple's systems, Swift cannot make an object of a class that is known by its type alone.
  public static func main() {
    let words =
      "\(Self.self) starts an app of UIKit, which does not run here. Hear its controllers by "
      + "#Preview, or in a test by ControllerView.\n"
    FileHandle.standardError.write(Data(words.utf8))
    exit(2)
  }
}

extension UIApplication {
  /// What an address was opened with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that opens it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// What launched an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that was opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that was opened.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }
}

// Not heard: `UIApplicationDelegateAdaptor`: its delegate, which Swift makes only with Objective-C; an app that reads it stops with a message.

/// The delegate of an app of SwiftUI.
@preconcurrency
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// The delegate of a type, which is not made here.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  ///
  /// Outside Apple's systems, Swift cannot make an object of a class that is known by its type alone.
  public var wrappedValue: DelegateType {
    preconditionFailure(
      "\(DelegateType.self) is not made here. Keep what the screens need in an object of its own, "
        + "such as a @StateObject, and give it to both.")
  }
}
