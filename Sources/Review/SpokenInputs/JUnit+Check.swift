import ScreenInputs
package import ScreenScenarios
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
    guard case .differs(let comparison) = result.outcome else {
      return result.isFaulty ? result.text : result.summary
    }
    let first = (comparison.header + comparison.reasons).first ?? result.summary
    let more = comparison.header.count + comparison.reasons.count - 1
    return more > 0 ? "\(first), and \(more) more" : first
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
