import SpokenScreen
import TestSupport
import Testing
import VoiceOverSpeech

/// What is heard of the keys of a keyboard, and of the Mac's menus.
struct MacWalkTests {
  private static let views = """
    views:
      - Text: Bailey
        customContent: [{ label: Age, value: three years }, { label: Weight, value: 30 kg }]
        actions: [Feed, Walk]
      - { Button: Buy }
      - { Text: Bye }
    """

  private func heard(_ platform: String, _ steps: [String]) throws -> String {
    try Walkthroughs.told(
      "screen: Dogs\nplatform: \(platform)\n\(Self.views)", ["open: home"] + steps
    ).dropFirst().map { $0.description(in: .voiceover) }.joined(separator: " / ")
  }

  @Test(arguments: [
    (
      ["moreContent", "next: 3", "previous", "escape"],
      "More Content menu, 2 items / Age, three years / Weight, 30 kg / ♪ boundary reached / "
        + "Age, three years / Bailey"
    ),
    (
      ["actionsMenu", "next: 2", "activate", "next"],
      "Actions menu, 2 items / Walk / Feed / Feed / Buy, Button"
    ),
    (["next", "moreContent"], "Buy, Button / ♪ no results, More Content not found"),
    (["next", "actionsMenu"], "Buy, Button / ♪ no results, Actions not found"),
    (["tab: 2", "shiftTab"], "Buy, Button / ♪ boundary reached, Buy / ♪ boundary reached, Buy"),
  ]) func `is heard on the Mac`(steps: [String], heard: String) throws {
    #expect(try self.heard("macos", steps) == heard)
  }

  @Test(arguments: [
    (["tab: 2"], "Keyboard focus, Buy, Button / ♪ boundary reached, Buy"),
    (["last", "shiftTab"], "Bye / Keyboard focus, Buy, Button"),
    (["moreContent: 3"], "three years, Age / 30 kg, Weight / ♪ boundary reached"),
  ]) func `is heard on iOS`(steps: [String], heard: String) throws {
    #expect(try self.heard("ios", steps) == heard)
    #expect(try self.heard("ipados", steps) == heard)
  }

  @Test(arguments: [
    (
      "ios", ["next", "actionsMenu"],
      "6:5: actionsMenu: only the Mac has an Actions menu; `rotor: Actions` and `rotorNext` offer "
        + "the actions here"
    ),
    (
      "ios", ["interact"],
      "5:5: interact: only the Mac has `interact`; `next` goes into containers and out of them here"
    ),
    (
      "macos", ["moreContent", "activate"],
      "6:5: activate: no item of the More Content menu is chosen; `next` goes to the first"
    ),
    (
      "macos", ["moreContent", "next", "tab"],
      "7:5: tab: the More Content menu is open; `next` and `previous` go through it, and `escape` "
        + "closes it"
    ),
    (
      "macos", ["stopInteracting"],
      "5:5: stopInteracting: Text@4:5 is in no container; `stopInteracting` leaves one"
    ),
  ]) func `reports a step that is not possible with its place`(
    platform: String, steps: [String], report: String
  ) throws {
    let scenario = try Walkthroughs.scenario(
      "screen: Dogs\nplatform: \(platform)\n\(Self.views)", ["open: home"] + steps)
    let failures = scenario.run { _ in }
    #expect(failures.map { "\($0.position): \($0.step): \($0.message)" } == [report])
  }

  @Test func `a screen is walked into its containers where they are entered by interacting`()
    throws
  {
    let screen = """
      screen: Document
      platform: macos
      settings: { grouping: true }
      views:
        - VStack:
            - Button: Title
            - Button: Heading
          element: contain
          label: Style Presets
        - Text: Page 1
      """
    // The setting is the screen's own, also where a walkthrough without steps opens it.
    let walkthrough = "walkthrough: W\nscreens: { a: a.screen.yaml }\nsteps: []\n"
    let scratch = try Scratch(["a.screen.yaml": screen, "b.walk.yaml": walkthrough])
    for name in ["a.screen.yaml", "b.walk.yaml"] {
      let scenario = try ScenarioReader().read(scratch.path(name)).scenario
      #expect(
        scenario.utterances.map { $0.description(in: .voiceover) } == [
          "Style Presets, Group", "In Style Presets, Group, 2 items, Title, Button",
          "Heading, Button", "Out of Style Presets, Style Presets, Group", "Page 1",
        ])
    }
  }
}
