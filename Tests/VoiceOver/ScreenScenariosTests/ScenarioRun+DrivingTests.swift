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
