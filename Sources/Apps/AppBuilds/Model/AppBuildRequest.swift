import ScreenTree

/// What is built: a target of the project that the user named.
package struct AppBuildRequest: Hashable, Sendable {
  /// The project as `--app` names it: an .xcodeproj, an .xcworkspace, a package or a folder.
  package var path: String
  /// The name of the target; nil for the first application.
  package var target: String?
  /// Whether a file that is left out is an error.
  package var isStrict = false
  /// The files that were left out when the app was heard last, by their paths: another one that
  /// cannot be compiled is an error; nil for an app that was not heard before.
  package var leftOutBefore: Set<String>?
  /// The language of the screen as a BCP 47 tag, in which resources are named.
  package var language = "en-US"
  /// Whether the user allowed files outside the folder of the project.
  package var followsLinks = false

  /// The usual target of a project.
  package init(path: String) { self.path = path }

  /// The errors of a build that leaves files out; none when these may be left out.
  func faults(of leftOut: [LeftOutFile]) -> [Finding] {
    if isStrict { return leftOut.map { $0.finding(.error) } }
    guard let leftOutBefore else { return [] }
    return leftOut.filter { !leftOutBefore.contains($0.path) }.map(\.fault)
  }
}
