import ScreenResolver
import ScreenSession
import ScreenTree
import Testing

struct ScriptTests {
  private let nowhere = Origin(file: "test", position: .unknown, node: "node")
  private func screen(_ count: Int) -> Resolution {
    Resolution(elements: Array(repeating: Element(node: "n", origin: nowhere), count: count))
  }

  @Test func `opens a screen and swipes to its last element`() {
    #expect(Script.walk(through: screen(3)).map(\.name) == ["open", "next", "next"])
    #expect(Script.walk(through: screen(0)).map(\.name) == ["open"])
  }

  @Test func `repeats a step as often as it says`() {
    let steps: [Walkthrough.Step] = [
      .init(.open("home")), .init(.next(2)), .init(.previous(1)), .init(.wait(.seconds(3))),
    ]
    let commands = Script.commands(for: steps, screens: ["home": screen(1)])
    #expect(commands.map(\.name) == ["open home", "next", "next", "previous", "wait 3s"])
  }

  @Test func `walks through all screens when there are no steps`() {
    let commands = Script.commands(for: [], screens: ["b": screen(1), "a": screen(2)])
    #expect(commands.map(\.name) == ["open a", "next", "open b"])
  }
}
