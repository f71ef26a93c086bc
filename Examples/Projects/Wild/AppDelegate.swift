import BackgroundTasks
import UIKit
import UserNotifications

final class AppDelegate: NSObject, UIApplicationDelegate {
  static let refreshIdentifier = "org.example.wild.refresh"
  private(set) var deviceToken: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let done = UNNotificationAction(identifier: "done", title: "Done", options: [])
    let later = UNNotificationAction(
      identifier: "later", title: "Later", options: [.authenticationRequired])
    let category = UNNotificationCategory(
      identifier: "trip", actions: [done, later], intentIdentifiers: [],
      options: .customDismissAction)
    UNUserNotificationCenter.current().setNotificationCategories([category])
    NotificationCenter.default.addObserver(
      self, selector: #selector(memoryIsLow),
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    self.deviceToken = deviceToken.map { String(format: "%02x", $0) }.joined()
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    print("Not registered: \(error.localizedDescription)")
  }

  func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      print("Not scheduled: \(error)")
    }
  }

  @objc private func memoryIsLow() {
    URLCache.shared.removeAllCachedResponses()
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == "later" {
      Reminders.repeatLater(response.notification.request.content)
    }
    completionHandler()
  }
}
