import Foundation
import SpokenScreen

/// An input of a render, and the file that it is written to.
struct RenderJob: Hashable, Sendable {
  /// The input as it was named, or found below a folder that was named.
  var input: String
  /// The audio file.
  var path: String

  private static let endings = [".screen.yaml", ".screen.json", ".walk.yaml", ".walk.json"]

  /// The jobs for inputs of which some may be folders, in a folder for the outputs.
  ///
  /// Below a folder are rendered the screens and walkthroughs in it and in those below it; the outputs
  /// lie in folders of the same names.
  static func jobs(for inputs: [String], in output: String, format: String) -> [RenderJob] {
    let output = output.hasSuffix("/") ? output : output + "/"
    return inputs.flatMap { input -> [RenderJob] in
      guard isFolder(input) else {
        let name = (input as NSString).lastPathComponent
        return [RenderJob(input: input, path: "\(output)\(stem(of: name)).\(format)")]
      }
      let folder = input.hasSuffix("/") ? input : input + "/"
      return names(below: folder).map { name in
        RenderJob(input: folder + name, path: "\(output)\(stem(of: name)).\(format)")
      }
    }
  }

  /// How much work it is, by the size of its file, which grows with what is said.
  var cost: Int {
    EarlierRender.attributes(of: input).size ?? 0
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A path without the endings of an input: `a/cart.walk.yaml` is `a/cart`.
  private static func stem(of path: String) -> String {
    for ending in endings where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return (path as NSString).deletingPathExtension
  }

  /// The screens and walkthroughs below a folder, sorted; hidden folders are left out.
  private static func names(below folder: String) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let path = found.nextObject() as? String {
      if (path as NSString).lastPathComponent.hasPrefix(".") {
        found.skipDescendants()
      } else if endings.contains(where: path.hasSuffix) {
        names.append(path)
      }
    }
    return names.sorted()
  }
}
