import ScreenTree
import Testing

struct VoiceOverGestureTests {
  @Test(arguments: [
    (VoiceOverGesture.next, "next"), (.touch("pay"), "touch pay"),
    (.touchAt(.init(x: 120, y: 300)), "touch [120, 300]"),
    (.explore(.init([.init(x: 1, y: 2), .init(x: 3, y: 4)])), "explore [[1, 2], [3, 4]]"),
    (.rotor("Headings"), "rotor Headings"),
    (.action("Send it"), "action Send it"), (.scroll(.left), "scroll left"),
    (.type("Hi 1"), "type Hi 1"), (.read(.character), "byCharacter"), (.read(.word), "byWord"),
    (.read(.line), "byLine"), (.voiceOver(true), "voiceOverOn"),
    (.voiceOver(false), "voiceOverOff"),
    (.readFromHere, "readFromHere"), (.turnRotorBack, "turnRotorBack"),
  ]) func `is written as a step`(gesture: VoiceOverGesture, text: String) {
    #expect("\(gesture)" == text)
    #expect("\(Walkthrough.Action.gesture(gesture, count: 3))" == text)
  }

  @Test func `goes forwards down and right`() {
    #expect(VoiceOverGesture.Direction.allCases.filter(\.isForwards) == [.down, .right])
  }
}
