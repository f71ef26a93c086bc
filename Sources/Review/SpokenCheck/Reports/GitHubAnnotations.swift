import ScreenScenarios
package import ScreenTree

/// The results of a check as commands that GitHub Actions shows at the lines of a change.
package enum GitHubAnnotations {
  /// The lines for a result; empty when the check passes.
  package static func text(of result: CheckResult) -> String {
    guard !result.isGood else { return "" }
    let path = result.input.path
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
    case .unwritten(let cause): lines = [line(path, .unknown, cause)]
    }
    lines += result.failures.map { failure in
      let step = failure.step.isEmpty ? "" : "after '\(failure.step)': "
      return line(failure.file, failure.position, step + failure.message)
    }
    let heard = result.isVerified ? nil : result.heard
    lines += heard?.differences.map { line($0.file, $0.position, $0.message) } ?? []
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ file: String, _ position: Position, _ message: String) -> String {
    command("error", at: file, position, title: "spoken check", message)
  }

  /// The command that shows a message at a position; the level is error, warning or notice.
  package static func command(
    _ level: String, at file: String, _ position: Position, title: String, _ message: String
  ) -> String {
    let column = position.column > 0 ? ",col=\(position.column)" : ""
    return "::\(level) file=\(inProperty(file)),line=\(max(position.line, 1))\(column),"
      + "title=\(inProperty(title))::\(inMessage(message))"
  }

  private static func inMessage(_ text: String) -> String {
    text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func inProperty(_ text: String) -> String {
    // A colon or a comma would end the property.
    inMessage(text).escaped([":": "%3A", ",": "%2C"])
  }
}

extension String {
  fileprivate func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
