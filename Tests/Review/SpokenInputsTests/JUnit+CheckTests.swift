import SpokenScreen
import Testing

/// One input that is good, one without a golden, one that is faulty.
let checkResults: [CheckResult] = [
  CheckResult(CheckInput("a/good.screen.yaml"), .same),
  CheckResult(CheckInput("new.screen.yaml"), .unrecorded(isEmpty: false)),
  CheckResult(CheckInput("b<&>.xml"), .faulty(.missing("b<&>\u{1B}.xml"))),
]

struct JUnitCheckTests {
  @Test func `has the words of the first step that failed, as an annotation has them`() {
    let failures = ["no", "nothing"].map {
      StepFailure(
        file: "w.walk.yaml", position: Position(line: 4, column: 5), step: "next", message: $0)
    }
    let result = CheckResult(CheckInput("w.walk.yaml"), .same, failures: failures)
    #expect(
      JUnit.text(of: [result]).contains("<failure message=\"after 'next': no, and 1 more\" type="))
    let one = CheckResult(CheckInput("w.walk.yaml"), .same, failures: [failures[0]])
    #expect(JUnit.text(of: [one]).contains("<failure message=\"after 'next': no\" type="))
  }

  @Test func `writes a case for each input`() {
    #expect(
      JUnit.text(of: checkResults) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1" time="0.000">
          <testsuite name="spoken check" tests="3" failures="1" errors="1" skipped="0" time="0.000">
            <testcase classname="a" name="good.screen.yaml" time="0.000"/>
            <testcase classname="." name="new.screen.yaml" time="0.000">
              <failure message="new.transcript is missing; record it with --update" type="unrecorded">new.screen.yaml: new.transcript is missing; record it with --update
        </failure>
            </testcase>
            <testcase classname="." name="b&lt;&amp;&gt;.xml" time="0.000">
              <error message="b&lt;&amp;&gt;␛.xml: there is no such file" type="fault">b&lt;&amp;&gt;␛.xml: there is no such file
        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
