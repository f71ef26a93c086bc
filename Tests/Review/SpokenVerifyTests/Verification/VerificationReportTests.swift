import ScreenScenarios
import ScreenTree
import Testing

@testable import SpokenVerify

struct VerificationReportTests {
  private func verification(
    _ file: String, _ rows: [RecordingComparison.Row] = [.equal(stop: 0, step: 0)],
    _ about: Provenance = Provenance()
  ) -> Verification {
    Verification(
      file: file, input: "a.yaml", recording: Recording(),
      comparison: RecordingComparison(rows: rows, predicted: rows.count, heard: [["a"]]),
      about: about, names: [0: "A"])
  }

  /// A stop in other words, and one that was passed over, which somebody accepted.
  private var changed: Verification {
    var found = verification("a|b.txt", [.changed(stop: 0, step: 0, []), .skipped(stop: 1)])
    found.recording.system = "iOS\n27 | beta"
    found.differences = [
      .init(
        kind: .words, step: 1, stop: 0, position: .unknown, predicted: "A", heard: "B",
        message: "M", reasons: ["R"], setting: "traits=none"),
      .init(
        kind: .skipped, stop: 1, position: .unknown, predicted: "C", message: "N",
        accepted: "known\nbug"),
    ]
    return found
  }

  @Test func `has no text before anything was compared`() {
    var report = VerificationReport()
    report.add(.missing("c.txt"), of: "c.txt")
    #expect(report.text == "")
  }

  @Test func `ends its text with what made the predictions and with all numbers`() {
    var report = VerificationReport()
    report.add(verification("a.txt", [.equal(stop: 0, step: 0)], Provenance([.ios], ["en-US"])))
    report.add(.missing("c.txt"), of: "c.txt")
    report.add(verification("b.txt", [.equal(stop: 0, step: 0)], Provenance([.macos], ["de"])))
    #expect(
      report.text == """
        a.txt against a.yaml
          1 of 1 predicted stop was heard; the recording does not say whether it is complete

        b.txt against a.yaml
          1 of 1 predicted stop was heard; the recording does not say whether it is complete

        VoiceOver of iOS 27, macOS 26, modeled by SpokenScreen \(Provenance.version); en-US, de
        2 recordings, 2 stops heard: 2 equal, 0 order only, 0 different (100 %); \
        1 recording not compared

        """)
  }

  @Test func `lists the differences of each recording in Markdown`() {
    let errors = [1, 2].map { line in
      Finding(
        .error, file: "d.txt", position: Position(line: line, column: 1), message: "no words")
    }
    var report = VerificationReport()
    report.add(verification("c.txt"))
    report.add(changed)
    report.add(.faulty(errors), of: "d.txt")
    #expect(
      report.markdown == """
        ### What VoiceOver said

        2 recordings, 2 stops heard: 1 equal, 0 order only, 1 different, \
        1 predicted and passed over, 1 accepted (33.3 %); 1 recording not compared

        | recording | system | stops heard | equal | order only | different \
        | passed over | predicted |
        |---|---|---|---|---|---|---|---|
        | `c.txt` |  | 1 | 1 | 0 | 0 | 0 | 1 |
        | `a\\|b.txt` | `iOS 27 \\| beta` | 1 | 0 | 0 | 1 | 1 | 2 |

        #### `a|b.txt`

        - **words** `step 1: M`
          - `R`
          - `the setting traits=none would remove it`
        - **skipped** `not heard: "C" N` (accepted: `known bug`)

        #### `d.txt`

        ```
        d.txt:1:1: error: no words
        d.txt:2:1: error: no words
        ```

        VoiceOver, modeled by SpokenScreen \(Provenance.version)

        """)
  }

  @Test func `has a case for each recording in JUnit, and says what failed`() {
    var report = VerificationReport()
    report.add(verification("x/c.txt"))
    report.add(changed)
    report.add(verification("e.txt", [.unreached(stop: 0, isBefore: true)]))
    #expect(
      report.junit.hasSuffix(
        """
            </properties>
            <testcase classname="x" name="c.txt" time="0.000"/>
            <testcase classname="." name="a|b.txt" time="0.000">
              <failure message="step 1: M" type="difference">a|b.txt against a.yaml
          step 1 &quot;B&quot;: M
            ← R
            the setting traits=none would remove it
          the stop &quot;C&quot;: N
            accepted: known bug
          1 of 2 predicted stops was heard; the recording does not say whether it is complete
        </failure>
            </testcase>
            <testcase classname="." name="e.txt" time="0.000">
              <failure message="nothing was heard that was predicted" type="difference">\
        e.txt against a.yaml
          0 of 1 predicted stop were heard; the recording does not say whether it is complete
          not heard before the first stop that was: &quot;A&quot;
        </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """))
  }

  @Test(arguments: [(nil, false), (50, true), (50.1, false)])
  func `asks each recording for its share`(share: Double?, isGood: Bool) {
    var report = VerificationReport(atLeast: share)
    report.add(verification("c.txt"))
    report.add(changed)
    #expect(report.isGood == isGood)
  }
}
