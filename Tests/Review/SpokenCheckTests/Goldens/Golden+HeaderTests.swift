import SpokenScreenTesting
import Testing

@testable import SpokenCheck

struct GoldenHeaderTests {
  private func golden(_ header: String) throws -> Golden {
    try #require(Golden.read(header, file: "g").value)
  }

  @Test(arguments: [
    ("# Shop · ios · en-US", "# Shop · ios · en-US", []),
    ("# Shop · ios · en-US", "#   Shop · ios · en-US", []),
    ("# Shop · ios · en-US", "# Store · ios · en-US", ["the title is \"Shop\", was \"Store\""]),
    ("# A · B · ios · en", "# A · ios · en", ["the title is \"A · B\", was \"A\""]),
    (
      "# Shop · macos · de", "# Shop · ios · en-US",
      ["the platform is \"macos\", was \"ios\"", "the language is \"de\", was \"en-US\""]
    ),
    ("# A · B", "# A · C", ["the title is \"A · B\", was \"A · C\""]),
    ("# Shop", "# Shop · ios · en", ["the title is \"Shop\", was \"Shop · ios · en\""]),
  ])
  func `compares the title, the platform and the language`(
    new: String, old: String, sentences: [String]
  ) {
    #expect(TitleLine(new).differences(from: TitleLine(old)) == sentences)
  }

  @Test func `names settings in the order of their keys, then the title`() throws {
    let new = try golden("# T · ios · en-US\n# traits=before\n# rotorConfirmation=false\n")
    let old = try golden(
      "# S · ios · en-US\n# speakHints=false\n# home: traits=none\n# rotorConfirmation=false\n")
    #expect(
      new.differences(from: old) { "\($0): \($1), not \($2)" } == [
        "home: traits: the default, not none", "speakHints: true (the default), not false",
        "traits: before, not after (the default)", "the title is \"T\", was \"S\"",
      ])
  }

  @Test(
    arguments: [
      (["A.swift (RealityKit)"], [], #"what is left out is "A.swift (RealityKit)", was nothing"#),
      (
        [], ["A.swift (x)", "B.swift (y)"],
        #"what is left out is nothing, was "A.swift (x), B.swift (y)""#
      ),
      (["A.swift (x)"], ["A.swift (x)"], nil),
    ] as [([String], [String], String?)])
  func `compares what is left out of an app`(
    new: [String], old: [String], sentence: String?
  ) throws {
    func header(_ files: [String]) throws -> Golden {
      try golden("# S · ios · en-US\n" + files.map { "# left out: \($0)\n" }.joined())
    }
    let differences = try header(new).differences(from: header(old)) { key, _, _ in key }
    #expect(differences == [sentence].compactMap { $0 })
  }

  @Test(arguments: [
    ("# S · ios · en-US\n# traits=before\n", "A\n"), ("A\n", "# S · ios · en-US\n"), ("", ""),
  ])
  func `compares nothing without a header`(new: String, old: String) throws {
    #expect(try golden(new).differences(from: golden(old)) { key, _, _ in key } == [])
  }

  @Test func `has the header of a scenario and no lines`() throws {
    var settings = SpeechSettings()
    try settings.set("speakHints", to: "false")
    let header = Golden(headerOf: Scenario(Screen("Shop", .text("A")), settings: settings))
    #expect(header.title == "# Shop · ios · en-US")
    #expect(header.values == ["speakHints": "false"])
    #expect(header.patterns == [] && header.leftOut == [])
  }
}
