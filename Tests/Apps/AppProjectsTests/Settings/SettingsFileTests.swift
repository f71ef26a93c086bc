import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct SettingsFileTests {
  private static let base = """
    // Settings
    #include "sub/Other.xcconfig"
    #include? "None.xcconfig"
    #include "Gone.xcconfig"
    #include "../out.xcconfig"
    A = 1 // a note
    B[sdk=iphonesimulator*] = x = y;
    C=
    #include "Base.xcconfig"
    #include Missing
    no setting
    """

  @Test func `reads values and what is included`() throws {
    let scratch = try Scratch([
      "in/Base.xcconfig": Self.base, "in/sub/Other.xcconfig": "A = 0\r\nD = d e\r\n",
      "out.xcconfig": "OUT = 1",
    ])
    var access = ProjectAccess(folder: scratch.path("in"), followsLinks: false)
    var file = SettingsFile(configuration: "Debug")
    try file.read(scratch.path("in/Base.xcconfig"), &access)
    let level = file.level
    #expect(
      ["A", "B", "C", "D", "OUT", "no setting"].map { level[$0] }
        == ["1", "x = y", "", "d e", nil, nil])
    #expect(
      access.findings.map { $0.description.replacing(scratch.path("in"), with: "IN") } == [
        "IN/Base.xcconfig:4:1: warning: there is no file 'Gone.xcconfig' to include; restore it",
        "IN/Base.xcconfig:5:1: warning: '../out.xcconfig' is left out: it leads out of IN; "
          + "--follow-links allows it",
        "IN/Base.xcconfig:9:1: warning: 'Base.xcconfig' includes itself; this one is left out",
        "IN/Base.xcconfig:10:1: warning: an include names a file: #include \"Shared.xcconfig\"",
      ])
  }

  @Test func `includes no more files than a project has`() throws {
    let includes = (1...60).map { _ in "#include \"One.xcconfig\"" }.joined(separator: "\n")
    let scratch = try Scratch(["Base.xcconfig": includes, "One.xcconfig": "A = 1"])
    var access = ProjectAccess(folder: scratch.path, followsLinks: false)
    var file = SettingsFile(configuration: "Debug")
    try file.read(scratch.path("Base.xcconfig"), &access)
    #expect(file.level["A"] == "1")
    #expect(access.findings.count == 10)
    #expect(
      access.findings.first?.message == "more than 50 files are included; this one is left out")
  }
}
