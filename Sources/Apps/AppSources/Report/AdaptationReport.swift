/// What was adapted in the copies of an app's sources, by file: `--app-report`.
package struct AdaptationReport: Sendable {
  /// A file of the app.
  package struct File: Sendable {
    /// Its path, as people read it.
    package var path: String
    /// Its copy; nil when it was not read.
    package var source: AdaptedSource?
    /// Why it is left out; nil when it is compiled.
    package var leftOut: String?

    /// A file, its copy, and why it is left out.
    package init(path: String, source: AdaptedSource?, leftOut: String? = nil) {
      (self.path, self.source, self.leftOut) = (path, source, leftOut)
    }
  }

  /// The files, in their order.
  package var files: [File]
  /// The modules that the compiler imports for all files.
  package var implied: [String]

  /// A report of files.
  package init(files: [File], implied: [String] = []) {
    (self.files, self.implied) = (files, implied)
  }
}
