/// A finished program of an app, and which of its views is heard.
package struct AppProgram: Hashable, Sendable {
  /// The path of the program.
  package var path: String
  /// The name of the preview; nil for the first scene.
  package var preview: String?
  /// Variables of its environment beside those of this program.
  package var environment: [String: String] = [:]
  /// The user's files by the names that `#fileID` gives them, such as `Shop/CartView.swift`, by which
  /// positions name them; a file that is not there keeps the other name.
  package var files: [String: String] = [:]

  /// The program at a path, heard by its first scene or a preview.
  package init(_ path: String, preview: String? = nil) {
    self.path = path
    self.preview = preview
  }
}
