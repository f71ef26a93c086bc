import SpokenScreen
import Testing

struct CheckResultTests {
  @Test func `reports what is wrong, and nothing of what is good`() {
    #expect(checkResults.map(\.isGood) == [true, false, false])
    #expect(checkResults.map(\.isFaulty) == [false, false, true])
    #expect(
      checkResults.map(\.text) == [
        "", "new.screen.yaml: new.transcript is missing; record it with --update\n",
        "b<&>␛.xml: there is no such file\n",
      ])
  }

  @Test func `is not good when a step failed, though the golden is as recorded`() {
    let failure = StepFailure(file: "w", position: .unknown, step: "next", message: "no")
    let result = CheckResult(CheckInput("w.walk.yaml"), .updated, failures: [failure])
    #expect(!result.isGood)
    #expect(result.text == "w.transcript: recorded again\nw: error: after 'next': no\n")
  }
}
