package import ScreenTree

/// A target of a project or of a package: the files that become one module.
package struct AppTarget: Hashable, Sendable {
  /// What a target becomes.
  package enum Kind: String, Hashable, Sendable {
    /// A program with a screen.
    case application
    /// A module that others import: a framework, a library, a target of a package.
    case framework
    /// Tests, extensions, tools, and whatever else.
    case other
  }

  /// Its name.
  package var name: String
  /// What it becomes.
  package var kind: Kind
  /// The name by which it is imported.
  package var module: String
  /// The name of what is built, without an extension.
  package var product: String
  /// The name below its icon; nil for what is no application.
  package var displayName: String?
  /// Its Swift files, each once, in the order of the project.
  package var sources: [AppSource] = []
  /// What it carries along.
  package var resources: [AppResource] = []
  /// Its files that are not used.
  package var leftOut: [AppLeftOut] = []
  /// The settings by which its files are compiled.
  package var settings = AppSettings()
  /// The file that declares it, and the position.
  package var file: String
  /// The position of its declaration.
  package var position = Position.unknown

  /// A target of a kind, whose module and product have its name.
  package init(_ name: String, _ kind: Kind, in file: String) {
    (self.name, self.kind, self.file) = (name, kind, file)
    module = name.asIdentifier
    product = name
  }
}
