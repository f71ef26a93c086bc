import TestSupport
import Testing

@testable import AppProjects

struct SourceFolderTests {
  @Test func `takes all Swift files below a folder for one application`() throws {
    let scratch = try Scratch([
      "Mein Café/App.swift": "@main", "Mein Café/Views/ü.swift": "", "Mein Café/.build/x.swift": "",
      "Mein Café/Pods/y.swift": "", "Mein Café/Assets.xcassets/Contents.json": "",
      "Mein Café/old.m": "", "Mein Café/README.md": "",
    ])
    let project = try AppProjectReader.read(scratch.path("Mein Café"))
    let target = try project.target()
    #expect(project.form == .folder)
    #expect(target.name == "Mein Café")
    #expect(target.module == "Mein_Café")
    #expect(target.displayName == "Mein Café")
    #expect(target.sources.map(\.place) == ["App.swift", "Views/ü.swift"])
    #expect(target.sources[1].path == scratch.path("Mein Café/Views/ü.swift"))
    #expect(target.resources.map(\.kind) == [.assets, .other])
    #expect(target.leftOut == [AppLeftOut(path: scratch.path("Mein Café/old.m"), .language)])
  }
}
