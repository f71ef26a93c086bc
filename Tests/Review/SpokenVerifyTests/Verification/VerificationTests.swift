import Foundation
import ScreenInputs
import ScreenTree
import TestSupport
import Testing
import VoiceOverSpeech

@testable import SpokenCheck
@testable import SpokenVerify
@testable import ScreenScenarios

struct VerificationTests {
  private let screen = """
    screen: Checkout
    app: Shop
    views:
      - Text: Order
        addTraits: [isHeader]
      - Slider: Food
        value: 40
        in: [0, 100]
      - Button: Pay
        hint: Buys it
        actions: [Archive]
      - Button: Cancel
    """

  /// Verifies a recording in plain text, or in any other format, against the screen.
  private func verify(_ recording: String) throws -> Verification {
    let folder = try Scratch(["a.screen.yaml": screen, "a.txt": recording])
    var verification = try Verifier().verify(RecordingInput(folder.path("a.txt")))
    verification.file = "a.txt"
    verification.input = "a.screen.yaml"
    return verification
  }

  @Test func `says what was heard, what was not, and why`() throws {
    let found = try verify(
      """
      VoiceOver on
      Food 40% Adjustable
      Pay Link Buys it Actions available
      Help Button
      """)
    let place = try #require(found.differences.first?.reasons.first).prefix { $0 != "(" }
    #expect(
      place == "\"Swipe up or down with one finger to adjust the value.\": rule hint, "
        + "the hint follows after a pause [documented by Apple] ")
    let lines = found.text.split(separator: "\n").filter { !$0.contains("←") }
    #expect(
      lines.joined(separator: "\n") == """
        a.txt against a.screen.yaml
          step 2 "Food 40% Adjustable": "Swipe up or down with one finger to adjust the value." is predicted and not heard (a.txt:2:1)
            the setting speakHints=false would remove it
          step 3 "Pay Link Buys it Actions available": "Button" is predicted, "Link" is heard (a.txt:3:1)
          step 4 "Help Button": "Cancel" is predicted, "Help" is heard (a.txt:4:1)
          3 of 4 predicted stops were heard; the recording does not say whether it is complete
          not heard before the first stop that was: "Order, Heading"
          not compared: step 1 begins with a message of VoiceOver
        """)
    #expect(
      "\(VerificationSum([found]))"
        == "3 stops heard: 0 equal, 0 order only, 3 different (0 %)")
  }

  @Test(arguments: [
    ("Order, Heading\nFood, 40%, Adjustable\nPay Button\nCancel Button", "speakHints=false", 0),
    (
      "Order\nFood 40% Swipe up or down with one finger to adjust the value.\nPay Buys it\nCancel",
      "traits=none", 0
    ),
    ("Order\nFood 40%\nPay\nCancel", "speakHints=false traits=none", 0),
    (
      "Heading Order\nAdjustable Food 40% Swipe up or down with one finger to adjust the value.\nButton Pay Buys it\nButton Cancel",
      "traits=before", 0
    ),
    ("A\nB\nC\nD", "", 4),
  ])
  func `proposes the settings that remove differences`(
    recording: String, settings: String, left: Int
  ) throws {
    let found = try verify(recording)
    let proposed = found.settings.map { "\($0.key)=\($0.value)" }.sorted()
    #expect(proposed.joined(separator: " ") == settings)
    #expect(found.openWithSettings == left)
    #expect(!found.isGood())
    let file = found.settingsFile.split(separator: "\n")
    #expect(file.count == 1 + max(found.settings.count, 1) && file[0].hasPrefix("# a.txt: "))
    #expect(throws: Never.self) {
      try ScenarioReader.settings(Array(found.settingsFile.utf8), path: "s.yaml")
    }
  }

  @Test func `every setting that is tried can be set`() throws {
    var settings = SpeechSettings()
    for setting in SettingsProposal.candidates { try settings.set(setting.key, to: setting.value) }
  }

  @Test func `accepts differences that the recording accepts, and reports those that are gone`()
    throws
  {
    let found = try verify(
      """
      {"heard": 1, "steps": [
        {"do": "current", "heard": "Shop Order Heading"}, {"do": "next", "heard": "Pay Knob Buys it"},
        {"do": "next", "heard": "Cancel Button"}],
       "accepted": [{"step": 2, "why": "product-bug: 12"}, {"step": 3, "why": "platform-gap"},
        {"missing": "Food 40% Adjustable Swipe up or down with one finger to adjust the value.",
         "why": "accepted-risk"}]}
      """)
    #expect(found.differences.map(\.accepted) == ["accepted-risk", "product-bug: 12"])
    #expect(found.isGood() && found.isGood(atLeast: 100))
    #expect(found.share() == 50 && found.share(acceptsKnown: true) == 100)
    #expect(found.remarks.count == 1)
    #expect(
      found.remarks[0].hasSuffix("step 3 matches no difference; take it out of 'accepted'"))
  }

  @Test func `accepts a stop that was not heard by its words without the hint`() throws {
    for words in ["food, 40%, adjustable", "Food 40% Adjustable Swipe up or down"] {
      let found = try verify(
        """
        {"heard": 1, "steps": [
          {"do": "current", "heard": "Order Heading"}, {"do": "next", "heard": "Pay Button Buys it"}],
         "accepted": [{"missing": "\(words)", "why": "platform-gap"}]}
        """)
      let isWhole = words.hasPrefix("food")
      #expect(found.differences.map(\.accepted) == [isWhole ? "platform-gap" : nil])
    }
  }

  @Test func `names the rule of words that differ once`() throws {
    for difference in try verify("Order Heading\nFood Food Knob Knob\nPay Button").differences {
      #expect(Set(difference.reasons).count == difference.reasons.count)
    }
  }

  @Test func `compares the share with the one that is asked for`() throws {
    let found = try verify("Order Heading\nFood 40% Knob\nPay Button Buys it\nCancel Button")
    #expect(found.share() == 75)
    #expect(found.isGood(atLeast: 75) && !found.isGood(atLeast: 75.1) && !found.isGood())
    #expect(99.96.inPercent == "99.9 %" && 100.0.inPercent == "100 %")
  }

  @Test(arguments: [
    (
      "\"language\": \"de-DE\"",
      "the recording is in de-DE, the screen in en-US; pass --language de-DE"
    ),
    (
      "\"system\": \"macOS 27.0\"",
      "the recording is of macos, the prediction of ios; pass --platform macos"
    ),
    ("\"language\": \"en-GB\"", ""), ("\"system\": \"iOS 27.0\"", ""),
  ])
  func `warns of another language or system`(key: String, warning: String) throws {
    let found = try verify(
      "{\"heard\": 1, \(key), \"steps\": [{\"do\": \"current\", \"heard\": \"Order Heading\"}]}")
    #expect(found.remarks.count == (warning.isEmpty ? 0 : 1))
    #expect(found.remarks.first?.hasSuffix(warning) ?? warning.isEmpty)
  }

  @Test func `says what it is in JSON, Markdown and JUnit`() throws {
    var report = VerificationReport()
    report.add(try verify("Order Heading\nFood | `40%` <Knob>\nPay Button Buys it\nCancel Button"))
    report.add(.missing("b.heard.json"), of: "b.heard.json")
    let json = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
    let object = try #require(json as? [String: Any])
    let recordings = try #require(object["recordings"] as? [[String: Any]])
    let differences = try #require(recordings[0]["differences"] as? [[String: Any]])
    #expect(differences[0]["accepted"] is NSNull && differences[0]["step"] as? Int == 2)
    let about = try #require(object["about"] as? [String: Any])
    #expect(about["version"] as? String == Provenance.version)
    #expect(about["model"] as? String == "VoiceOver of iOS 27, modeled by SpokenScreen 0.2.0")
    #expect(
      report.markdown.hasPrefix(
        """
        ### What VoiceOver said

        4 stops heard: 3 equal, 0 order only, 1 different (75 %); 1 recording not compared

        | recording | system | stops heard | equal | order only | different | passed over | predicted |
        |---|---|---|---|---|---|---|---|
        | `a.txt` |  | 4 | 3 | 0 | 1 | 0 | 4 |

        #### `a.txt`

        - **words** ``
        """))
    #expect(
      report.markdown.contains(
        "#### `b.heard.json`\n\n```\nb.heard.json: there is no such file\n```\n"))
    #expect(report.junit.contains("tests=\"2\" failures=\"1\" errors=\"1\""))
    #expect(report.junit.contains("<property name=\"spoken.words\" value=\""))
    #expect(report.junit.contains("&lt;Knob&gt;"))
    #expect(!report.isGood)
  }
}
