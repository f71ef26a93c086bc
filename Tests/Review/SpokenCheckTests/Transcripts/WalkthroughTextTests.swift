import Foundation
import SpokenScreen
import Testing

struct WalkthroughTextTests {
  private let steps: [Walkthrough.Step] = [
    .init(.effect(.open("home"))), .init(.gesture(.next, count: 1)),
    .init(.gesture(.next, count: 1)), .init(.gesture(.activate, count: 1)),
    .init(.gesture(.activate, count: 1)), .init(.wait(.milliseconds(250))),
    .init(.gesture(.next, count: 1)), .init(.gesture(.rotor("Over: \"budget\""), count: 1)),
    .init(.gesture(.type("a\nb\u{1B}"), count: 1)), .init(.gesture(.action("Go on"), count: 1)),
    .init(.gesture(.touch("Text@3:5"), count: 1)),
    .init(.gesture(.touchAt(.init(x: 120, y: 300.5)), count: 1)),
    .init(.gesture(.explore(.init(Self.way)), count: 1)),
    .init(.gesture(.explore(.init(Self.way, in: .seconds(2))), count: 1)),
  ]
  private static let way: [Property.Point] = [.init(x: 40, y: 100), .init(x: 40, y: 700)]

  @Test func `counts gestures and puts texts in quotation marks`() {
    let text = WalkthroughText.file("My: walk", screens: ["home": "a b.screen.yaml"], steps: steps)
    #expect(
      text == """
        walkthrough: "My: walk"
        screens:
          home: a b.screen.yaml
        steps:
          - open: home
          - next: 2
          - activate
          - activate
          - wait: 0.25s
          - next
          - rotor: "Over: \\"budget\\""
          - type: "a\\nb\\x1b"
          - action: Go on
          - touch: "Text@3:5"
          - touch: [120, 300.5]
          - explore: [[40, 100], [40, 700]]
          - explore: {along: [[40, 100], [40, 700]], in: 2s}

        """)
  }

  @Test func `writes the comment of a step after it, and counts the keys of a keyboard`() {
    var secret = Walkthrough.Step(.gesture(.type("***"), count: 1))
    secret.comment = "three\nasterisks"
    let tab = Walkthrough.Step(.gesture(.tab, count: 1))
    let menu = Walkthrough.Step(.gesture(.actionsMenu, count: 1))
    let text = WalkthroughText.file(
      "W", screens: ["home": "a"], steps: [tab, tab, secret, menu, menu])
    #expect(
      text.split(separator: "\n").dropFirst(4) == [
        "  - tab: 2", "  - type: \"***\"  # three asterisks", "  - actionsMenu", "  - actionsMenu",
      ])
    let read = WalkthroughReader.read(Array(text.utf8), file: "w")
    #expect(read.findings == [] && read.value?.steps.map(\.action).contains(secret.action) == true)
  }

  @Test(arguments: [
    "\u{749}a", "\u{301}", "a \u{308}b", "\u{85}", "\u{9F}x", "\u{2028}", "\u{FFFF}",
    "#", "- a", "\"", "\\", " a ", "null", "é", "👩‍👧", "a\u{D4E}: b", "a\u{D4E} ", "a\u{D4E}#",
  ])
  func `is read again as the text that was typed`(typed: String) {
    let type = Walkthrough.Step(.gesture(.type(typed), count: 1))
    let text = WalkthroughText.file("W", screens: ["home": "a"], steps: [type])
    let read = WalkthroughReader.read(Array(text.utf8), file: "w")
    #expect(read.findings == [])
    #expect(read.value?.steps.map(\.action) == [type.action])
  }

  @Test func `is read again as the same steps`() throws {
    let text = WalkthroughText.file("W", screens: ["home": "a"], steps: steps)
    let read = WalkthroughReader.read(Array(text.utf8), file: "w")
    #expect(read.findings == [])
    let actions = read.value?.steps.flatMap { step -> [Walkthrough.Action] in
      guard case .gesture(let gesture, let count) = step.action else { return [step.action] }
      return Array(repeating: .gesture(gesture, count: 1), count: count)
    }
    #expect(actions == steps.map(\.action))
  }
}
