import SpokenLiveTesting
import SpokenViews
import Testing

/// Gestures of fingers on views.
@MainActor
struct GestureTests {
  private struct Shapes: View {
    let isEnabled: Bool

    var body: some View {
      VStack {
        Text("A").gesture(DragGesture(), isEnabled: isEnabled)
        Text("B").highPriorityGesture(DragGesture(), isEnabled: isEnabled)
        Text("C").simultaneousGesture(DragGesture(), isEnabled: isEnabled)
      }
    }
  }

  @Test func `only a gesture that is enabled is reported`() {
    #expect(LiveScreen(Shapes(isEnabled: true)).findings.count == 3)
    #expect(LiveScreen(Shapes(isEnabled: false)).findings == [])
  }
}
