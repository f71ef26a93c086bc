import Foundation
import AppProjects
import SpokenFiles
import TestSupport
import Testing

@testable import AppBuilds

struct AppUnitsTests {
  @Test(
    arguments: [
      ("Groups", nil, ["Plants 1", "GardenKit 1", "Garden 6"]),
      ("Groups", "GardenKit", ["Plants 1", "GardenKit 1"]),
      ("Folders", nil, ["KitchenKit 1", "Kitchen 5"]),
    ] as [(String, String?, [String])])
  func `are in the order of their imports`(folder: String, target: String?, expected: [String])
    throws
  {
    let project = try AppProjectReader.read(
      root.appending(path: "Examples/Projects/\(folder)").path)
    let units = AppUnits(
      of: try project.target(named: target), in: project, modules: ["SwiftUI"],
      .inFolder(project.folder))
    #expect(units.all.map { "\($0.module) \($0.files.count)" } == expected)
    #expect(units.all.map(\.isProgram).last == true)
  }

  @Test func `have one file of a name`() throws {
    let scratch = try Scratch()
    for name in ["App/A.swift", "App/B/A.swift", "App/C.swift"] { try scratch.create(name, "") }
    let project = try AppProjectReader.read(scratch.path("App"))
    let unit = AppUnit(
      try project.target(), package: nil, isProgram: true, modules: [], .inFolder(project.folder))
    #expect(unit.files.count == 2)
    #expect(unit.leftOut.map(\.reason.fileNames) == ["A.swift has the same name"])
    #expect(unit.leftOut.map(\.fix) == ["rename one of them"])
  }
}

extension String {
  /// The text without the folders of the path that it begins with.
  fileprivate var fileNames: String { split(separator: "/").last.map(String.init) ?? self }
}
