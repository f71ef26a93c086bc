import ScreenInputs
import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct DifferenceReaderTests {
  private let screen = """
    screen: Shop
    views:
      - Text: Order
        addTraits: [isHeader]
      - Button: Pay
        hint: Buys it
      - Button: Add a card
      - Text: Total
    """

  private func differences(_ heard: [String?]) throws -> [Verification.Difference] {
    let scenario = try ScenarioReader().read(Array(screen.utf8), path: "a.yaml").scenario
    let prediction = Prediction(of: scenario)
    let steps = heard.enumerated().map { index, words in
      Recording.Step(.next, words, position: Position(line: index + 1, column: 1))
    }
    let recording = Recording(steps: steps)
    let comparison = RecordingComparison(
      recording, with: prediction.stops, messages: [], names: [])
    var reader = DifferenceReader(comparison, recording, prediction)
    return reader.differences()
  }

  private static let order = "Order Heading"
  private static let pay = "Pay Button Buys it"
  private static let card = "Add a card Button"

  private static let sentences: [([String?], String)] = [
    ([order, pay, card, "Total"], ""),
    (
      [order, "Total", pay, card],
      "moved: heard after \"Order Heading\", predicted after \"Add a card, Button\""
    ),
    ([pay, order, card, "Total"], "moved: heard after \"Pay Button Buys it\", predicted first"),
    (["Total", order, pay, card], "moved: heard first, predicted after \"Add a card, Button\""),
    (["Help", order, pay, card, "Total"], "extra: heard and not predicted, first"),
    (
      [order, pay, nil, "Help", card, "Total"],
      "extra: heard and not predicted, after \"Pay Button Buys it\""
    ),
    (
      [order, "Pay Button\nBuys it", "Total"],
      "skipped: predicted and not heard, after \"Pay Button Buys it\""
    ),
    (
      [order, "Button Pay Buys it", card, "Total"],
      "order: the same words are heard in another order"
    ),
  ]

  @Test(arguments: sentences) func `says where a stop was heard and where it is predicted`(
    heard: [String?], sentence: String
  ) throws {
    let found = try differences(heard).map { "\($0.kind.rawValue): \($0.message)" }
    #expect(found.joined(separator: "\n") == sentence)
  }

  @Test(arguments: [
    (
      "Knob Button Sells it",
      "\"Pay\" is predicted, \"Knob\" is heard; \"buys\" is predicted, \"Sells\" is heard"
    ),
    ("Pay Button NOW Buys it", "\"NOW\" is heard and not predicted"),
    ("Pay", "\"Button, Buys it\" is predicted and not heard"),
    ("Pay Button Buys", "\"it\" is predicted and not heard"),
    ("PAY SWITCH BUYS IT", "\"Button\" is predicted, \"SWITCH\" is heard"),
    ("Pay, Switch, Now Buys it", "\"Button\" is predicted, \"switch now\" is heard"),
  ])
  func `quotes whole segments and words as they were heard`(heard: String, message: String) throws {
    let found = try differences([Self.order, heard, Self.card, "Total"])
    #expect(found.map(\.message) == [message])
  }

  @Test func `has the rule and the place of the words that differ, each once`() throws {
    let found = try differences([Self.order, "Knob Button Sells it now", Self.card, "Total"])
    let difference = try #require(found.first)
    #expect(
      difference.reasons == [
        "\"Pay\": rule label, the label comes first [documented by Apple] (a.yaml:5:5 Button@5:5)",
        "\"Buys it\": rule hint, the hint follows after a pause [documented by Apple] "
          + "(a.yaml:6:5 Button@5:5.hint)",
      ])
    #expect(difference.origin?.position == Position(line: 5, column: 5))
    #expect(difference.position == Position(line: 2, column: 1))
    #expect(difference.step == 2 && difference.stop == 1)
    #expect(difference.predicted == "Pay, Button, Buys it")
    #expect(difference.heard == "Knob Button Sells it now")
  }

  @Test(arguments: [
    ([order, "Pay Button now Buys it", card], ["the stop is at a.yaml:5:5 Button@5:5"]),
    ([order, pay, "Total"], ["the stop is at a.yaml:7:5 Button@7:5"]),
    ([order, "Help me", pay, card], []),
  ])
  func `has the place of the stop where no word of it differs`(
    heard: [String], reasons: [String]
  ) throws {
    #expect(try differences(heard).map(\.reasons) == [reasons])
  }
}
