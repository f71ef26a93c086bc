// swift-format-ignore-file
// Views as people write them, so that they stay as they are but for names that they leave out.
import Foundation
import SpokenUIKit
import SpokenViews

enum Banner {
  struct Notification: Equatable {
      enum Priority {
          case low, high
      }
      var content: String
      var priority: Priority
  }

  struct AlertNotificationView<Content: View>: View {
      @ViewBuilder var content: Content
      @Binding var notification: Notification?
      @AccessibilityFocusState var isNotificationFocused: Bool

      var body: some View {
          ZStack(alignment: .top) {
              content

              if notification != nil {
                  NotificationBanner(notification: $notification)
                      .accessibilityFocused($isNotificationFocused)
              }
          }
          .onChange(of: notification) { notification in
              if notification?.priority == .high {
                  isNotificationFocused = true
              } else {
                  postAccessibilityNotification()
              }
          }
      }

      func postAccessibilityNotification() {
          guard let announcement = notification?.content else {
              return
          }
          #if os(macOS)
          NSAccessibility.post(
              element: NSApp.accessibilityWindow(),
              notification: .announcementRequested,
              userInfo: [.announcement: announcement])
          #else
          UIAccessibility.post(notification: .announcement, argument: announcement)
          #endif
      }
  }

  struct NotificationBanner: View {
      @Binding var notification: Notification?
      @State var timer: Timer?
      @AccessibilityFocusState var isNotificationFocused: Bool
      @Environment(\.bannerTime) var bannerTime

      var body: some View {
          if let notification = notification {
              Text(notification.content)
                  .accessibilityFocused($isNotificationFocused)
                  .onAppear { startTimer() }
                  .onDisappear { stopTimer() }
          } else {
              EmptyView()
          }
      }

      func startTimer() {
          timer = Timer.scheduledTimer(
              withTimeInterval: bannerTime,
              repeats: true) { _ in
              if !isNotificationFocused {
                  notification = nil
              }
          }
      }

      func stopTimer() {
          timer?.invalidate()
      }
  }
}
/// How long a banner stays, in seconds; a test waits less.
struct BannerTimeKey: EnvironmentKey {
  static let defaultValue = 3.0
}

extension EnvironmentValues {
  var bannerTime: Double {
    get { self[BannerTimeKey.self] }
    set { self[BannerTimeKey.self] = newValue }
  }
}

