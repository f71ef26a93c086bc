import Foundation
import SpokenScreen
import Testing

struct StoryReaderWalkthroughTests {
  /// The story of a walkthrough through an English and a German screen, which has a setting of its own.
  private func story(_ steps: String) throws -> Story {
    let folder = try LintFolder([
      "one.screen.yaml": "screen: One\nviews:\n  - Button: A\n",
      "two.screen.yaml":
        "screen: Zwei\nlanguage: de-DE\nsettings: { speakHints: false }\nviews:\n  - Button: B\n",
      "w.walk.yaml":
        "walkthrough: W\nscreens: { one: one.screen.yaml, two: two.screen.yaml }\n\(steps)",
    ])
    return try StoryReader().read(folder.path("w.walk.yaml")).story
  }

  @Test func `begins with the screen that is opened first, and keeps the order of the file`() throws
  {
    let german = try story("steps: [open: two, open: one]\n")
    #expect(german.language == "de-DE")
    #expect(german.screens.map(\.title) == ["One", "Zwei"])
    #expect(german.title == "W")
    #expect(try story("steps: [next]\n").language == "en-US")
  }

  @Test func `names the line of a screen that is missing`() throws {
    let folder = try LintFolder([
      "w.walk.yaml": "walkthrough: W\nscreens:\n  one: none.screen.yaml\n"
    ])
    let path = folder.path("w.walk.yaml")
    #expect {
      try StoryReader().read(path)
    } throws: { error in
      "\(error)".hasPrefix("\(path):3:8: the screen 'one' is ")
        && "\(error)".hasSuffix("none.screen.yaml: there is no such file")
    }
  }

  @Test func `speaks each screen in its language, with its own settings`() throws {
    let story = try story("settings: { actions: nothing }\nsteps: [open: one, open: two]\n")
    let told = story.telling.map { $0.description(in: .voiceover) }.filter { !$0.isEmpty }
    #expect(told == ["A, Button", "B, Taste"])
    #expect(story.settings.changes == ["actions=nothing"])
    #expect(story.screenSettings.keys.sorted() == ["two"])
    #expect(story.screenSettings["two"]?.changes == ["speakHints=false", "actions=nothing"])
  }
}
