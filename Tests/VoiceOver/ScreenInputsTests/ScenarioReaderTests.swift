import Foundation
import SpokenScreen
import TestSupport
import Testing

struct ScenarioReaderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func write(_ name: String, _ text: String) throws -> String {
    try scratch.create(name, text).path
  }

  private func fault(_ path: String, _ reader: ScenarioReader = ScenarioReader()) -> String? {
    #expect(throws: ScenarioError.self) { try reader.read(path) }?.description
      .replacing(scratch.path, with: "")
  }

  @Test func `reads a screen, a walkthrough and a capture`() throws {
    let screen = try write("a.screen.yaml", "screen: One\nviews:\n  - Text: A\n  - Text: B\n")
    #expect(
      try ScenarioReader().read(screen).scenario.steps.map { "\($0.action)" } == ["open", "next"])
    let walk = try write(
      "a.walk.yaml",
      "walkthrough: W\nscreens: { one: a.screen.yaml }\nsettings: { actions: nothing }\nsteps:\n  - open: one\n"
    )
    let scenario = try ScenarioReader().read(walk).scenario
    #expect(scenario.steps.map { "\($0.action)" } == ["open one"])
    #expect(scenario.settings.changes == ["actions=nothing"])
    let capture = try write("a.json", "[{\"AXLabel\": \"Pay\", \"role\": \"AXButton\"}]")
    #expect(try ScenarioReader().read(capture).scenario.screens[0].capture?.format == "idb")
  }

  @Test func `lets the command line replace what the file says`() throws {
    let screen = try write("a.screen.yaml", "screen: One\n")
    let reader = ScenarioReader(
      platform: .ipados, language: "tlh",
      settings: [Walkthrough.Setting(key: "speakHints", value: "false")])
    let reading = try reader.read(screen)
    #expect(reading.scenario.platform == .ipados && reading.scenario.language == "tlh")
    #expect(reading.scenario.settings.speakHints == false)
    #expect(reading.remarks.count == 1)
  }

  @Test func `notes a setting of the Mac that changes nothing`() throws {
    let screen = try write(
      "a.screen.yaml", "screen: One\nsettings: { verbosity: low, grouping: true }\n")
    #expect(
      try ScenarioReader().read(screen).remarks == [
        "\(screen): verbosity is a setting of the Mac, and changes nothing here",
        "\(screen): grouping is a setting of the Mac, and changes nothing here",
      ])
    #expect(try ScenarioReader(platform: .macos).read(screen).remarks == [])
  }

  @Test func `reports what cannot be read`() throws {
    #expect(fault(scratch.path("none.yaml")) == "/none.yaml: there is no such file")
    #expect(fault(scratch.path) == ": cannot be read: it is a folder")
    let screen = try write("a.screen.yaml", "screen: One\n")
    let setting = ScenarioReader(settings: [Walkthrough.Setting(key: "actions", value: "loud")])
    #expect(
      fault(screen, setting)
        == "the setting actions cannot be 'loud'; it can be a list of speak, sound, pitch, braille; or nothing"
    )
    let format = ScenarioReader(format: "ibd")
    #expect(fault(screen, format) == "there is no format 'ibd'. Did you mean 'idb'?")
    let walk = try write("b.walk.yaml", "walkthrough: W\nscreens: { one: none.yaml }\n")
    #expect(
      fault(walk)
        == "/b.walk.yaml:2:17: error: the screen 'one' is /none.yaml: there is no such file")
    let wrong = try write(
      "c.walk.yaml", "walkthrough: W\nscreens: { one: a.screen.yaml }\nsettings:\n  hints: 1\n")
    #expect(
      fault(wrong)
        == "/c.walk.yaml:4:3: error: there is no setting 'hints'. Did you mean 'speakHints'?")
  }

  @Test func `finds wrong settings together with all else that is wrong`() throws {
    let screen = try write(
      "d.screen.yaml",
      "screen: One\nsettings: { moreConten: sound, hintDelay: 1s }\nviews:\n  - Buton: Pay\n")
    #expect(
      fault(screen)
        == """
        /d.screen.yaml:2:13: error: there is no setting 'moreConten'. Did you mean 'moreContent'?
        /d.screen.yaml:4:5: error: Buton 'Pay': unknown class 'Buton'. Did you mean 'Button'?
        """)
    let walk = try write(
      "d.walk.yaml",
      "walkthrough: W\nscreens: { one: d.screen.yaml }\nsettings: { links: lod }\nsteps: [nxt]\n")
    #expect(
      fault(walk)
        == """
        /d.walk.yaml:3:13: error: the setting links cannot be 'lod'; it can be a list of speak, sound, pitch, braille; or nothing
        /d.walk.yaml:4:9: error: unknown step 'nxt'. Did you mean 'next'?
        """)
    let settings = try write("d.settings.yaml", "speakHint: true\nbudget: { words: 3 }\n")
    #expect(throws: ScenarioError.self) { try ScenarioReader.settings(settings) }
  }

  @Test func `warns of a text that ends in a comment`() throws {
    let screen = try write("e.screen.yaml", "screen: One\nviews:\n  - Text: Number #1\n")
    let reading = try ScenarioReader().read(screen)
    #expect(
      reading.remarks.count == 1 && reading.remarks[0].contains(":3:11: warning: '#1' is read"))
  }

  @Test func `follows no link out of the folder of a walkthrough`() throws {
    let outside = try Scratch(["secret.yaml": "screen: Secret\n"])
    defer { withExtendedLifetime(outside) {} }
    try scratch.link("link.yaml", to: outside.path("secret.yaml"))
    let walk = try write("d.walk.yaml", "walkthrough: W\nscreens: { one: link.yaml }\n")
    #expect(
      fault(walk)
        == "/link.yaml: cannot be read: it leads out of ; --follow-links allows it")
  }
}
