import ScreenTree

/// What became of one input of a check.
public struct CheckResult: Sendable {
  /// What the comparison with the golden came to.
  public enum Outcome: Sendable {
    /// It is what the golden stands for.
    case same
    /// There was no golden, and now there is.
    case recorded
    /// The golden was another and is recorded anew.
    case updated
    /// It is not what the golden stands for.
    case differs(Comparison)
    /// There is no golden, or an empty file in its place.
    case unrecorded(isEmpty: Bool)
    /// The input or its golden cannot be used.
    case faulty(StoryFault)
    /// The golden cannot be written; the text says why.
    case unwritten(String)
  }

  /// The input and its golden.
  public var input: CheckInput
  /// What the comparison came to.
  public var outcome: Outcome
  /// What the walkthrough expects and is not so.
  public var failures: [StepFailure]
  /// Warnings and remarks about the input; what a capture lacks is told when it is recorded at first.
  public var remarks: [String]
  /// The recording of VoiceOver beside it, compared with what is said now; nil when there is none.
  package var hearing: Verification?
  /// What made the transcript, when that was asked for.
  package var about: Provenance?
  /// How long it took.
  public var duration = Duration.zero

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - input: the input and its golden.
  ///   - outcome: what the comparison came to.
  ///   - failures: what the walkthrough expects and is not so.
  ///   - remarks: warnings and remarks about the input.
  public init(
    _ input: CheckInput, _ outcome: Outcome, failures: [StepFailure] = [], remarks: [String] = []
  ) {
    self.input = input
    self.outcome = outcome
    self.failures = failures
    self.remarks = remarks
  }

  /// Whether nothing is wrong with it.
  public var isGood: Bool {
    switch outcome {
    case .same, .recorded, .updated: failures.isEmpty && isVerified
    case .differs, .unrecorded, .faulty, .unwritten: false
    }
  }

  /// Whether it is what its golden stands for, so that there is nothing to say.
  public var isAsRecorded: Bool { if case .same = outcome { isGood } else { false } }

  /// Whether the recording of VoiceOver beside it says the same, or there is none.
  package var isVerified: Bool { hearing?.isGood() ?? true }

  /// Whether it could not even be compared.
  public var isFaulty: Bool {
    switch outcome {
    case .faulty, .unwritten: true
    case .same, .recorded, .updated, .differs, .unrecorded: false
    }
  }

  /// What happened in one line, without the names.
  public var summary: String {
    switch outcome {
    case .same:
      !failures.isEmpty
        ? "a step is not as expected"
        : isVerified ? "as recorded" : "differs from the recording \(input.recording)"
    case .recorded: "recorded"
    case .updated: "recorded anew"
    case .differs: "does not sound as recorded in \(input.golden)"
    case .unrecorded(let isEmpty):
      isEmpty
        ? "\(input.golden) is empty; record it with --update"
        : "there is no \(input.golden) yet; record it with --update"
    case .faulty: "cannot be checked"
    case .unwritten: "cannot be recorded"
    }
  }

  /// Everything there is to say about it, each line with its break; nothing when all is good.
  public var text: String {
    var text = ""
    switch outcome {
    case .same: break
    case .recorded, .updated: text = "\(input.golden): \(summary)".printedLine + "\n"
    case .differs(let comparison):
      text = "\(input.path): \(summary)".printedLine + "\n\(comparison.text)"
    case .unrecorded: text = "\(input.path): \(summary)".printedLine + "\n"
    case .faulty(let fault): text = "\(fault)\n"
    case .unwritten(let cause): text = cause.printedLine + "\n"
    }
    text += failures.map { "\($0)\n" }.joined()
    return isVerified ? text : text + (hearing?.text ?? "")
  }
}
