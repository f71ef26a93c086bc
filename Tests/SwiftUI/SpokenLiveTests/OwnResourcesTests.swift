import Foundation
import TestSupport
import Testing

@testable import SpokenViews

/// Resources of an app's targets, which lie beside the program.
struct OwnResourcesTests {
  @Test func `a resource is found in the folders beside the program`() throws {
    let scratch = try Scratch([
      "App_App.resources/astronauts.json": "[]", "App_Kit.resources/astronauts.json": "{}",
      "App_Kit.resources/Data/moons.json": "{}", "other/astronauts.json": "",
    ])
    defer { withExtendedLifetime(scratch) {} }
    let folders = OwnResources.folders(beside: scratch.folder)
    #expect(folders.map(\.lastPathComponent) == ["App_App.resources", "App_Kit.resources"])
    func found(_ name: String, _ ending: String?) -> String? {
      OwnResources.file(name, ending, in: folders)?.pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(found("astronauts", "json") == "App_App.resources/astronauts.json")
    #expect(found("astronauts.json", nil) == "App_App.resources/astronauts.json")
    #expect(found("Data/moons.json", "") == "Data/moons.json")
    #expect(found("comets", "json") == nil)
  }

  @Test func `a bundle has no resource of an unknown name`() {
    let name = "no such resource"
    #expect(Bundle.main.url(forResource: name, withExtension: "json") == nil)
    #expect(Bundle.main.path(forResource: name, ofType: nil) == nil)
    #expect(Bundle.main.url(forResource: Optional(name), withExtension: "json") == nil)
  }
}
