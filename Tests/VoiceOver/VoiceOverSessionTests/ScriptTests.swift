import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct ScriptTests {
  private let nowhere = Origin(file: "test", position: .unknown, node: "node")
  private func screen(_ count: Int) -> Resolution {
    Resolution(elements: Array(repeating: Element(node: "n", origin: nowhere), count: count))
  }
  private func short(_ steps: [Walkthrough.Step]) -> [String] {
    steps.map { step in
      if case .gesture(_, let count) = step.action {
        "\(step.action) × \(count)"
      } else {
        "\(step.action)"
      }
    }
  }

  @Test func `opens a screen and swipes to its last element`() {
    #expect(short(Script.walk(through: screen(3))) == ["open", "next × 2"])
    #expect(short(Script.walk(through: screen(1))) == ["open"])
    #expect(short(Script.walk(through: screen(0), named: "home")) == ["open home"])
  }

  @Test(arguments: [
    (["a", "b"], "next"), (["(list", ")list", "a"], "next"),
    (["(list", "a", "b", ")list", "c"], "interact next stopInteracting next"),
    (
      ["a", "(list", "(row", "b", ")row", ")list", "c"],
      "next interact interact stopInteracting stopInteracting next"
    ),
    (["(list", "(row", "b", ")row", "c", ")list"], "interact interact stopInteracting next"),
    (
      ["(box", "(box", ")box", "a", ")box", "(box", "b", ")box"],
      "interact next stopInteracting next interact"
    ),
    ([], ""),
  ]) func `goes into containers and out of them where they are entered by interacting alone`(
    names: [String], gestures: String
  ) {
    let steps = Script.walk(through: Resolution(elements: stops(names)), grouped: true)
    #expect(
      steps.map { "\($0.action)" }.joined(separator: " ")
        == ["open", gestures].filter { !$0.isEmpty }.joined(separator: " "))
  }

  @Test func `walks through all screens when there are no steps`() {
    let screens = [(name: "b", resolution: screen(1)), (name: "a", resolution: screen(2))]
    #expect(short(Script.steps([], screens: screens)) == ["open b", "open a", "next × 1"])
    let own = [Walkthrough.Step(.wait(.seconds(3)))]
    #expect(Script.steps(own, screens: screens) == own)
  }
}
