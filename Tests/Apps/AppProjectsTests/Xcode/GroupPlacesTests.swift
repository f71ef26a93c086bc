import ScreenTree
import Testing

@testable import AppProjects

struct GroupPlacesTests {
  /// A file in groups of each kind.
  private static let objects = [
    "G = {isa = PBXGroup; children = (H, F2); path = \"Über uns\"; sourceTree = \"<group>\"; };",
    "H = {isa = PBXGroup; children = (F1, I, R); name = \"No folder\"; sourceTree = \"<group>\"; };",
    "I = {isa = PBXGroup; children = (F3, F4); path = Sub/Deep; sourceTree = SOURCE_ROOT; };",
    "R = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };",
    "B5 = {isa = PBXBuildFile; fileRef = R; };",
  ]

  @Test func `places files by their groups`() throws {
    let project = try WrittenProject(
      children: "G",
      WrittenProject.target("B1, B2, B3, B4, B5, B1, B9") + Self.objects
        + WrittenProject.file(1, "ä b.swift") + WrittenProject.file(2, "X/../c.swift")
        + WrittenProject.file(3, "d.swift")
        + WrittenProject.file(4, "e.swift", tree: "SOURCE_ROOT"),
      files: [
        "in/Über uns/ä b.swift": "", "in/Über uns/c.swift": "", "in/Sub/Deep/d.swift": "",
        "in/e.swift": "",
      ])
    let read = try project.read()
    #expect(read.findings == [])
    #expect(
      read.targets[0].sources.map { "\(project.short($0.path)) = \($0.place)" } == [
        "IN/Über uns/ä b.swift = Über uns/No folder/ä b.swift",
        "IN/Über uns/c.swift = Über uns/c.swift",
        "IN/Sub/Deep/d.swift = Über uns/No folder/Deep/d.swift",
        "IN/e.swift = Über uns/No folder/Deep/e.swift",
      ])
  }

  @Test func `refuses a group that is inside itself`() throws {
    let project = try WrittenProject(
      children: "G",
      WrittenProject.target("") + [
        "G = {isa = PBXGroup; children = (H); name = Views; sourceTree = \"<group>\"; };",
        "H = {isa = PBXGroup; children = (G); path = Cart; sourceTree = \"<group>\"; };",
      ])
    #expect(
      project.fault
        == "IN/App.xcodeproj/project.pbxproj:6:1: error: the group 'Views' is inside itself; take it "
        + "out of its own children")
  }

  @Test func `refuses groups that are too deep`() throws {
    let groups = (0...150).map { number in
      "G\(number) = {isa = PBXGroup; children = (G\(number + 1)); sourceTree = \"<group>\"; };"
    }
    let project = try WrittenProject(children: "G0", groups)
    #expect(
      project.fault
        == "IN/App.xcodeproj/project.pbxproj:103:1: error: its groups are nested more than 100 deep"
    )
  }
}
