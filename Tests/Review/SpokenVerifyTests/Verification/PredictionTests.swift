import ScreenInputs
import ScreenScenarios
import ScreenTree
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenVerify

struct PredictionTests {
  private static let screen = """
    screen: Home
    views:
      - { Text: Title, id: title, addTraits: [isHeader] }
      - { Slider: Food, id: food, value: 90, in: [0, 100] }
      - { Text: Steps, id: steps, value: 1, addTraits: [updatesFrequently] }
      - { Button: Flip, id: flip }
    """

  private static let walks: [(String, [String], [String])] = [
    (
      "an announcement that is dropped",
      ["touch: flip", "announce: { text: Saved, priority: default }", "wait: 3s"],
      ["Flip, Button"]
    ),
    (
      "words that are cut off",
      [
        "touch: flip", "wait: 200ms", "announce: { text: Fire, priority: high }", "wait: 100ms",
        "touch: title",
      ], ["Flip, Button", "Fire", "Title, Heading"]
    ),
    (
      "a sound alone", ["touch: food", "increment: 3"],
      [
        "Food, 90%, Adjustable, Swipe up or down with one finger to adjust the value.", "100%",
        "100%", "100%",
      ]
    ),
    ("a sound and words", ["touch: flip", "next"], ["Flip, Button", "Flip"]),
    (
      "a value that a later one replaces",
      [
        "touch: steps", "wait: 2s", "update: { id: steps, value: 2 }", "wait: 2s",
        "update: { id: steps, value: 3 }", "wait: 1s", "update: { id: steps, value: 4 }",
        "wait: 9s",
      ], ["Steps, 1", "2", "4"]
    ),
  ]

  @Test(arguments: walks) func `makes a stop of words that are heard, in full or in part`(
    name: String, steps: [String], names: [String]
  ) throws {
    let scenario = try Walkthroughs.scenario(Self.screen, ["open: home", "wait: 9s"] + steps)
    let prediction = Prediction(of: scenario)
    #expect(
      prediction.stops.indices.map { prediction.name(of: $0) } == ["Title, Heading"] + names,
      "\(name)")
  }

  @Test func `counts the evidence of all words, of those too that are not heard`() throws {
    let steps = ["open: home", "wait: 9s", "touch: flip", "announce: Saved now"]
    let prediction = Prediction(of: try Walkthroughs.scenario(Self.screen, steps))
    #expect(prediction.stops.count == 2)
    #expect(prediction.evidence.words == 2)
  }

  @Test func `has the words of a stop with its hint and without it, and its cues apart`() throws {
    let screen = """
      screen: Shop
      views:
        - Button: Pay now
          hint: Buys it.
          actions: [Archive]
      """
    let reader = ScenarioReader(settings: [.init(key: "actions", value: "speak,sound")])
    let scenario = try reader.read(Array(screen.utf8), path: "a.yaml").scenario
    let prediction = Prediction(of: scenario)
    let stop = try #require(prediction.stops.first)
    #expect(stop.segments == [["pay", "now"], ["button"], ["buys", "it"]])
    #expect(stop.cues == ["actions", "available"])
    #expect(
      prediction.words(of: 0) == [
        ["pay", "now", "button", "buys", "it"], ["pay", "now", "button"],
      ])
    #expect(prediction.segments(of: 0).map(\.text) == ["Pay now", "Button", "Buys it."])
    #expect(prediction.name(of: 0) == "Pay now, Button, Buys it.")
  }
}
