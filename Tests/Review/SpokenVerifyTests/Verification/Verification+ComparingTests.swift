import ScreenInputs
import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct VerificationComparingTests {
  private let screen = """
    screen: Shop
    app: Wallet
    views:
      - Text: Order
      - Button: Pay
      - Text: Total
      - Button: Help
      - Text: End
    """

  private func verify(
    _ heard: [String?], _ change: (inout Recording) -> Void = { _ in }
  ) throws -> Verification {
    let scenario = try ScenarioReader().read(Array(screen.utf8), path: "a.yaml").scenario
    var recording = Recording(steps: heard.map { .init(.next, $0) })
    change(&recording)
    return Verification(recording, file: "r", with: scenario, Prediction(of: scenario))
  }

  private static let leads: [(String, String?, String?, [RecordingComparison.Aside])] = [
    ("VoiceOver on Order", nil, nil, [.message(step: 0)]),
    ("VoiceOver ein Order", "de-DE", nil, [.message(step: 0)]),
    ("VoiceOver on Order", "de-DE", nil, [.message(step: 0)]),
    ("VoiceOver ein Order", nil, nil, []),
    ("Wallet Order", nil, nil, [.appName(step: 0)]),
    ("Market Order", nil, "com.example.Market", [.appName(step: 0)]),
    ("com.example.Market Order", nil, "com.example.Market", [.appName(step: 0)]),
    ("My Market Order", nil, "My Market", [.appName(step: 0)]),
    ("Market Order", nil, nil, []), ("Shop Order", nil, nil, []),
  ]

  @Test(arguments: leads) func `knows VoiceOver's message and the names of the app`(
    first: String, language: String?, app: String?, asides: [RecordingComparison.Aside]
  ) throws {
    let found = try verify([first, "Pay Button"]) { recording in
      recording.language = language
      recording.app = app
    }
    #expect(found.comparison.asides == asides)
  }

  @Test func `keeps the words of the stops that were not heard`() throws {
    let found = try verify(["Pay Button", nil, "End"])
    #expect(found.names == [0: "Order", 2: "Total", 3: "Help, Button"])
    #expect(found.file == "r" && found.input == "a.yaml")
  }

  @Test func `takes the first of two reasons for one difference`() throws {
    let found = try verify(["Order", "Pay Link", "Total", "Help Button", "End"]) { recording in
      recording.accepted = ["first", "second"].map { .init(step: 2, why: $0, position: .unknown) }
    }
    #expect(found.differences.map(\.accepted) == ["first"])
    #expect(found.remarks == [])
  }

  private static let acceptances: [([String?], [String])] = [
    (
      ["Order", "Pay Button", "Total", "Help Button", "End"],
      [
        "r:7:3: warning: step 1 matches no difference; take it out of 'accepted'",
        "r:8:3: warning: \"Total\" matches no difference; take it out of 'accepted'",
      ]
    ),
    (
      ["Order", "Pay Button"],
      ["r:7:3: warning: step 1 matches no difference; take it out of 'accepted'"]
    ),
    (["Knob", "Pay Button", "Help Button", "End"], []),
  ]

  @Test(arguments: acceptances) func `warns of acceptances that no difference needs`(
    heard: [String?], remarks: [String]
  ) throws {
    let found = try verify(heard) { recording in
      recording.accepted = [
        .init(step: 1, why: "product-bug", position: Position(line: 7, column: 3)),
        .init(missing: "Total", why: "product-bug", position: Position(line: 8, column: 3)),
      ]
    }
    #expect(found.remarks == remarks)
  }

  @Test(arguments: [
    ("en_GB", "watchOS 11", []), ("EN", "iOS 18.2 (22C152)", []),
    (
      "vi", "iPadOS 27.0",
      [
        "r: warning: the recording is in vi, the screen in en-US; pass --language vi",
        "r: warning: the recording is of ipados, the prediction of ios; pass --platform ipados",
      ]
    ),
  ])
  func `warns of another language and another system`(
    language: String, system: String, remarks: [String]
  ) throws {
    let found = try verify(["Order"]) { recording in
      recording.language = language
      recording.system = system
    }
    #expect(found.remarks == remarks)
  }
}
