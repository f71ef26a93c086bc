import SpokenLiveTesting
import SpokenViews
import Testing

@testable import LessonViews

/// A banner that comes with a notification and goes by itself, unless VoiceOver is there.
@MainActor
struct BannerTests {
  struct Home: View {
    var priority: Banner.Notification.Priority
    @State var notification: Banner.Notification?

    var body: some View {
      Banner.AlertNotificationView(
        content: {
          VStack {
            Text("Overview").accessibilityAddTraits(.isHeader)
            Button("Receive") {
              notification = .init(content: "Groceries are over budget", priority: priority)
            }
          }
        }, notification: $notification
      )
      .environment(\.bannerTime, 0.05)
    }
  }

  @Test func `an urgent one gets the cursor and stays until it leaves`() async {
    await expectSpoken(
      Home(priority: .high), .next, .activate, .wait(.milliseconds(300)), .next,
      .wait(.milliseconds(300)), .user(.first),
      reads: """
        Overview, Heading
        Receive, Button
        Groceries are over budget  cut after 0.3s by the focus move
        Receive, Button  cut after 0.3s by the focus move
        Overview, Heading
        """)
  }

  @Test func `another one is announced, and goes by itself`() async {
    await expectSpoken(
      Home(priority: .low), .next, .activate, .wait(.seconds(2)), .user(.first), .user(.last),
      reads: """
        Overview, Heading
        Receive, Button
        ♪ item activated, Receive
        "Groceries are over budget"
        Overview, Heading
        Receive, Button
        """)
  }
}
