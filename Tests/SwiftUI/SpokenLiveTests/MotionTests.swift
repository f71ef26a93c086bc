import Foundation
import SpokenLiveTesting
import SpokenViews
import Testing

/// What moves: a view stays what it is.
@MainActor
struct MotionTests {
  private struct Place {
    var x = 0.0
    var scale = 1.0
  }

  private struct Bell: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Ring") { count += 1 }
        Text("Bell")
          .keyframeAnimator(initialValue: Place(), trigger: count) { content, place in
            content.offset(x: place.x).scaleEffect(place.scale)
          } keyframes: { _ in
            KeyframeTrack(\.x) {
              LinearKeyframe(10, duration: 0.1, timingCurve: .easeIn)
              SpringKeyframe(0, duration: 0.3, spring: .bouncy)
            }
            KeyframeTrack(\.scale) {
              if count > 3 { MoveKeyframe(2) }
              for step in 1...2 { CubicKeyframe(Double(step), duration: 0.1) }
            }
          }
        Text("Clapper")
          .keyframeAnimator(initialValue: 1.0) { content, size in
            content.scaleEffect(size)
          } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
          }
      }
    }
  }

  @Test func `a view with keyframes is heard as it is`() {
    expectSpoken(
      Bell(), .activate, .next(2),
      reads: """
        Ring, Button
        ♪ item activated, Ring
        Bell
        Clapper
        """)
  }

  private struct Moved: View {
    @State private var isDone = false

    var body: some View {
      VStack {
        Button("Finish") { isDone = true }.phaseAnimator(["first", "second"]) { content, phase in
          content.accessibilityValue(phase)
        }
        Text("Task").phaseAnimator([1, 2], trigger: isDone) { content, phase in
          content
          Text("Phase \(phase)")
        }
        Text("State").animation(.default) { $0.accessibilityValue(isDone ? "done" : "open") }
        KeyframeAnimator(initialValue: 1, trigger: isDone) { value in
          Text("Frame \(value)")
        } keyframes: { _ in
          MoveKeyframe(2)
        }
      }
    }
  }

  @Test func `what a closure makes of a moved view is heard, with its state`() {
    expectSpoken(
      Moved(), .activate, .next(4),
      reads: """
        Finish, first, Button
        ♪ item activated, Finish
        Task
        Phase 1
        State, done
        Frame 1
        """)
  }

  private struct Outline: View {
    var body: some View {
      ConcentricRectangle().accessibilityLabel("Card")
      RoundedRectangle(cornerRadius: 4).offset(x: 2).scale(x: 2, y: 1).size(
        CGSize(width: 4, height: 4)
      )
      .accessibilityLabel("Badge")
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)).fill().accessibilityLabel("Bubble")
      Text("Clipped").clipShape(.rect(cornerRadius: 8)).background(.red, in: .capsule)
    }
  }

  @Test func `angles are added, turned round and divided`() {
    var angle = Angle.degrees(90) + .degrees(10) - .degrees(20) * 2
    angle -= -.degrees(5)
    angle += .radians(.pi) / 2
    #expect(abs(angle.degrees - 155) < 1e-9)
  }

  @Test func `shapes are heard by their labels`() {
    expectSpoken(
      Outline(), .next(3),
      reads: """
        Card
        Badge
        Bubble
        Clipped
        """)
  }
}
