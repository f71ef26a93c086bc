import ScreenInputs
package import ScreenScenarios
import ScreenTree
package import SpokenCheck

extension JUnit {
  /// The report of a check as one suite with a case for each input.
  ///
  /// - Parameters:
  ///   - results: the results of the inputs.
  ///   - about: what made it; nil where that is not known.
  /// - Returns: the report.
  package static func text(of results: [CheckResult], about: Provenance? = nil) -> String {
    let cases = results.map { result in
      Case(path: result.input.path, duration: result.duration, failure: failure(of: result))
    }
    return text(of: cases, suite: "spoken check", properties: about?.properties ?? [])
  }

  private static func failure(of result: CheckResult) -> Failure? {
    guard !result.isGood else { return nil }
    return Failure(
      element: result.isFaulty ? "error" : "failure", message: message(result), kind: result.kind,
      text: result.text)
  }

  private static func message(_ result: CheckResult) -> String {
    switch result.outcome {
    case .differs(let comparison): shortened(comparison.header + comparison.reasons, of: result)
    case .faulty, .unwritten: result.text
    case .unrecorded: result.summary
    // The golden is as it should be, and something else is not.
    case .same, .recorded, .updated:
      shortened(
        result.failures.map(\.withStep)
          + (result.isVerified ? [] : result.heard?.differences.map(\.message) ?? []), of: result)
    }
  }

  /// The first of several messages, with the number of the others.
  private static func shortened(_ messages: [String], of result: CheckResult) -> String {
    let first = messages.first ?? result.summary
    return messages.count > 1 ? "\(first), and \(messages.count - 1) more" : first
  }
}

extension CheckResult {
  /// The kind of failure, in a word.
  fileprivate var kind: String {
    switch outcome {
    case .differs: "difference"
    case .unrecorded: "unrecorded"
    case .faulty, .unwritten: "fault"
    case .same, .recorded, .updated: isVerified ? "expectation" : "recording"
    }
  }
}
