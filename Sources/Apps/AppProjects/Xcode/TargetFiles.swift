import SpokenFiles
import SpokenSyntax

/// Collects the files of a target, each once.
struct TargetFiles {
  private(set) var target: AppTarget
  private var seen: Set<ExactPath> = []

  /// The files of a target that has none yet.
  init(_ target: AppTarget) { self.target = target }

  /// Whether a file was added or left out already.
  func knows(_ path: String) -> Bool { seen.contains(ExactPath(path)) }

  /// Adds a file that exists.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - place: its place in the project.
  ///   - isCode: whether it is compiled; nil when its name decides.
  ///   - access: what may be read.
  /// - Throws: `ProjectError.faulty` when the targets of the project have too many files.
  mutating func add(
    _ path: String, at place: String, isCode: Bool?, _ access: inout ProjectAccess
  ) throws(ProjectError) {
    try access.countFile()
    guard seen.insert(ExactPath(path)).inserted else { return }
    switch FileRole(path) {
    // A build phase for resources copies source files as they are.
    case .source where isCode != false: target.sources.append(AppSource(path: path, place: place))
    case .foreign where isCode != false: target.leftOut.append(AppLeftOut(path: path, .language))
    case .source, .foreign, .resource: target.resources.append(AppResource(path: path))
    case .none: break
    }
  }

  /// Adds a file that is not used.
  mutating func leaveOut(_ path: String, _ cause: AppLeftOut.Cause) {
    guard seen.insert(ExactPath(path)).inserted else { return }
    target.leftOut.append(AppLeftOut(path: path, cause))
  }
}
