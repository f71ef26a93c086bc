import Foundation
import SpokenScreen
import TestSupport
import Testing

struct ScenarioReaderWalkthroughTests {
  /// The scenario of a walkthrough through an English and a German screen, which has a setting of its own.
  private func scenario(_ steps: String) throws -> Scenario {
    let folder = try Scratch([
      "one.screen.yaml": "screen: One\nviews:\n  - Button: A\n",
      "two.screen.yaml":
        "screen: Zwei\nlanguage: de-DE\nsettings: { speakHints: false }\nviews:\n  - Button: B\n",
      "w.walk.yaml":
        "walkthrough: W\nscreens: { one: one.screen.yaml, two: two.screen.yaml }\n\(steps)",
    ])
    return try ScenarioReader().read(folder.path("w.walk.yaml")).scenario
  }

  @Test func `begins with the screen that is opened first, and keeps the order of the file`() throws
  {
    let german = try scenario("steps: [open: two, open: one]\n")
    #expect(german.language == "de-DE")
    #expect(german.screens.map(\.title) == ["One", "Zwei"])
    #expect(german.title == "W")
    #expect(try scenario("steps: [next]\n").language == "en-US")
  }

  @Test func `names the line of a screen that is missing`() throws {
    let folder = try Scratch([
      "w.walk.yaml": "walkthrough: W\nscreens:\n  one: none.screen.yaml\n"
    ])
    let path = folder.path("w.walk.yaml")
    #expect {
      try ScenarioReader().read(path)
    } throws: { error in
      "\(error)".hasPrefix("\(path):3:8: error: the screen 'one' is ")
        && "\(error)".hasSuffix("none.screen.yaml: there is no such file")
    }
  }

  @Test func `speaks each screen in its language, with its own settings`() throws {
    let scenario = try scenario("settings: { actions: nothing }\nsteps: [open: one, open: two]\n")
    let told = scenario.utterances.map { $0.description(in: .voiceover) }.filter { !$0.isEmpty }
    #expect(told == ["A, Button", "B, Taste"])
    #expect(scenario.settings.changes == ["actions=nothing"])
    #expect(scenario.screenSettings.keys.sorted() == ["two"])
    #expect(scenario.screenSettings["two"]?.changes == ["speakHints=false", "actions=nothing"])
  }
}
