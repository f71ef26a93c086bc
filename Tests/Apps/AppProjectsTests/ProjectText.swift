import AppProjects
import TestSupport

/// A project in a folder of its own, `in/App.xcodeproj`, and what is read of it.
struct WrittenProject {
  let scratch: Scratch

  /// Writes a project of these objects, one a line from line 4, and files beside it.
  init(
    children: String = "", targets: String = "T", project: String = "", _ objects: [String],
    files: [String: String] = [:]
  ) throws {
    scratch = try Scratch()
    let lines = [
      "{ rootObject = P; objects = {",
      "P = {isa = PBXProject; mainGroup = M; targets = (\(targets)); \(project)};",
      "M = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\"; };",
    ]
    let text = (lines + objects + ["}; }", ""]).joined(separator: "\n")
    try scratch.create("in/App.xcodeproj/project.pbxproj", text)
    for (name, text) in files { try scratch.create(name, text) }
  }

  /// A target `App` whose build phase for sources has these files.
  static func target(_ files: String, phase: String = "Sources") -> [String] {
    [
      "T = {isa = PBXNativeTarget; name = App; buildPhases = (S); "
        + "productType = \"com.apple.product-type.application\"; };",
      "S = {isa = PBX\(phase)BuildPhase; files = (\(files)); };",
    ]
  }

  /// A file, `F1`, with its place in a build phase, `B1`.
  static func file(_ number: Int, _ path: String, tree: String = "<group>") -> [String] {
    [
      "B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };",
      "F\(number) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; };",
    ]
  }

  /// The project.
  func read(followsLinks: Bool = false) throws(ProjectError) -> AppProject {
    try AppProjectReader.read(scratch.path("in/App.xcodeproj"), followsLinks: followsLinks)
  }

  /// A text without the folder, `IN/App.xcodeproj`.
  func short(_ text: String) -> String {
    text.replacing(scratch.path("in"), with: "IN").replacing(scratch.path, with: "OUT")
  }

  /// Why the project cannot be read; nil when it can.
  var fault: String? {
    do throws(ProjectError) {
      _ = try read()
      return nil
    } catch {
      return short(error.description)
    }
  }
}
