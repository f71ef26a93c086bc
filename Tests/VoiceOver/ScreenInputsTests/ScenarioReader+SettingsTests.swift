import SpokenScreen
import TestSupport
import Testing

@testable import ScreenInputs

struct ScenarioReaderSettingsTests {
  @Test(arguments: [
    ("{}", []), ("speakHints: false\ntraits: none\n", ["speakHints=false", "traits=none"]),
    ("actions: [speak, sound]\n", ["actions=speak,sound"]),
    (
      "pronunciations: [{ phrase: GIF, substitution: jif }]\n",
      ["pronunciations=[{\"phrase\":\"GIF\",\"substitution\":\"jif\"}]"]
    ),
    ("budget: { words: 3 }\nlint: {}\ntraits: none\n", ["traits=none"]),
  ])
  func `reads the settings of a file, without the parts for linting`(
    text: String, settings: [String]
  ) throws {
    let found = try ScenarioReader.settings(Array(text.utf8), path: "s.yaml")
    #expect(found.map { "\($0.key)=\($0.value)" } == settings)
    // A position would be that of another file than the one that errors name.
    #expect(found.allSatisfy { $0.position == .unknown })
  }

  @Test(arguments: [
    (
      "speakHint: true\ntraits: loud\n", "s.yaml",
      """
      s.yaml:1:1: error: there is no setting 'speakHint'. Did you mean 'speakHints'?
      s.yaml:2:1: error: the setting traits cannot be 'loud'; it can be before, after, none
      """
    ),
    (
      "- a\n", "-",
      "standard input:1:1: error: 'settings' is a mapping of names and values, not a list"
    ),
    ("", "s.yaml", "s.yaml:1:1: error: the file is empty"),
  ])
  func `names each error of a settings file`(text: String, path: String, errors: String) {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader.settings(Array(text.utf8), path: path)
    }
    #expect(error?.description == errors)
  }

  @Test func `reads the file with a path`() throws {
    let folder = try Scratch(["a.yaml": "traits: none\n"])
    #expect(try ScenarioReader.settings(folder.path("a.yaml")).map(\.key) == ["traits"])
    let none = folder.path("none.yaml")
    #expect(throws: ScenarioError.missing(none)) { try ScenarioReader.settings(none) }
  }

  private func setting(_ key: String, _ value: String, line: Int) -> Walkthrough.Setting {
    .init(key: key, value: value, position: Position(line: line, column: 3))
  }

  @Test func `takes the last of several values, and those of the command line at the end`() throws {
    let reader = ScenarioReader(settings: [.init(key: "traits", value: "none")])
    let speech = try reader.speechSettings([
      (
        "a.yaml",
        [setting("traits", "before", line: 2), setting("speakHints", "false", line: 3)]
      ),
      ("b.yaml", [setting("speakHints", "true", line: 2), setting("links", "sound", line: 3)]),
    ])
    #expect(speech.traits == .none)
    #expect(speech.speakHints)
    #expect(speech.changes.sorted() == ["links=sound", "traits=none"])
  }

  @Test func `reports wrong settings of all files with their places`() throws {
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioReader().speechSettings([
        ("a.yaml", [setting("traits", "loud", line: 2), setting("speakHints", "true", line: 3)]),
        ("b.yaml", [setting("speakHint", "true", line: 4)]),
      ])
    }
    #expect(
      error?.description == """
        a.yaml:2:3: error: the setting traits cannot be 'loud'; it can be before, after, none
        b.yaml:4:3: error: there is no setting 'speakHint'. Did you mean 'speakHints'?
        """)
  }

  @Test func `reports a wrong setting of the command line after those of the files`() throws {
    let reader = ScenarioReader(settings: [.init(key: "traits", value: "loud")])
    let error = #expect(throws: ScenarioError.self) {
      try reader.speechSettings([("a.yaml", [setting("speakHint", "true", line: 2)])])
    }
    #expect(
      error?.description == """
        a.yaml:2:3: error: there is no setting 'speakHint'. Did you mean 'speakHints'?
        --set: error: the setting traits cannot be 'loud'; it can be before, after, none
        """)
  }

  @Test func `reports a wrong setting of the command line without a place`() throws {
    let reader = ScenarioReader(settings: [.init(key: "traits", value: "loud")])
    let error = #expect(throws: ScenarioError.self) { try reader.speechSettings([]) }
    #expect(
      error?.description == "the setting traits cannot be 'loud'; it can be before, after, none")
  }

  @Test(arguments: [
    ("traits", "before", nil),
    ("traits", "loud", "the setting traits cannot be 'loud'; it can be before, after, none"),
    ("trait", "none", "there is no setting 'trait'. Did you mean 'traits'?"),
  ])
  func `finds the error of one setting`(key: String, value: String, message: String?) {
    #expect(SpeechSettings.fault(of: .init(key: key, value: value)) == message)
  }
}
