import ScreenTree
import Testing

@testable import AppProjects

struct AppProjectChoiceTests {
  private static func target(
    _ name: String, _ kind: AppTarget.Kind, files: Int = 1
  ) -> AppTarget {
    var target = AppTarget(name, kind, in: "P/project.pbxproj")
    target.position = Position(line: 3, column: 1)
    target.sources = (0..<files).map { AppSource(path: "\(name)\($0).swift", place: name) }
    return target
  }

  private static func project(_ targets: [AppTarget]) -> AppProject {
    var project = AppProject("P", .project, path: "P.xcodeproj", folder: ".")
    project.targets = targets
    return project
  }

  @Test func `takes the first application, one for an iPhone before others`() throws {
    var watch = Self.target("Watch", .application)
    watch.settings.isForPhone = false
    let all = [Self.target("Kit", .framework), watch, Self.target("App", .application)]
    #expect(try Self.project(all).target().name == "App")
    #expect(try Self.project([watch]).target().name == "Watch")
    #expect(try Self.project(all).target(named: "Kit").name == "Kit")
  }

  @Test(
    arguments: [
      (
        "X", [target("App", .application), target("Kit", .framework)],
        "P.xcodeproj: error: it has no target 'X'; its targets are 'App', 'Kit'"
      ),
      ("X", [], "P.xcodeproj: error: it has no target 'X'; it has none"),
      (
        nil, [target("Kit", .framework)],
        "P.xcodeproj: error: it has no application; choose a target by --target: its targets are "
          + "'Kit'"
      ),
      (
        nil, [target("App", .application, files: 0)],
        "P/project.pbxproj:3:1: error: the target 'App': it has no Swift files; add them to it, or "
          + "choose another one by --target"
      ),
      (
        "T24", (0..<23).map { target("T\($0)", .framework) },
        "P.xcodeproj: error: it has no target 'T24'; its targets are "
          + (0..<20).map { "'T\($0)'" }.joined(separator: ", ") + " and 3 more"
      ),
    ] as [(String?, [AppTarget], String)])
  func `names the targets that there are`(name: String?, targets: [AppTarget], message: String) {
    let error = #expect(throws: ProjectError.self) {
      try Self.project(targets).target(named: name)
    }
    #expect(error?.description == message)
  }

  @Test func `says of a target that all its files are left out`() {
    var target = Self.target("App", .application, files: 0)
    target.leftOut = [AppLeftOut(path: "a.swift", .missing), AppLeftOut(path: "b.m", .language)]
    let error = #expect(throws: ProjectError.self) { try Self.project([target]).target() }
    #expect(
      error?.description
        == "P/project.pbxproj:3:1: error: the target 'App': none of its 2 source files can be used; "
        + "--app-report lists them")
  }
}
