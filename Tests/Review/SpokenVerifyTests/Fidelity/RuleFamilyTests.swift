import ScreenTree
import Testing
import VoiceOverSpeech

@testable import SpokenVerify

struct RuleFamilyTests {
  private func family(_ name: String) throws -> RuleFamily {
    try #require(RuleFamily.all.first { $0.name == name })
  }

  @Test(arguments: [
    (
      "Containers, landmarks, tables and lists",
      [
        "container", "headers", "sort", "cell", "definitionList", "table", "landmark",
        "container",
      ]
    ),
    ("Hints and cues", ["hint", "actions", "moreContent"]),
    ("Text that is edited or read", ["editing", "text"]),
  ])
  func `has its rules and their variants in the order of speaking`(
    name: String, rules: [String]
  ) throws {
    #expect(try family(name).members.map(\.id.rawValue) == rules)
  }

  @Test(arguments: [
    ("Names and values", []), ("Hints and cues", []), ("The Mac", ["db-056"]),
    ("Roles and states", ["issue7-voiceover-1", "pr195-image-06", "pr195-image-22"]),
    ("Containers, landmarks, tables and lists", ["list-reports-notfound"]),
  ])
  func `has the recorded facts that its rules do not follow`(
    name: String, facts: [String]
  ) throws {
    #expect(try family(name).differences.map(\.name) == facts)
  }

  @Test func `every recorded fact that is not followed belongs to a family`() {
    let shown = RuleFamily.all.flatMap(\.differences).map(\.name).sorted()
    #expect(
      shown == [
        "db-056", "issue7-voiceover-1", "list-reports-notfound", "pr195-image-06",
        "pr195-image-22",
      ])
  }
}
