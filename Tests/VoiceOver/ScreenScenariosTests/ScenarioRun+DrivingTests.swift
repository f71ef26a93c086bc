import ScreenTree
import SpokenScreen
import TestSupport
import Testing
import VoiceOverSpeech

struct ScenarioRunDrivingTests {
  private let screen = """
    screen: Home
    views:
      - { Text: Title, heading: 1 }
      - { SecureField: Password }
    """

  private func run(_ steps: [String]) throws -> ScenarioRun {
    var scenario = try Walkthroughs.scenario(screen, steps)
    scenario.steps = []
    return ScenarioRun(scenario)
  }

  @Test func `steps come one at a time, and wait for what is heard`() throws {
    var run = try run(["open: home"])
    #expect(!run.hasNext && run.utteranceCount == 0 && run.current == nil)
    run.perform(.init(.effect(.open("home"))))
    // What comes next may interrupt it.
    #expect(!run.hasNext && run.utteranceCount == 1)
    run.perform(.init(.gesture(.next, count: 1)))
    #expect(run.hasNext)
    #expect(run.next()?.words == "Title, Heading level 1")
    #expect(!run.hasNext && run.current != nil)
  }

  private static let three = """
    screen: Home
    views: [{ Text: One, id: one }, { Text: Two, id: two }, { Text: Three, id: three }]
    """

  @Test(arguments: [
    (["open: home", "focus: two", "next: 2"], "One, Two, One, Two, Three"),
    (["open: home", "next: 2"], "One, Two, Three"),
    (["open: home", "focus: one", "next: 2"], "One, One, Two, Three"),
  ]) func `a walk through everything begins at the first element, wherever the app went`(
    steps: [String], heard: String
  ) throws {
    var scenario = try Walkthroughs.scenario(Self.three, steps)
    scenario.walksThrough = true
    let words = scenario.utterances.map { $0.description(in: .voiceover) }
    #expect(words.joined(separator: ", ") == heard)
  }

  @Test func `a walk of given steps begins where the app went`() throws {
    let steps = ["open: home", "focus: two", "next"]
    let scenario = try Walkthroughs.scenario(Self.three, steps)
    let words = scenario.utterances.map { $0.description(in: .voiceover) }
    #expect(words == ["One", "Two", "Three"])
    // Whoever drives a scenario has no walk that could begin.
    var driven = scenario
    driven.walksThrough = true
    driven.steps = []
    var run = ScenarioRun(driven)
    for effect in [Effect.open("home"), .focus("two")] { run.perform(.init(.effect(effect))) }
    run.perform(.init(.gesture(.next, count: 1)))
    #expect(run.map { $0.description(in: .voiceover) } == ["One", "Two", "Three"])
  }

  @Test func `settings change from the next utterance on, all or none`() throws {
    var run = try run(["open: home"])
    run.perform(.init(.effect(.open("home"))))
    #expect(throws: SettingError.self) {
      try run.change([
        .init(key: "speakHints", value: "false"), .init(key: "none", value: "1"),
      ])
    }
    #expect(run.settings.speakHints)
    try run.change([.init(key: "speakHints", value: "false")])
    #expect(!run.settings.speakHints)
    run.perform(.init(.gesture(.next, count: 1)))
    let all = Array(run)
    #expect(all.count == 2 && all[1].hint(in: .voiceover) == nil)
  }

  @Test func `an impossible step is told once, and a secret in none`() throws {
    var run = try run(["open: home"])
    run.perform(.init(.effect(.open("home"))))
    run.perform(.init(.gesture(.touch("none"), count: 1)))
    #expect(run.takeFailures().count == 1)
    #expect(run.takeFailures().isEmpty)
    run.perform(.init(.gesture(.next, count: 1)))
    let recorded = run.recorded(.init(.gesture(.type("abc"), count: 1)))
    #expect(recorded.action == .gesture(.type("***"), count: 1))
  }
}
