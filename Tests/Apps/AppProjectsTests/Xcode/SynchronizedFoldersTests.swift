import ScreenTree
import Testing

@testable import AppProjects

struct SynchronizedFoldersTests {
  private static let files = [
    "in/App/a.swift", "in/App/Info.plist", "in/App/Über/b.swift", "in/App/Über/c.swift",
    "in/App/en.lproj/Main.strings", "in/App/de.lproj/Main.strings", "in/App/mac.swift",
    "in/App/Old/d.swift", "in/App/Old/Deep/e.swift", "in/App/x.m",
  ]

  /// A project with one folder, which belongs to the application alone, and a second target.
  private func project(_ exceptions: [String]) throws -> WrittenProject {
    let names = exceptions.indices.map { "E\($0)" }.joined(separator: ", ")
    let objects = [
      "T = {isa = PBXNativeTarget; name = App; buildPhases = (TS); fileSystemSynchronizedGroups = (G); "
        + "productType = \"com.apple.product-type.application\"; };",
      "K = {isa = PBXNativeTarget; name = Kit; buildPhases = (KS); "
        + "productType = \"com.apple.product-type.framework\"; };",
      "TS = {isa = PBXSourcesBuildPhase; files = (); };",
      "KS = {isa = PBXSourcesBuildPhase; files = (); };",
      "G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(names)); path = App; "
        + "sourceTree = \"<group>\"; };",
    ]
    let sets = exceptions.enumerated().map { "E\($0) = {\($1)};" }
    return try WrittenProject(
      children: "G", targets: "T, K", objects + sets,
      files: Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") }))
  }

  private static let set = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "

  @Test func `takes all files of a folder`() throws {
    let target = try project([]).read().targets[0]
    #expect(
      target.sources.map(\.place) == [
        "App/a.swift", "App/mac.swift", "App/Old/d.swift", "App/Old/Deep/e.swift",
        "App/Über/b.swift", "App/Über/c.swift",
      ])
    #expect(target.leftOut.map(\.cause) == [.language])
    #expect(
      target.resources.map(\.kind) == [
        .other, .strings(table: "Main", language: "de"), .strings(table: "Main", language: "en"),
      ])
  }

  @Test(
    arguments: [
      "\"/Localized: Main.strings\"", "/Localized/Main.strings",
      "en.lproj/Main.strings, de.lproj",
    ])
  func `leaves out what the exceptions of a target name`(translations: String) throws {
    let exceptions = "Info.plist, \"Über/b.swift\", Old, \(translations), "
    let read = try project([
      Self.set + "target = T; membershipExceptions = (\(exceptions)); "
        + "platformFiltersByRelativePath = {mac.swift = (macos, ); a.swift = (ios, macos, ); }; "
    ]).read()
    #expect(read.targets[0].sources.map(\.place) == ["App/a.swift", "App/Über/c.swift"])
    #expect(read.targets[0].resources == [])
    #expect(read.targets[1].sources == [])
  }

  @Test func `gives another target the files that its exceptions name`() throws {
    let read = try project([
      Self.set + "target = K; membershipExceptions = (\"Über/b.swift\", ); ",
      "isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = KS; "
        + "membershipExceptions = (a.swift, ); ",
    ]).read()
    #expect(read.targets[1].sources.map(\.place) == ["App/a.swift", "App/Über/b.swift"])
    #expect(read.targets[0].sources.count == 6)
  }

  @Test func `warns of a folder that is missing or outside`() throws {
    let objects = [
      "T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G, H); };",
      "G = {isa = PBXFileSystemSynchronizedRootGroup; path = Gone; sourceTree = \"<group>\"; };",
      "H = {isa = PBXFileSystemSynchronizedRootGroup; path = ../Out; sourceTree = \"<group>\"; };",
    ]
    let project = try WrittenProject(children: "G, H", objects, files: ["Out/a.swift": ""])
    let file = "IN/App.xcodeproj/project.pbxproj"
    #expect(
      try project.read().findings.map { project.short($0.description) } == [
        "\(file):5:1: warning: there is no folder 'IN/Gone'; restore it, or take it out of the project",
        "\(file):6:1: warning: the folder 'OUT/Out' is left out: it leads out of IN; "
          + "--follow-links allows it",
      ])
  }
}
