import Foundation
import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct PackageFolderTests {
  @Test func `takes each folder of Sources for a target`() throws {
    let scratch = try Scratch([
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n",
      "Sources/App/App.swift": "import Core\n@main struct A {}", "Sources/App/b/c.swift": "",
      "Sources/Core/Core.swift": "import Foundation\nimport My_Views",
      "Sources/Core/Res/Localizable.xcstrings": "{}", "Sources/My Views/v.swift": "import My_Views",
      "Sources/Tool/main.swift": "", "Sources/.hidden/x.swift": "", "Sources/note.md": "",
      "Sources/Core/Nested/Package.swift": "", "Sources/Core/Nested/y.swift": "",
      "Tests/CoreTests/t.swift": "",
    ])
    let project = try AppProjectReader.read(scratch.path)
    #expect(project.form == .package)
    #expect(project.name == scratch.folder.lastPathComponent)
    #expect(project.findings == [])
    #expect(
      project.targets.map { "\($0.name) \($0.module) \($0.kind)" } == [
        "App App application", "Core Core framework", "My Views My_Views framework",
        "Tool Tool application",
      ])
    #expect(project.targets[0].sources.map(\.place) == ["App/App.swift", "App/b/c.swift"])
    #expect(project.targets[1].resources.map(\.kind) == [.stringCatalog(table: "Localizable")])
    #expect(project.targets[1].sources.map(\.place) == ["Core/Core.swift"])
    #expect(project.targets.map(\.settings.languageMode) == ["5", "5", "5", "5"])
    #expect(project.targets[0].settings.conditions == ["DEBUG", "SWIFT_PACKAGE"])
    #expect(try project.target().name == "App")
  }

  @Test func `takes files beside each other for one target`() throws {
    let scratch = try Scratch([
      "One/Package.swift": "// swift-tools-version:6.1", "One/Sources/one.swift": "",
      "One/Sources/Views/two.swift": "",
    ])
    // The file of the package means the package.
    let project = try AppProjectReader.read(scratch.path("One/Package.swift"))
    #expect(project.targets.map(\.name) == ["One"])
    #expect(project.targets[0].sources.map(\.place) == ["One/one.swift", "One/Views/two.swift"])
    #expect(project.targets[0].settings.languageMode == "6")
  }

  @Test func `a package without sources has no target`() throws {
    let scratch = try Scratch(["P/Package.swift": ""])
    let project = try AppProjectReader.read(scratch.path("P"))
    #expect(project.targets == [])
    let error = #expect(throws: ProjectError.self) { try project.target() }
    #expect(
      error?.description
        == "\(scratch.path("P")): error: it has no application; choose a target by --target: it has none"
    )
  }
}
