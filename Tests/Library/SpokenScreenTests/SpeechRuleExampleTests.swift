import SpokenScreen
import TestSupport
import Testing

struct SpeechRuleExampleTests {
  @Test(arguments: SpeechRule.all.indices) func `speaks in its example`(index: Int) throws {
    let rule = SpeechRule.all[index]
    let said = try utterances(of: rule.example).filter { utterance in
      (utterance.segments + utterance.sounds).contains { $0.reason.rule == rule.id }
    }
    let lines = said.flatMap {
      [$0.description(in: .voiceover)] + [$0.hint(in: .voiceover)].compactMap { $0 }
        + $0.cues(in: .voiceover)
    }
    #expect(lines.contains(rule.example.line), "\(rule.id.rawValue): \(lines)")
  }

  /// What is said in an example.
  private func utterances(of example: SpeechRule.Example) throws -> [Utterance] {
    let walk = example.steps.map { steps in
      """
      walkthrough: Example
      screens: { example: example.screen.yaml }
      steps: [{ open: example }, \(steps)]
      """
    }
    let folder = try Scratch(["example.screen.yaml": example.screen, "example.walk.yaml": walk])
    let input = walk == nil ? "example.screen.yaml" : "example.walk.yaml"
    var said: [Utterance] = []
    let failures = try ScenarioReader().read(folder.path(input)).scenario.run { said.append($0) }
    #expect(failures == [])
    return said
  }
}
