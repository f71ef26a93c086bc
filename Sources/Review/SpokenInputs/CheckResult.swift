package import ScreenInputs
package import ScreenScenarios
import ScreenTree
package import SpokenCheck
package import SpokenFiles

/// The result of checking one input.
package struct CheckResult: Sendable {
  /// The result of the comparison with the golden.
  package enum Outcome: Sendable {
    /// The transcript matches the golden.
    case same
    /// The golden was missing and is recorded now.
    case recorded
    /// The golden differed and is recorded again.
    case updated
    /// The transcript does not match the golden.
    case differs(Comparison)
    /// The golden is missing or an empty file.
    case unrecorded(isEmpty: Bool)
    /// The input or its golden is invalid.
    case faulty(ScenarioError)
    /// The golden cannot be written, for this reason.
    case unwritten(OutputError)
  }

  /// The input and its golden.
  package var input: CheckInput
  /// The result of the comparison.
  package var outcome: Outcome
  /// The failed expectations and steps of the walkthrough.
  package var failures: [StepFailure]
  /// Warnings and notes on the input; what a capture lacks is listed when it is recorded for the
  /// first time.
  package var remarks: [String]
  /// The recording of VoiceOver beside it, compared with what is said now; nil when there is none.
  package var heard: RecordingResult?
  /// What made the transcript, when that was asked for.
  package var about: Provenance?
  /// The duration of the check.
  package var duration = Duration.zero

  /// The result of an input.
  ///
  /// - Parameters:
  ///   - input: the input and its golden.
  ///   - outcome: the result of the comparison.
  ///   - failures: the failed expectations and steps of the walkthrough.
  ///   - remarks: warnings and notes on the input.
  package init(
    _ input: CheckInput, _ outcome: Outcome, failures: [StepFailure] = [], remarks: [String] = []
  ) {
    self.input = input
    self.outcome = outcome
    self.failures = failures
    self.remarks = remarks
  }

  /// Whether the check passes.
  package var isGood: Bool {
    switch outcome {
    // Recording a golden does not make the expectations of a walkthrough true.
    case .same, .recorded, .updated: failures.isEmpty && isVerified
    case .differs, .unrecorded, .faulty, .unwritten: false
    }
  }

  /// Whether it matches its golden, so that nothing needs to be reported.
  package var isAsRecorded: Bool { if case .same = outcome { isGood } else { false } }

  /// Whether the recording of VoiceOver beside it says the same, or there is none.
  package var isVerified: Bool { heard?.isGood ?? true }

  /// Whether it could not be compared.
  package var isFaulty: Bool {
    switch outcome {
    case .faulty, .unwritten: true
    case .same, .recorded, .updated, .differs, .unrecorded: false
    }
  }

  /// The result in one line, without file names.
  package var summary: String {
    switch outcome {
    case .same:
      !failures.isEmpty
        ? "a step is not as expected"
        : isVerified ? "as recorded" : "differs from the recording \(input.recording)"
    case .recorded: "recorded"
    case .updated: "recorded again"
    case .differs: "differs from \(input.golden)"
    case .unrecorded(let isEmpty):
      isEmpty
        ? "\(input.golden) is empty; record it with --update"
        : "\(input.golden) is missing; record it with --update"
    case .faulty: "cannot be checked"
    case .unwritten: "cannot be recorded"
    }
  }

  /// The full report, one line each; empty when the check passes.
  package var text: String {
    var text = ""
    switch outcome {
    case .same: break
    case .recorded, .updated: text = "\(input.golden): \(summary)".printedLine + "\n"
    case .differs(let comparison):
      text = "\(input.path): \(summary)".printedLine + "\n\(comparison.text)"
    case .unrecorded: text = "\(input.path): \(summary)".printedLine + "\n"
    case .faulty(let fault): text = "\(fault)\n"
    case .unwritten(let cause): text = "\(cause)".printedLine + "\n"
    }
    text += failures.map { "\($0)\n" }.joined()
    return isVerified ? text : text + (heard?.text ?? "")
  }
}
