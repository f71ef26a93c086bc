import ScreenInputs
import ScreenScenarios
import ScreenTree
package import SpokenCheck

extension GitHubAnnotations {
  /// The lines for a result; empty when the check passes.
  package static func text(of result: CheckResult) -> String {
    guard !result.isGood else { return "" }
    let path = result.input.reported
    var lines: [String] = []
    switch result.outcome {
    case .same, .recorded, .updated: break
    case .differs(let comparison):
      let heading = comparison.header.map { line(path, .unknown, $0) }
      let reasons = comparison.changes.reported.map { change in
        line(
          change.origin.flatMap { $0.file.isEmpty ? nil : $0.file } ?? path,
          change.origin?.position ?? .unknown,
          change.cause.map { "\(change.message) (\($0))" } ?? change.message)
      }
      lines = heading + reasons
      // Steps without speech may differ too, and they are no change for a listener.
      if lines.isEmpty { lines = comparison.reasons.map { line(path, .unknown, $0) } }
    case .unrecorded: lines = [line(path, .unknown, result.summary)]
    case .faulty(.faulty(let findings)):
      lines = findings.map { line($0.file, $0.position, $0.message) }
    case .faulty(let fault): lines = [line(path, .unknown, "\(fault)")]
    case .unwritten(let cause): lines = [line(path, .unknown, "\(cause)")]
    }
    lines += result.failures.map { line($0.file, $0.position, $0.withStep) }
    let heard = result.isVerified ? nil : result.heard
    lines += heard?.differences.map { line($0.file, $0.position, $0.message) } ?? []
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ file: String, _ position: Position, _ message: String) -> String {
    command("error", at: file, position, title: "spoken check", message)
  }
}

extension StepFailure {
  /// The error with the step before, without its place.
  var withStep: String { (step.isEmpty ? "" : "after '\(step)': ") + message }
}
