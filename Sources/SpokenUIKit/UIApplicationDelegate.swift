public import Foundation

/// Learns what happens to an app.
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
}

extension UIApplication {
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
@MainActor
@preconcurrency
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
