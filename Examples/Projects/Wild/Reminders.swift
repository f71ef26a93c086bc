import SwiftUI
import UserNotifications

enum Reminders {
  static func requestPermission() async -> Bool {
    let center = UNUserNotificationCenter.current()
    let settings = await center.notificationSettings()
    switch settings.authorizationStatus {
    case .authorized, .provisional, .ephemeral: return true
    case .denied: return false
    case .notDetermined:
      return (try? await center.requestAuthorization(options: [.alert, .badge, .sound])) ?? false
    @unknown default: return false
    }
  }

  static func schedule(_ title: String, at date: Date) async throws {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = String(localized: "Time to go outside")
    content.sound = .default
    content.categoryIdentifier = "trip"
    content.userInfo = ["title": title]
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    let request = UNNotificationRequest(
      identifier: UUID().uuidString, content: content, trigger: trigger)
    try await UNUserNotificationCenter.current().add(request)
  }

  static func repeatLater(_ content: UNNotificationContent) {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
    let request = UNNotificationRequest(identifier: "later", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request) { error in
      if let error { print(error.localizedDescription) }
    }
  }
}

struct RemindersView: View {
  @State private var date = Date.now
  @State private var isAllowed = false
  @State private var pending: [UNNotificationRequest] = []

  var body: some View {
    Form {
      DatePicker("Remind me at", selection: $date, displayedComponents: .hourAndMinute)
      Button("Add reminder") {
        Task { @MainActor in
          try await Reminders.schedule("Trip", at: date)
          pending = await UNUserNotificationCenter.current().pendingNotificationRequests()
        }
      }
      .disabled(!isAllowed)
      ForEach(pending, id: \.identifier) { Text($0.content.title) }
      if !isAllowed {
        Button("Open Settings") {
          if let url = URL(string: UIApplication.openSettingsURLString) {
            UIApplication.shared.open(url)
          }
        }
      }
    }
    .task { isAllowed = await Reminders.requestPermission() }
  }
}
