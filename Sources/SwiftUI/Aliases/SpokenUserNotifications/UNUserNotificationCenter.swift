/// Sends notifications: here its user has denied them, so that none is ever heard.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// What would be called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private override init() {}

  /// The center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Whether there could be other things than alerts; there could not.
  open var supportsContentExtensions: Bool { false }

  /// Asks nobody: its user has denied them.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Asks nobody: its user has denied them.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// What its user has set: nothing is allowed.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// What its user has set: nothing is allowed.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Sends nothing.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Sends nothing.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// None.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// None.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// None.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// None.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Does nothing: the badge of an app is not heard here.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Does nothing: the badge of an app is not heard here.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}

/// What the center calls; it is never called here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is used.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// A notification comes while the app is used.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Its user opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// Its user opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
