import ScreenTree
import TestSupport
import Testing

@testable import AppProjects

struct TargetReaderTests {
  private static let file = "IN/App.xcodeproj/project.pbxproj"

  @Test(
    arguments: [
      (
        "a.swift", "<group>", AppLeftOut.Cause.missing,
        "there is no file 'IN/a.swift'; restore it, or take it out of the target 'App'"
      ),
      (
        "../out.swift", "<group>",
        .refused("it leads out of IN; --follow-links allows it"),
        "'OUT/out.swift' is left out: it leads out of IN; --follow-links allows it"
      ),
      (
        "/etc/passwd", "<absolute>",
        .refused("it leads out of IN; --follow-links allows it"),
        "'/etc/passwd' is left out: it leads out of IN; --follow-links allows it"
      ),
      (
        "link.swift", "<group>", .refused("it leads out of IN; --follow-links allows it"),
        "'IN/link.swift' is left out: it leads out of IN; --follow-links allows it"
      ),
    ] as [(String, String, AppLeftOut.Cause, String)])
  func `leaves out what is missing or outside`(
    path: String, tree: String, cause: AppLeftOut.Cause, message: String
  ) throws {
    let project = try WrittenProject(
      children: "F1, F2",
      WrittenProject.target("B1, B2") + WrittenProject.file(1, path, tree: tree)
        + WrittenProject.file(2, "here.swift"),
      files: ["in/here.swift": "", "out.swift": ""])
    try project.scratch.link("in/link.swift", to: "../out.swift")
    let read = try project.read()
    let target = read.targets[0]
    #expect(target.sources.map(\.place) == ["here.swift"])
    #expect(target.leftOut.count == 1)
    switch (target.leftOut.first?.cause, cause) {
    case (.missing, .missing): break
    case (.refused(let one), .refused(let two)): #expect(project.short(one) == two)
    default: Issue.record("\(target.leftOut)")
    }
    #expect(
      read.findings.map { project.short($0.description) }
        == ["\(Self.file):7:1: warning: \(message)"])
  }

  @Test func `takes files outside when the user allowed it`() throws {
    let project = try WrittenProject(
      children: "F1", WrittenProject.target("B1") + WrittenProject.file(1, "../out.swift"),
      files: ["out.swift": ""])
    let read = try project.read(followsLinks: true)
    #expect(read.findings == [])
    #expect(read.targets[0].sources.map { project.short($0.path) } == ["OUT/out.swift"])
  }

  @Test func `tells sources, other languages and what is for other systems apart`() throws {
    let project = try WrittenProject(
      children: "F1, F2, F3, F4, F5",
      WrittenProject.target("B1, B2, B3, B6, B7, B8, B5") + WrittenProject.file(1, "a.swift")
        + WrittenProject.file(2, "b.m") + WrittenProject.file(3, "Model.xcdatamodeld")
        + WrittenProject.file(4, "mac.swift") + WrittenProject.file(5, "h.h") + [
          "B6 = {isa = PBXBuildFile; fileRef = F4; platformFilter = macos; };",
          "B7 = {isa = PBXBuildFile; fileRef = F4; platformFilters = (macos, maccatalyst, ); };",
          "B8 = {isa = PBXBuildFile; fileRef = F1; platformFilters = (ios, ); };",
        ],
      files: [
        "in/a.swift": "", "in/b.m": "", "in/Model.xcdatamodeld/x": "", "in/mac.swift": "",
        "in/h.h": "",
      ])
    let target = try project.read().targets[0]
    #expect(target.sources.map(\.place) == ["a.swift"])
    #expect(target.leftOut.map { project.short($0.path) } == ["IN/b.m"])
    #expect(target.leftOut.map(\.cause) == [.language])
    #expect(target.resources.map { project.short($0.path) } == ["IN/Model.xcdatamodeld"])
  }

  @Test func `reads translations as resources with their languages`() throws {
    let project = try WrittenProject(
      children: "V, F1, F4",
      WrittenProject.target("B0, B1, B4", phase: "Resources") + WrittenProject.file(1, "A.xcassets")
        + WrittenProject.file(4, "Copied.swift") + [
          "B0 = {isa = PBXBuildFile; fileRef = V; };",
          "V = {isa = PBXVariantGroup; children = (F2, F3); name = Localizable.strings; "
            + "sourceTree = \"<group>\"; };",
          "F2 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; "
            + "sourceTree = \"<group>\"; };",
          "F3 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.stringsdict; "
            + "sourceTree = \"<group>\"; };",
        ],
      files: [
        "in/en.lproj/Localizable.strings": "", "in/de.lproj/Localizable.stringsdict": "",
        "in/A.xcassets/Contents.json": "{}", "in/Copied.swift": "",
      ])
    let target = try project.read().targets[0]
    #expect(target.sources == [])
    #expect(
      target.resources.map(\.kind) == [
        .strings(table: "Localizable", language: "en"),
        .plurals(table: "Localizable", language: "de"), .assets, .other,
      ])
  }

  @Test func `reads targets and packages`() throws {
    let project = try WrittenProject(
      targets: "T, K, L, X", project: "packageReferences = (Q, Z); ",
      [
        "T = {isa = PBXNativeTarget; name = App; "
          + "productType = \"com.apple.product-type.application\"; };",
        "K = {isa = PBXNativeTarget; name = Kit; productType = \"com.apple.product-type.framework\"; };",
        "L = {isa = PBXNativeTarget; name = \"My Lib\"; buildConfigurationList = LC; "
          + "productType = \"com.apple.product-type.library.static\"; };",
        "LC = {isa = XCConfigurationList; buildConfigurations = (LD); };",
        "LD = {isa = XCBuildConfiguration; name = Test; buildSettings = {PRODUCT_NAME = Lib; }; };",
        "X = {isa = PBXAggregateTarget; name = Lint; };",
        "Q = {isa = XCRemoteSwiftPackageReference; "
          + "repositoryURL = \"https://github.com/apple/swift-algorithms.git\"; };",
        "Z = {isa = XCLocalSwiftPackageReference; relativePath = \"My Packages/Pack\"; };",
      ],
      files: [
        "in/My Packages/Pack/Package.swift": "// swift-tools-version: 6.0\n",
        "in/My Packages/Pack/Sources/Local/l.swift": "",
      ])
    let read = try project.read()
    #expect(read.findings == [])
    #expect(read.targets.map(\.kind) == [.application, .framework, .framework, .other])
    #expect(read.targets.map(\.module) == ["App", "Kit", "Lib", "Lint"])
    #expect(
      read.packages.map(\.origin) == [
        .remote(address: "https://github.com/apple/swift-algorithms.git"),
        .local(folder: project.scratch.path("in/My Packages/Pack")),
      ])
    #expect(read.packages[1].targets.map(\.name) == ["Local"])
  }

  @Test(
    arguments: [
      ("Gone", "there is no package 'IN/Gone'; restore it, or take it out of the project"),
      ("Empty", "the package 'IN/Empty' has no Package.swift; restore it"),
      (
        "../Out",
        "the package 'OUT/Out' is left out: it leads out of IN; --follow-links allows it"
      ),
    ])
  func `names a package that cannot be read`(path: String, message: String) throws {
    let project = try WrittenProject(
      project: "packageReferences = (Z); ",
      WrittenProject.target("") + [
        "Z = {isa = XCLocalSwiftPackageReference; relativePath = \"\(path)\"; };"
      ], files: ["in/Empty/x": "", "Out/Package.swift": ""])
    let read = try project.read()
    #expect(
      read.findings.map { project.short($0.description) }
        == ["\(Self.file):6:1: warning: \(message)"])
    #expect(read.packages.map(\.targets) == [[]])
  }

  @Test func `finds packages among the files`() throws {
    let project = try WrittenProject(
      children: "F1",
      WrittenProject.target("") + [
        "F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Pack; "
          + "sourceTree = \"<group>\"; };"
      ], files: ["in/Pack/Package.swift": "", "in/Pack/Sources/A/a.swift": ""])
    #expect(try project.read().packages.map(\.name) == ["Pack"])
  }
}
