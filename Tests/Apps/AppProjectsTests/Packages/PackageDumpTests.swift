import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct PackageDumpTests {
  /// What SwiftPM 6.3 writes, shortened.
  private static func dump(_ folder: String) -> String {
    #"""
    {"defaultLocalization":"en","dependencies":[
      {"fileSystem":[{"identity":"loc","path":"\#(folder)/Loc","productFilter":null}]},
      {"sourceControl":[{"identity":"y","location":{"remote":[{"urlString":"https://github.com/x/Y.git"}]}}]},
      {"registry":[{"identity":"mona.link"}]}],
     "name":"Pk",
     "products":[{"name":"PK","settings":[],"targets":["A","B"],"type":{"library":["automatic"]}}],
     "swiftLanguageVersions":["6"],
     "targets":[
      {"dependencies":[{"byName":["B",null]},{"product":["Z","Y",null,null]},{"byName":["L",null]},
        {"target":["B",null]},{"byName":["M",{"platformNames":["linux"]}]}],
       "exclude":["x.md","Old"],"name":"A","resources":[{"path":"Res","rule":{"process":{}}}],
       "settings":[{"kind":{"define":{"_0":"FOO"}},"tool":"swift"},
        {"kind":{"defaultIsolation":{"_0":"MainActor"}},"tool":"swift"},
        {"kind":{"swiftLanguageMode":{"_0":"5"}},"tool":"swift"},
        {"kind":{"enableUpcomingFeature":{"_0":"ExistentialAny"}},"tool":"swift"},
        {"condition":{"platformNames":["macos"]},"kind":{"define":{"_0":"MAC"}},"tool":"swift"},
        {"condition":{"config":"release"},"kind":{"define":{"_0":"FAST"}},"tool":"swift"},
        {"kind":{"define":{"_0":"C"}},"tool":"c"}],
       "type":"regular"},
      {"dependencies":[],"exclude":[],"name":"B","path":"Code/B","resources":[],"settings":[],
       "sources":["b.swift","sub"],"type":"executable"},
      {"dependencies":[{"byName":["A",null]}],"exclude":[],"name":"ATests","type":"test"},
      {"dependencies":[],"exclude":[],"name":"Bin","path":"Bin.xcframework","type":"binary"},
      {"dependencies":[],"exclude":[],"name":"Gone","type":"regular"}],
     "toolsVersion":{"_version":"6.2.0"}}
    """#
  }

  private static let files: KeyValuePairs<String, String?> = [
    "P/Package.swift": "// swift-tools-version: 6.2", "P/Sources/A/a.swift": "",
    "P/Sources/A/Res/x.json": "", "P/Sources/A/x.md": "", "P/Sources/A/Old/o.swift": "",
    "P/Code/B/b.swift": "", "P/Code/B/c.swift": "", "P/Code/B/sub/d.swift": "",
    "P/Tests/ATests/t.swift": "", "Loc/Package.swift": "", "Loc/Sources/L/l.swift": "",
  ]

  @Test func `reads targets, settings and packages`() throws {
    let scratch = try Scratch(Self.files)
    var project = try AppProjectReader.read(scratch.path("P"))
    try project.take(
      dump: Self.dump(scratch.path).utf8, ofPackage: scratch.path("P"), followsLinks: true)
    #expect(project.name == "Pk")
    #expect(
      project.targets.map { "\($0.name) \($0.kind) \($0.dependencies)" } == [
        "A framework [\"B\"]", "B application []", "ATests other [\"A\"]", "Bin other []",
        "Gone framework []",
      ])
    let (first, second) = (project.targets[0], project.targets[1])
    #expect(first.products == [AppProductUse("Z", of: "Y"), AppProductUse("L", of: nil)])
    #expect(first.sources.map(\.place) == ["A/a.swift"])
    #expect(first.resources.map { $0.path.hasSuffix("/Res/x.json") } == [true])
    #expect(first.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "FOO"])
    #expect(first.settings.languageMode == "5")
    #expect(first.settings.defaultIsolation == "MainActor")
    #expect(first.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(second.sources.map(\.place) == ["B/b.swift", "B/sub/d.swift"])
    #expect(second.settings.languageMode == "6")
    #expect(project.targets[2].sources.map(\.place) == ["ATests/t.swift"])
    #expect(project.packages.map(\.name) == ["Loc", "Y", "mona.link"])
    #expect(project.packages[0].targets.map(\.name) == ["L"])
    #expect(
      project.findings.map { $0.description.replacing(scratch.path, with: "IN") } == [
        "IN/P/Package.swift: warning: there is no folder of the target 'Gone'; restore it, or "
          + "correct its path"
      ])
  }

  @Test func `reads no package outside the folder`() throws {
    let scratch = try Scratch(Self.files)
    var project = try AppProjectReader.read(scratch.path("P"))
    try project.take(dump: Self.dump(scratch.path).utf8, ofPackage: scratch.path("P"))
    #expect(project.packages[0].targets == [])
    #expect(
      project.findings.first?.description.replacing(scratch.path, with: "IN")
        == "IN/P/Package.swift: warning: the package 'IN/Loc' is left out: it leads out of IN/P; "
        + "--follow-links allows it")
  }

  @Test func `knows the products of a package of a project`() throws {
    let written = try WrittenProject(
      project: "packageReferences = (Z); ",
      WrittenProject.target("") + [
        "Z = {isa = XCLocalSwiftPackageReference; relativePath = Pack; };"
      ], files: ["in/Pack/Package.swift": "", "in/Pack/Sources/A/a.swift": ""])
    var project = try written.read()
    let dump = """
      {"name":"Other","products":[{"name":"Lib","targets":["A"]}],
       "targets":[{"name":"A","type":"regular"},{"name":"B","type":"plugin"}]}
      """
    try project.take(dump: dump.utf8, ofPackage: written.scratch.path("in/Pack"))
    #expect(project.packages.map(\.name) == ["Pack"])
    #expect(project.packages[0].targets(of: "Lib").map(\.name) == ["A"])
    #expect(project.packages[0].targets(of: "A") == [])
    #expect(project.targets.map(\.name) == ["App"])
  }

  @Test(
    arguments: [
      ("", "'swift package dump-package' wrote no JSON: the file ends where a value should be"),
      ("{}", "'swift package dump-package' named no targets"),
      (
        "error: invalid manifest",
        "'swift package dump-package' wrote no JSON: 'error' is no JSON value; put text in "
          + "quotation marks"
      ),
    ])
  func `says why a dump cannot be read`(text: String, message: String) throws {
    var project = AppProject("P", .package, path: "P", folder: "P")
    let error = #expect(throws: ProjectError.self) {
      try project.take(dump: text.utf8, ofPackage: "P")
    }
    #expect(error?.description == "P/Package.swift: error: \(message)")
  }
}
