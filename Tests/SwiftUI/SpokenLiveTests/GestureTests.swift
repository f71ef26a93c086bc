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

  private struct Cards: View {
    @State private var taps: [String] = []

    var body: some View {
      VStack {
        Text("Tap").gesture(TapGesture().onEnded { taps.append("tap") })
        Text("Place").gesture(SpatialTapGesture().onEnded { _ in taps.append("place") })
        Text("First").onTapGesture { taps.append("inner") }
          .highPriorityGesture(TapGesture().onEnded { taps.append("first") })
        Button("Both") { taps.append("button") }
          .simultaneousGesture(TapGesture().onEnded { taps.append("both") })
        Text("Off").gesture(TapGesture().onEnded { taps.append("off") }, isEnabled: false)
        Text("Several").gesture(
          TapGesture().onEnded { taps.append("one") }.onEnded { taps.append("two") })
        Text(taps.joined(separator: " "))
      }
    }
  }

  @Test func `a tap gesture is performed by a double-tap`() {
    expectSpoken(
      Cards(), .activate, .next, .activate, .next, .activate, .next, .activate, .next, .activate,
      .next, .activate, .next,
      reads: """
        Tap
        Place
        First
        Both, Button
        ♪ item activated, Both
        Off
        Several
        tap place first button both one two
        """)
    #expect(LiveScreen(Cards()).findings == [])
  }

  private struct DoubleTapped: View {
    var body: some View {
      VStack {
        Text("A").gesture(TapGesture(count: 2).onEnded {})
        Text("B").onTapGesture(count: 2) {}
      }
    }
  }

  @Test func `a gesture of several taps reaches nobody`() {
    #expect(LiveScreen(DoubleTapped()).findings.count == 2)
  }
}
