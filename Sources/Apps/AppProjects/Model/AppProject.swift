package import ScreenTree

/// An app as its project describes it.
package struct AppProject: Hashable, Sendable {
  /// What it was read from.
  package enum Form: String, Hashable, Sendable {
    /// A project of Xcode.
    case project
    /// A workspace of Xcode with its projects.
    case workspace
    /// A Swift package.
    case package
    /// A folder of Swift files.
    case folder
  }

  /// Its name.
  package var name: String
  /// What it was read from.
  package var form: Form
  /// The path of the project, the workspace or the folder.
  package var path: String
  /// The folder in which everything is read.
  package var folder: String
  /// Its targets, in the order of the project.
  package var targets: [AppTarget] = []
  /// The packages that it needs.
  package var packages: [AppPackage] = []
  /// The language in which it is written; nil when the project does not say.
  package var developmentLanguage: String?
  /// What is missing or refused: the project can be used without it.
  package var findings: [Finding] = []

  /// A project without targets.
  package init(_ name: String, _ form: Form, path: String, folder: String) {
    (self.name, self.form, self.path, self.folder) = (name, form, path, folder)
  }
}
