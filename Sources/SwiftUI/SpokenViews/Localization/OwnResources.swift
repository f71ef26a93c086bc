import Foundation

/// The resources of the program.
///
/// An app has them in its main bundle. A package built by SwiftPM has no such bundle but a folder for
/// each target with resources, beside the program.
enum OwnResources {
  /// The folder of the program and those of its targets, wherever the program is started.
  static let folders: [URL] = {
    let main = Bundle.main.bundleURL
    return [Bundle.main.resourceURL ?? main] + folders(beside: main)
  }()

  /// The folders of resources in a folder.
  static func folders(beside program: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: program, includingPropertiesForKeys: nil)
    // A folder lists its files in no certain order, but the first one that has a resource wins.
    return (files ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }

  /// The first file of a name in folders; nil without one.
  static func file(_ name: String, _ ending: String?, in folders: [URL]) -> URL? {
    let ending = ending.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    return folders.lazy.map { $0.appending(path: name + ending) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
