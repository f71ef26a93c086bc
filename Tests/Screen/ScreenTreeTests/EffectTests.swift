import ScreenTree
import Testing

struct EffectTests {
  @Test(arguments: [
    (Effect.open("home"), "open home", [String]()), (.open(""), "open", []), (.close, "close", []),
    (.update(.init(id: "a")), "update a", ["a"]), (.remove("a"), "remove a", ["a"]),
    (.show("a"), "show a", ["a"]), (.focus("a"), "focus a", ["a"]),
    (.announce(.init("Hi", priority: .high)), "announce high", []),
    (.announce(.init("Hi", isQueued: true)), "announce default queued", []),
    (.screenChanged(nil), "screenChanged", []),
    (.screenChanged(.id("a")), "screenChanged a", ["a"]),
    (.layoutChanged(.text("Two")), "layoutChanged \"Two\"", []),
    (.pageScrolled("Page 2"), "pageScrolled", []),
  ]) func `is written as a step and names its views`(effect: Effect, text: String, ids: [String]) {
    #expect("\(effect)" == text)
    #expect(effect.ids == ids)
  }
}
