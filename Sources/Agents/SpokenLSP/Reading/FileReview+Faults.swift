import ScreenDocuments
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax

extension FileReview {
  /// The problems that an error of reading stands for.
  func problems(of error: ScenarioError) -> [Problem] {
    switch error {
    case .faulty(let findings): findings.map(problem)
    case .missing: [missingScreen]
    case .unreadable(let file, let cause):
      [
        problem(
          inScreen: file,
          Problem(.error, "\(file.fileName) cannot be read: \(cause)", at: .unknown))
      ]
    case .format, .setting: [Problem(.error, error.description, at: .unknown)]
    }
  }

  private func problem(of finding: Finding) -> Problem {
    let severity: Problem.Severity = finding.severity == .error ? .error : .warning
    guard finding.file != path else {
      return Problem(severity, finding.message, at: finding.position)
    }
    let place = "\(finding.file.fileName):\(finding.position)"
    return problem(
      inScreen: finding.file,
      Problem(
        severity, "\(place): \(finding.message)", at: .unknown,
        elsewhere: Problem.Elsewhere(
          path: finding.file, position: finding.position, message: finding.message)))
  }

  /// A problem of a screen, at the line of the walkthrough that names the screen's file.
  private func problem(inScreen file: String, _ problem: Problem) -> Problem {
    var problem = problem
    problem.position = screens.first { $0.path == file }?.position ?? .unknown
    return problem
  }

  /// The problem of a walkthrough that names a screen which does not exist.
  private var missingScreen: Problem {
    let missing = screens.first { FileStatus($0.path) == nil }
    let name = missing?.path.fileName ?? path.fileName
    return Problem(
      .error, "there is no file \(name) beside this one; correct the path, or save the screen",
      at: missing?.position ?? .unknown)
  }

  /// The files of a walkthrough's screens, and where it names them.
  private var screens: [(path: String, position: Position)] {
    (document?["screens"]?.entries ?? []).compactMap { entry in
      entry.value.text.map { (InputFile.neighbour($0, of: path), entry.value.position) }
    }
  }
}
