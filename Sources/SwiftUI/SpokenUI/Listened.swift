import ScreenScenarios
import SpokenCheck

/// The transcript of a scenario as a golden has it.
struct Listened {
  let transcript: String

  init(_ scenario: Scenario) {
    let format = Transcript()
    var text = format.header(for: scenario)
    _ = scenario.run { text += format.lines(for: $0) }
    transcript = text
  }
}
