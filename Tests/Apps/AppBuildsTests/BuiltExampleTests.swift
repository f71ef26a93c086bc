import AppProjects
import AppSources
import Foundation
import ScreenTree
import SpokenFiles
import TestSupport
import Testing

@testable import AppBuilds

/// The projects of `Examples/Projects`, built once; the modules stay in the build folder, because
/// building them takes minutes.
@Suite(.serialized, .enabled(if: isLinux))
struct BuiltExampleTests {
  private static let projects = root.appending(path: "Examples/Projects").path
  // `scripts/test` hears the same projects by the command, with `.build/app-tests` as its cache.
  private static let cache = root.appending(path: ".build/app-tests/spoken").path
  private let builder = AppBuilder(cache: Self.cache, sources: root.path)

  private func app(_ name: String, strict: Bool = false) throws(AppBuildError) -> BuiltApp {
    var request = AppBuildRequest(path: "\(Self.projects)/\(name)")
    request.isStrict = strict
    return try builder.build(request)
  }

  /// What the program of an app writes.
  private func heard(_ app: BuiltApp, _ arguments: String...) throws -> String {
    try ToolRun(app.program, arguments, in: "/").output
  }

  @Test func `builds an app with a framework and a local package`() throws {
    let app = try app("Groups/Garden.xcodeproj")
    #expect(app.summary == "8 of 8 files of target Garden")
    #expect(app.hasScene)
    #expect(app.displayName == "My Garden")
    let heard = try heard(app, "transcript")
    #expect(heard.contains("My Garden, Heading"))
    #expect(heard.contains("Watering, Button"))
    #expect(app.adaptations.files.count == 8)
  }

  @Test func `leaves out what needs a package that is not here`() throws {
    let app = try app("Folders/Kitchen.xcodeproj")
    #expect(
      app.summary
        == "5 of 6 files of target Kitchen; left out: CelebrationView.swift (Confetti) "
        + "(details: --app-report FILE)")
    #expect(app.leftOut.map(\.standIns) == [["CelebrationView"]])
    #expect(try heard(app, "transcript").contains("Recipes, Heading"))
    let error = #expect(throws: AppBuildError.self) {
      try self.app("Folders/Kitchen.xcodeproj", strict: true)
    }
    #expect(
      error?.description
        == "\(Self.projects)/Folders/Kitchen/CelebrationView.swift:1:1: error: left out: Confetti; "
        + "there is no module of that name here")
  }

  @Test func `does not compile again what did not change, and changes no file of the user`() throws
  {
    let before = try digests()
    let first = try app("Groups/Garden.xcodeproj")
    let time = FileStatus(first.program)?.modified
    let second = try app("Groups/Garden.xcodeproj")
    #expect(FileStatus(second.program)?.modified == time)
    #expect(second.leftOut == first.leftOut)
    #expect(try digests() == before)
  }

  @Test func `changes no file of the user, whatever becomes of an app`() throws {
    let before = try digests()
    _ = try app("Folders/Kitchen.xcodeproj")
    #expect(throws: AppBuildError.self) { try self.app("Folders/Kitchen.xcodeproj", strict: true) }
    #expect(throws: AppBuildError.self) { try self.app("Folders/Nowhere.xcodeproj") }
    _ = builder.diagnosis(AppBuildRequest(path: "\(Self.projects)/Folders"))
    #expect(try digests() == before)
  }

  private func digests() throws -> [String: Data] {
    let names = Folder.paths(below: Self.projects) { _ in true }
    return names.reduce(into: [:]) { digests, name in
      digests[name] = FileManager.default.contents(atPath: "\(Self.projects)/\(name)")
    }
  }

  @Test func `names the place in the user's file`() throws {
    let scratch = try Scratch()
    try scratch.create(
      "Mäuse und Co/MäuseApp.swift",
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { B() } } }\n")
    try scratch.create(
      "Mäuse und Co/B.swift",
      "import SwiftUI\n#if os(iOS)\nstruct B: View { var body: some View { Text(\"Maus\") } }\n#endif\n"
    )
    try scratch.create("Mäuse und Co/C.swift", "import SwiftUI\nlet c: Int = \"c\"\n")
    try scratch.create("Mäuse und Co/D.swift", "struct D {\n  func d( {}\n}\n")
    let app = try builder.build(AppBuildRequest(path: scratch.path("Mäuse und Co")))
    #expect(
      app.leftOut.map { $0.finding.description.replacing(scratch.path + "/", with: "") } == [
        "Mäuse und Co/C.swift:2:14: warning: left out: cannot convert value of type 'String' to "
          + "specified type 'Int'",
        "Mäuse und Co/D.swift:2:11: warning: left out: expected parameter name followed by ':'",
      ])
    #expect(try heard(app, "explain").contains("B.swift:3"))
    let program = FileStatus(app.program)?.modified
    var request = AppBuildRequest(path: scratch.path("Mäuse und Co"))
    request.leftOutBefore = [scratch.path("Mäuse und Co/D.swift")]
    let fault = #expect(throws: AppBuildError.self) { try builder.build(request) }
    #expect(
      fault?.description.replacing(scratch.path + "/", with: "")
        == "Mäuse und Co/C.swift:2:14: error: cannot convert value of type 'String' to specified "
        + "type 'Int'")
    #expect(FileStatus(app.program)?.modified == program)
    try scratch.create("Mäuse und Co/C.swift", "let c = 1\n")
    #expect(
      try builder.build(AppBuildRequest(path: scratch.path("Mäuse und Co"))).leftOut
        .map(\.path.fileNameAlone) == ["D.swift"])
  }
}

extension String {
  /// The name behind the last slash.
  fileprivate var fileNameAlone: String { split(separator: "/").last.map(String.init) ?? self }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
