import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// What a user has set, as views read it.
@MainActor
struct UserSettingsTests {
  private struct Banner: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var hasVoiceOver

    var body: some View {
      Text(reducesMotion ? "Still" : "Moving")
      Text(hasVoiceOver ? "Heard" : "Seen")
    }
  }

  @Test func `motion is not reduced on a usual phone with VoiceOver`() {
    expectSpoken(
      Banner(),
      reads: """
        Moving
        Heard
        """)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isVoiceOverRunning)
  }
}
