import ScreenScenarios
import ScreenTree

extension Claim {
  fileprivate struct Report: Encodable {
    struct Task: Encodable {
      var title, file, verdict, platform, language, model, verify: String
      var evaluated: Int
      var criteria: [ClaimResult]
      var lines: [ClaimLine]
      var unsettled: [Int]
      var gaps: [String]
    }

    var about: Provenance
    var limits: [String]
    var tasks: [Task]
    var unread: [Unread]
    var passed, failed, notEvaluated: Int
  }

  /// The claim as one JSON object, which `ClaimSchema` describes; keys are sorted, missing values
  /// are omitted.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    func count(_ verdict: ClaimVerdict) -> Int { tasks.count { $0.verdict == verdict } }
    return try Report(
      about: about, limits: Self.limits, tasks: tasks.map(Report.Task.init), unread: unread,
      passed: count(.pass), failed: count(.fail), notEvaluated: count(.notEvaluated)
    ).prettyJSON()
  }
}

extension Claim.Report.Task {
  fileprivate init(_ task: ClaimTask) {
    title = task.title
    file = task.path
    verdict = task.verdict.rawValue
    evaluated = task.evaluated
    platform = task.about.platforms.map(\.rawValue).joined(separator: ",")
    language = task.about.languages.joined(separator: ",")
    model = task.about.model
    verify = task.verification
    (criteria, lines, unsettled, gaps) = (task.results, task.lines, task.unsettled, task.gaps)
  }
}
