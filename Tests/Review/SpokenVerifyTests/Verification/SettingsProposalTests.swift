import ScreenInputs
import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct SettingsProposalTests {
  private let screen = """
    screen: Shop
    views:
      - Text: Order
        addTraits: [isHeader]
      - Slider: Food
        value: 40
        in: [0, 100]
      - Button: Pay
        hint: Buys it
      - Button: Cancel
    """

  /// Compares utterances, a line each, with the screen, and tries settings.
  private func proposed(
    _ heard: String, _ settings: [Walkthrough.Setting] = [],
    _ change: (inout Recording) -> Void = { _ in }
  ) throws -> Verification {
    let reader = ScenarioReader(settings: settings)
    let bytes = Array(screen.utf8)
    let scenario = try reader.read(bytes, path: "a.yaml").scenario
    var recording = Recording(
      steps: heard.split(separator: "\n").map { .init(.next, String($0)) })
    change(&recording)
    var verification = Verification(
      recording, file: "a.txt", with: scenario, Prediction(of: scenario))
    SettingsProposal(reader, bytes, path: "a.yaml").name(in: &verification)
    return verification
  }

  private static let asPredicted = """
    Order Heading
    Food 40% Adjustable Swipe up or down with one finger to adjust the value.
    Pay Button Buys it
    Cancel Button
    """

  @Test(arguments: [
    (asPredicted, "# a.txt: no difference, so no setting is needed\n{}\n"),
    (
      "Order Heading\nFood 40% Adjustable\nPay Button Buys it\nHelp",
      "# a.txt: no setting removes any of 2 differences\n{}\n"
    ),
    (
      "Order\nFood 40%\nPay\nHelp",
      """
      # a.txt: these settings remove 3 of 4 differences
      traits: none
      speakHints: false

      """
    ),
    (
      "Order Heading\nFood 40% Adjustable\nPay now\nCancel Button",
      "# a.txt: these settings remove 1 of 2 differences\nspeakHints: false\n"
    ),
  ])
  func `writes the settings that help as a settings file`(heard: String, file: String) throws {
    #expect(try proposed(heard).settingsFile == file)
  }

  @Test func `proposes what is not in force already`() throws {
    let found = try proposed(
      Self.asPredicted,
      [.init(key: "traits", value: "none"), .init(key: "speakHints", value: "false")])
    #expect(
      found.settingsFile == """
        # a.txt: these settings remove 4 of 4 differences
        traits: after
        speakHints: true

        """)
  }

  private static let named: [(String, [String?])] = [
    (
      "Order Heading\nFood 40% Adjustable\nPay now\nCancel Button", ["speakHints=false", nil]
    ),
    ("Order\nFood 40%\nPay\nHelp", ["traits=none", nil, nil, nil]),
    ("Order Heading\nFood 40% Adjustable\nPay Button Buys it\nHelp", [nil, nil]),
  ]

  @Test(arguments: named) func `names the setting that removes a difference alone`(
    heard: String, settings: [String?]
  ) throws {
    #expect(try proposed(heard).differences.map(\.setting) == settings)
  }

  @Test func `names no setting for a difference that is accepted`() throws {
    let heard = "Order\nFood 40% Swipe up or down with one finger to adjust the value.\nPay Buys it"
    let found = try proposed(heard) { recording in
      recording.accepted = [.init(step: 1, why: "platform-gap", position: .unknown)]
    }
    #expect(found.differences.map(\.setting) == [nil, "traits=none", "traits=none"])
    #expect(
      found.settingsFile == "# a.txt: these settings remove 2 of 2 differences\ntraits: none\n")
  }

  @Test(arguments: [(500, true), (501, false)])
  func `tries settings for at most 500 steps`(count: Int, isTried: Bool) throws {
    let lines = Array(repeating: "Help", count: count)
    #expect((try proposed(lines.joined(separator: "\n")).openWithSettings != nil) == isTried)
  }

  @Test func `prints the name of a file without control characters`() throws {
    var found = try proposed(Self.asPredicted)
    found.file = "a\u{1B}[1m\n.txt"
    #expect(found.settingsFile == "# a␛[1m .txt: no difference, so no setting is needed\n{}\n")
  }
}
