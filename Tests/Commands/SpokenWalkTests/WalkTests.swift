import Foundation
import SpokenScreen
import TestSupport
import Testing

@testable import SpokenWalk

struct WalkTests {
  private func walk() throws -> Walk {
    let scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml",
      """
      screen: Home
      views:
        - { Text: Title, heading: 1 }
        - { Button: Send, actions: [Archive] }
        - { TextField: Note }
      """)
    return Walk(try ScenarioReader().read(file.path).scenario)
  }

  private func said(_ response: Walk.Response) -> [String] {
    guard case .say(let utterances) = response else { return ["\(response)"] }
    return utterances.map { $0.description(in: .voiceover) }
  }

  @Test func `does what keys mean`() throws {
    var walk = try walk()
    #expect(said(walk.begin()) == ["Title, Heading level 1"])
    let keys: [(Key, [String])] = [
      (.character("a"), []), (.right, ["Send, Button"]), (.character("a"), ["Archive"]),
      (.character("a"), ["Activate, Default"]), (.character("h"), ["Send, Button"]),
      (.character(" "), ["♪ item activated, Send"]), (.character("R"), ["Static Text"]),
      (.end, ["Note, Text field"]), (.character("t"), ["show"]), (.character("H"), ["show"]),
      (.character("x"), ["show"]), (.backspace, ["show"]), (.enter, ["Cap H"]),
      (.character("/"), ["show"]), (.escape, ["show"]), (.character("/"), ["show"]),
      (.character("s"), ["show"]), (.enter, ["Send, Button"]), (.character("/"), ["show"]),
      (.enter, ["show"]), (.character("y"), ["show"]), (.control("z"), ["suspend"]),
      (.character("v"), ["VoiceOver off"]), (.right, []), (.character("q"), ["quit"]),
    ]
    for (key, words) in keys { #expect(said(walk.handle(key)) == words, "\(key)") }
    #expect(walk.goOn() == nil)
  }

  @Test func `goes by Tab, and through the menus and containers of the Mac`() throws {
    let scratch = try Scratch()
    let file = try scratch.create(
      "mac.screen.yaml",
      """
      screen: Home
      platform: macos
      views:
        - { Text: Title, heading: 1 }
        - { Button: Send, actions: [Archive], customContent: [{ label: Age, value: 3 }] }
        - { Button: Help }
      """)
    var walk = Walk(try ScenarioReader().read(file.path).scenario)
    _ = walk.begin()
    let keys: [(Key, [String])] = [
      (.tab, ["Send, Button"]), (.tab, ["Help, Button"]), (.tab, ["♪ boundary reached, Help"]),
      (.shiftTab, ["Send, Button"]), (.character("m"), ["More Content menu, 1 item"]),
      (.down, ["Age, 3"]), (.escape, ["Send, Button"]),
      (.character("A"), ["Actions menu, 1 item"]), (.right, ["Archive"]),
      (.enter, ["Archive"]), (.character("i"), []), (.character("I"), []),
    ]
    for (key, words) in keys { #expect(said(walk.handle(key)) == words, "\(key)") }
    #expect(
      walk.page(rows: 20).message.hasSuffix("is in no container; `stopInteracting` leaves one"))
  }

  @Test func `touches a place, and drags along several`() throws {
    let scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml",
      """
      screen: Home
      views:
        - { Button: Send, frame: [20, 100, 200, 44] }
        - { Button: Help, frame: [20, 400, 200, 44] }
      """)
    var walk = Walk(try ScenarioReader().read(file.path).scenario)
    _ = walk.begin()
    func typed(_ text: String) -> [String] {
      _ = walk.handle(.character("p"))
      for character in text { _ = walk.handle(.character(character)) }
      return said(walk.handle(.enter))
    }
    #expect(typed("60 420") == ["Help, Button"])
    #expect(typed("60, 700") == ["♪ no item discovered"])
    #expect(typed("60 110 60 420") == ["Help, Button"])
    #expect(
      walk.page(rows: 20).spoken.filter { !$0.hasPrefix(" ") } == [
        "Send, Button", "♪ no item discovered", "Help, Button",
      ])
    #expect(typed("here") == ["show"])
    #expect(
      walk.page(rows: 20).message
        == "write a place such as 200 400, or several along which the finger moves")
    #expect(typed("60 2000") == [])
    #expect(
      walk.page(rows: 20).message == "[60, 2000] is not on the screen, which has 402 × 874 points")
    #expect(
      walk.walker.steps.map { "\($0.action)" } == [
        "open", "touch [60, 420]", "touch [60, 700]", "explore [[60, 110], [60, 420]]",
      ])
  }

  @Test func `hides what is typed into a secure field`() throws {
    let scratch = try Scratch()
    let file = try scratch.create(
      "a.screen.yaml", "screen: Home\nviews:\n  - { SecureField: Password }")
    var walk = Walk(try ScenarioReader().read(file.path).scenario)
    _ = walk.begin()
    for key in [Key.character("t"), .character("h"), .character("i")] { _ = walk.handle(key) }
    #expect(walk.page(rows: 20).message == "type: **")
  }

  @Test func `reports what cannot be done at the bottom`() throws {
    var walk = try walk()
    _ = walk.begin()
    _ = walk.handle(.character("a"))
    #expect(walk.page(rows: 20).message == "this element has no actions")
    for key in [Key.character("/"), .character("z"), .enter] { _ = walk.handle(key) }
    #expect(walk.page(rows: 20).message == "nothing has 'z'")
    _ = walk.handle(.character("/"))
    _ = walk.handle(.character("p"))
    #expect(walk.page(rows: 20).message == "/p")
  }

  @Test func `shows the elements around the cursor`() throws {
    var walk = try walk()
    _ = walk.begin()
    _ = walk.handle(.end)
    let page = walk.page(rows: 10)
    #expect(page.elements == ["Send, Button", "Note, Text field"] && page.firstNumber == 1)
    #expect(page.cursor == 2 && page.spoken == ["Note, Text field", "  Double tap to edit."])
  }
}
