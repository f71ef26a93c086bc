import ScreenInputs
import ScreenScenarios
import ScreenTree
import TestSupport
import Testing

@testable import SpokenVerify

struct VerifierTests {
  private let screen = "screen: A\nviews:\n  - Button: Pay\n    hint: Buys it\n"

  private func heard(_ words: String, _ keys: String = "") -> String {
    "{\"heard\": 1, \(keys)\"steps\": [{\"do\": \"current\", \"heard\": \"\(words)\"}]}"
  }

  /// The input and the remarks of a verification, or its error, without the folder.
  private func outcome(_ folder: Scratch, _ name: String, against: String? = nil) -> String {
    let verifier = Verifier(against: against.map(folder.path))
    let lines: [String]
    do throws(ScenarioError) {
      let found = try verifier.verify(RecordingInput(folder.path(name)))
      lines = [found.input] + found.remarks
    } catch {
      lines = [error.description]
    }
    return lines.joined(separator: "\n").replacing(folder.path + "/", with: "")
  }

  @Test(arguments: [
    ("gone.heard.json", nil, "gone.heard.json: there is no such file"),
    (
      "empty.heard.json", "b.yaml",
      "empty.heard.json:1:1: error: the recording is empty; record it again"
    ),
    ("a.heard.json", "b.yaml", "b.yaml"),
    ("a.heard.json", "gone.yaml", "gone.yaml: there is no such file"),
    ("a.heard.json", "folder", "folder: cannot be read: it is a folder"),
    (
      "a.heard.json", nil,
      "a.heard.json:1:20: error: 'of' names folder, which cannot be read: it is a folder"
    ),
    (
      "c.heard.json", nil,
      "c.screen.yaml:3:5: error: Buton 'Pay': unknown class 'Buton'. Did you mean 'Button'?"
    ),
  ])
  func `reads the recording and its screen, or the one that the user names`(
    name: String, against: String?, outcome: String
  ) throws {
    let folder = try Scratch([
      "a.heard.json": heard("Pay Button Buys it", "\"of\": \"folder\", "), "b.yaml": screen,
      "folder/x": "", "empty.heard.json": "", "c.heard.json": heard("Pay"),
      "c.screen.yaml": "screen: C\nviews:\n  - Buton: Pay\n",
    ])
    #expect(self.outcome(folder, name, against: against) == outcome)
  }

  @Test func `has the remarks on the screen before those on the recording`() throws {
    let folder = try Scratch([
      "a.heard.json": heard("Pay Button Buys it", "\"language\": \"vi\", "),
      "a.screen.yaml": "language: xx\n" + screen,
    ])
    #expect(
      outcome(folder, "a.heard.json") == """
        a.screen.yaml
        a.screen.yaml: VoiceOver's words are not known for 'xx'; English ones are used
        a.heard.json: warning: the recording is in vi, the screen in xx; pass --language vi
        """)
  }

  private static let settings: [(String, [Walkthrough.Setting], Int?, [String])] = [
    ("Pay Button Buys it", [], nil, []), ("Pay Button", [], 0, ["speakHints"]),
    ("Pay Button", [.init(key: "speakHints", value: "false")], nil, []),
    ("Help", [], 1, []),
  ]

  @Test(arguments: settings) func `tries settings where something differs`(
    words: String, settings: [Walkthrough.Setting], left: Int?, proposed: [String]
  ) throws {
    let folder = try Scratch(["a.heard.json": heard(words), "a.screen.yaml": screen])
    let verifier = Verifier(reader: ScenarioReader(settings: settings))
    let found = try verifier.verify(RecordingInput(folder.path("a.heard.json")))
    #expect(found.openWithSettings == left)
    #expect(found.settings.map(\.key) == proposed)
  }
}
