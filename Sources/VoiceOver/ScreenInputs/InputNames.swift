import SpokenFiles
import SpokenSyntax

/// The conventions for file names.
package enum InputNames {
  /// The endings of the names of screens and walkthroughs.
  package static let endings =
    [".screen.yaml", ".screen.yml", ".screen.json"] + InputHints.walkthroughEndings
  /// The ending of the name of a recording of VoiceOver.
  package static let recording = ".heard.json"
  /// The extensions that the name of a capture may have.
  package static let captures: Set<String> = ["xml", "json", "yaml", "yml", "txt", "log"]

  /// Whether the name is that of a screen or a walkthrough.
  static func isDeclared(_ path: String) -> Bool { endings.contains { path.ends(withBytes: $0) } }

  /// Whether the name may be that of a capture.
  static func canBeCapture(_ path: String) -> Bool {
    !isDeclared(path) && !path.ends(withBytes: recording)
      && captures.contains(path.fileExtension.lowercased())
  }

  /// The path without the extensions of an input: `a/cart` for `a/cart.walk.yaml`.
  package static func stem(of path: String) -> String {
    // Before the general case, which would leave the `.screen` of `.screen.yaml`.
    for ending in endings {
      if let stem = path.beginning(beforeBytes: ending) { return String(stem) }
    }
    return path.withoutExtension
  }

  /// The files below a folder that are not hidden and have a suitable name, sorted by name.
  package static func files(in folder: String, where isSuitable: (String) -> Bool) -> [String] {
    // A folder is listed in no fixed order, but reports and shards need one.
    Folder.paths(below: folder, where: isSuitable).map { $0.path(inFolder: folder) }
      .sorted { ExactPath($0) < ExactPath($1) }
  }
}
