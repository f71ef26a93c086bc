import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct NodeStateTests {
  @Test(arguments: [
    (view(.slider, "a", .value(.number(0)), .range(0...50)), ["changed a 5"]),
    (view(.slider, "a", .value(.number(0)), .range(0...50), .step(20)), ["changed a 20"]),
    (view(.slider, "a", .value(.number(0))), ["changed a 10%"]),
    (view(.slider, "a"), ["passed without a word"]),
    (view(.stepper, "a", .value(.number(1))), ["changed a 2"]),
    (view(.text, "a", .adjustable(true), .value(.number(1))), ["changed a 2"]),
    (view(.text, "a", .adjustable(true), .value(.text("one"))), ["reached the limit at 1 Text"]),
    (view(.slider, "a", .value(.number(0.1)), .range(0...0.3), .step(0.1)), ["changed a 0.2"]),
  ]) func `moves by its step`(node: Node, events: [String]) {
    var trial = Trial(node)
    #expect(trial(.increment) == events)
  }

  @Test func `a choice keeps what happens when it is made`() {
    var trial = Trial(
      Node(
        .picker, title: "Font",
        children: [
          view(.text, "Sans", .id("sans")),
          view(.text, "Serif", .id("serif"), .onActivate([.announce(.init("Chosen"))])),
        ], properties: [.value(.text("Sans"))]))
    #expect(
      trial(.activate, .next, .activate)
        == ["opened - Sans", "Serif", "Font Serif", "announced \"Chosen\", priority default"])
  }
}
