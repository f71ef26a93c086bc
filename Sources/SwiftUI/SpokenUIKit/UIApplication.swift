public import Foundation

/// The app, as far as its code asks it.
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// Whether the app is in use.
  public enum State: Int, Hashable, Sendable {
    case active, inactive, background
  }

  /// What to open an address with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only the app that belongs to the address opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// It is in use.
  open var applicationState: State { .active }
  /// Learns what happens to the app; none is made here.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.shown] }
  /// The windows.
  open var windows: [UIWindow] { UIWindowScene.shown.windows }
  /// The window with the keyboard.
  open var keyWindow: UIWindow? { UIWindowScene.shown.keyWindow }
  /// The size of text that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of a screen's parts.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the screen stays on while nobody touches it; not heard.
  open var isIdleTimerDisabled = false
  /// The number at the app's picture; not heard.
  open var applicationIconBadgeNumber = 0
  /// The name of another picture of the app.
  open var alternateIconName: String? { nil }
  /// Whether the picture of the app can be changed.
  open var supportsAlternateIcons: Bool { false }
  /// Whether the data of the app can be read.
  open var isProtectedDataAvailable: Bool { true }

  override private init() { super.init() }

  /// Whether an address could be opened; those of the web can.
  open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme) }

  /// Opens an address, which leaves the app; nothing is heard of that here.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(canOpenURL(url)) }

  /// Calls a method of an object.
  ///
  /// Without an object it is the first one that has the method: of the object that has the keyboard
  /// and those that it passes events on to, then of the sender and those, at last of the app.
  ///
  /// - Returns: whether an object has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let event = event ?? UIEvent()
    if let target { return action.perform(on: target, with: sender, event) != nil }
    return Self.responders(from: sender).contains {
      action.perform(on: $0, with: sender, event) != nil
    }
  }

  /// Asks for notifications, which never come here.
  open func registerForRemoteNotifications() {}
  /// Goes on for a while when the app is out of use, which never happens here.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends what goes on while the app is out of use.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// Something that goes on while the app is out of use.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// One by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Notifications about the app, which are not posted here.
extension UIApplication {
  /// Posted when the app is in use, which never happens here.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be out of use, which never happens here.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is out of use, which never happens here.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to be in use, which never happens here.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end, which never happens here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the app was launched, which never happens here.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when memory is short, which never happens here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when another day begins, which never happens here.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user takes a picture of the screen, which never happens here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}
