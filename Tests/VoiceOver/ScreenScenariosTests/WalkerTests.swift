import SpokenScreen
import TestSupport
import Testing
import VoiceOverSpeech

struct WalkerTests {
  private func walker() throws -> Walker {
    Walker(
      try Walkthroughs.scenario(
        """
        screen: Home
        views:
          - { Text: Title, heading: 1 }
          - { Slider: Food, id: food, value: 40, in: [0, 100] }
          - { Button: Send, id: send, actions: [Archive] }
        """, ["open: home"]))
  }

  private func short(_ utterances: [Utterance]) -> [String] {
    utterances.map { $0.description(in: .voiceover) }
  }

  @Test func `walks by hand and remembers what was done`() throws {
    var walker = try walker()
    #expect(walker.elements.isEmpty && walker.cursor == nil)
    #expect(short(walker.open()) == ["Title, Heading level 1"])
    #expect(short(walker.handle(.next)) == ["Food, 40%, Adjustable"])
    #expect(walker.rotor == "Adjust Value" && walker.cursor == 1)
    #expect(short(walker.handle(.rotor("Poems"))) == [""])
    #expect(
      short(walker.handle(.increment, interruption: .milliseconds(1250))) == ["50%"])
    #expect(short(walker.touchAgain()) == ["Food, 50%, Adjustable"])
    #expect(walker.line(of: walker.elements[1]) == "Food, 50%, Adjustable")
    #expect(short(walker.search("SEND")) == ["Send, Button"])
    #expect(short(walker.search("nothing")) == [])
    #expect(short(walker.search("title")) == ["Title, Heading level 1"])
    #expect(
      walker.steps.map { "\($0.action)" } == [
        "open home", "next", "wait 1.25s", "increment", "touch food", "touch send",
        "touch Text@3:7",
      ])
  }

  @Test func `of the words of one gesture those are heard that nothing interrupts`() throws {
    var walker = try walker()
    let words = walker.open() + walker.handle(.next)
    let heard = words.heardAlone()
    #expect(heard.map { $0.heard.description.name } == ["dropped", "full"])
    #expect(heard[0].heard.length == .zero && heard[1].heard.length > .zero)
    #expect(short(heard) == short(words))
    let alone = [walker.utterance(of: walker.elements[1])].heardAlone()
    #expect(short(alone) == ["Food, 40%, Adjustable"] && alone[0].heard.description == .full)
  }

  @Test func `remembers how much was typed into a secure field, not what`() throws {
    var walker = Walker(
      try Walkthroughs.scenario(
        "screen: Sign in\nviews:\n  - { SecureField: Password }\n  - { TextField: Name }",
        ["open: home"]))
    _ = walker.open()
    #expect(walker.isInSecureField)
    _ = walker.handle(.type("hünt€r2"))
    _ = walker.handle(.next)
    _ = walker.handle(.type("Ada"))
    #expect(!walker.isInSecureField)
    #expect(
      walker.steps.map { "\($0.action)" } == ["open home", "type *******", "next", "type Ada"])
    #expect(
      walker.steps.map(\.comment) == [
        nil, "typed into a secure field: as many asterisks as characters", nil, nil,
      ])
  }

  @Test func `reads on when it is asked to`() throws {
    var walker = try walker()
    _ = walker.open()
    #expect(short(walker.goOn()) == [] && !walker.isReading)
    #expect(short(walker.handle(.readAll)) == ["Title, Heading level 1"])
    #expect(walker.isReading)
    #expect(short(walker.goOn()) == ["Food, 40%, Adjustable"])
  }
}
