import ScreenTree
import Testing

@MainActor struct BehaviorTests {
  @Test func `is the same as another that reacts to the same`() {
    let archive = Behavior(.action("Archive")) { _ in true }
    #expect(archive == Behavior(.action("Archive")) { _ in false })
    #expect(archive != Behavior(.action("Send")) { _ in true })
    #expect(archive != Behavior(.scrollStatus("Archive")) { _ in true })
    #expect(Behavior(.increment) { _ in true } != Behavior(.decrement) { _ in true })
    let other = Behavior(.action("Archive")) { _ in false }
    #expect(Set([archive, other, Behavior(.edit) { _ in true }]).count == 2)
  }

  @Test(arguments: [
    Behavior.Input.none, .text("Ada"), .text(""), .direction(.left), .flag(false),
  ]) func `passes on what happened`(input: Behavior.Input) {
    var received: [Behavior.Input] = []
    let behavior = Behavior(.edit) { input in
      received.append(input)
      return true
    }
    behavior.perform(input)
    #expect(received == [input])
  }

  @Test func `reports whether anything happened, by default of nothing more than the trigger`() {
    let behavior = Behavior(.activate) { $0 == .none }
    #expect(behavior.perform())
    #expect(!behavior.perform(.flag(true)))
    #expect(behavior.trigger == .activate)
  }
}
