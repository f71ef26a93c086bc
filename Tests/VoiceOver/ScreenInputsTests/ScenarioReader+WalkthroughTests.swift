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
    #expect(try scenario("steps: [wait: 1s]\n").language == "en-US")
  }

  @Test(arguments: [
    ("[next, activate]", 9), ("[wait: 1s, quickNavOn, activate, open: one]", 31),
  ]) func `says once that no screen is open yet`(steps: String, column: Int) {
    #expect {
      try scenario("steps: \(steps)\n")
    } throws: { error in
      let lines = "\(error)".split(separator: "\n").filter { $0.contains("no screen is open") }
      return lines.count == 1
        && lines[0].hasSuffix(
          ":3:\(column): error: no screen is open yet; begin the steps with `open: one` or `launch`"
        )
    }
  }

  @Test(arguments: ["[open: two]", "[launch, next]", "[voiceOverOn, next]", "[wait: 1s]", "[]"])
  func `takes any other beginning`(steps: String) throws {
    _ = try scenario("steps: \(steps)\n")
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

  @Test(arguments: [
    ("[open: s, update: {id: sort, value: Date}]", []),
    ("[open: s, update: {id: food, value: 3}]", []),
    (
      "[open: s, update: {id: food, value: 9}]",
      ["3:37: warning: the view 'food': the value 9 lies outside of `in`, which goes from 0 to 3"]
    ),
    ("[open: s, update: {id: food, in: [0, 20]}, update: {id: food, value: 9}]", []),
    ("[open: s, update: {id: date, title: Day}, update: {id: sort, value: Day}]", []),
    ("[open: t, update: {id: both, value: 9}]", []),
    (
      "[open: s, update: {id: sort, value: Dat}, update: {id: alerts, value: on}]",
      [
        "3:37: warning: the view 'sort': the value 'Dat' is none of its choices. "
          + "Did you mean 'Date'?",
        "3:71: warning: the view 'alerts': the value 'on' is spoken as it stands; write `true` or "
          + "`false`, or the words as `valueText`",
      ]
    ),
  ]) func `doubts a value of a step as one of a file`(steps: String, warnings: [String]) throws {
    let folder = try Scratch([
      "s.screen.yaml": """
      screen: S
      views:
        - { Picker: [{ Text: Date, id: date }, { Text: Name }], label: Sort, id: sort, value: Name }
        - { Slider: Food, id: food, in: [0, 3], value: 1 }
        - { Toggle: Alerts, id: alerts }
        - { Slider: Both, id: both, in: [0, 3] }

      """,
      "t.screen.yaml": "screen: T\nviews:\n  - { Text: Both, id: both }\n",
      "w.walk.yaml":
        "walkthrough: W\nscreens: { s: s.screen.yaml, t: t.screen.yaml }\nsteps: \(steps)\n",
    ])
    let path = folder.path("w.walk.yaml")
    #expect(try ScenarioReader().read(path).remarks == warnings.map { "\(path):\($0)" })
  }

  /// A walkthrough through a page source with a unique identifier and one that two views have.
  private func page(_ steps: String) throws -> Scenario {
    let folder = try Scratch([
      "page.xml": """
      <AppiumAUT><XCUIElementTypeApplication label="Shop" x="0" y="0" width="400" height="800">\
      <XCUIElementTypeButton name="plan_annual" label="Annual" x="10" y="100" width="100" height="44"/>\
      <XCUIElementTypeButton name="more" label="A" x="10" y="150" width="100" height="44"/>\
      <XCUIElementTypeButton name="more" label="B" x="10" y="200" width="100" height="44"/>\
      </XCUIElementTypeApplication></AppiumAUT>
      """,
      "w.walk.yaml": "walkthrough: W\nscreens: { page: page.xml }\nsteps: \(steps)\n",
    ])
    return try ScenarioReader().read(folder.path("w.walk.yaml")).scenario
  }

  @Test func `a step names a view of a capture by its accessibility identifier`() throws {
    let scenario = try page("[open: page, last, touch: plan_annual]")
    #expect(
      scenario.utterances.map { $0.description(in: .voiceover) } == [
        "Annual, Button", "B, Button", "Annual, Button",
      ])
    #expect(scenario.run { _ in } == [])
  }

  @Test(arguments: [
    (
      "plan_anual",
      "no screen has a view with the id 'plan_anual'. Did you mean 'plan_annual'?"
    ), ("buy", "no screen has a view with the id 'buy'. Use one of plan_annual, …."),
    (
      "more",
      "several views have the identifier 'more', which then names none of them. Use one of plan_annual, …."
    ),
  ]) func `says which identifiers there are`(id: String, message: String) {
    #expect {
      try page("[open: page, touch: \(id)]")
    } throws: { error in
      "\(error)".hasSuffix(":3:21: error: \(message)")
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
