import TestSupport
import Testing

@testable import AppProjects

struct FolderFilesTests {
  @Test func `lists files in order, folders of other things as one`() throws {
    let scratch = try Scratch([
      "b.swift": "", "B/c.swift": "", "B/a/z.swift": "", ".hidden/x.swift": "", ".x.swift": "",
      "Assets.xcassets/A.imageset/Contents.json": "", "Other/Package.swift": "",
      "Other/x.swift": "", "Pods/p.swift": "", "über uns/ß.swift": "", "App.xcodeproj/x": "",
    ])
    try scratch.link("folder", to: "B")
    try scratch.link("file", to: "b.swift")
    try scratch.link("leading", to: "/dev/null")
    var access = ProjectAccess(folder: scratch.path, followsLinks: false)
    #expect(
      try access.files(below: scratch.path, without: ["Pods"]) == [
        "App.xcodeproj", "Assets.xcassets", "b.swift", "file", "B/c.swift", "B/a/z.swift",
        "über uns/ß.swift",
      ])
  }

  @Test(
    arguments: [
      ("a.swift", .source), ("a.SWIFT", .source), ("a.m", .foreign), ("a.metal", .foreign),
      ("a.h", .none), ("a.xcconfig", .none), ("a.json", .resource), ("Makefile", .resource),
      ("en.lproj/a.strings", .resource),
    ] as [(String, FileRole)])
  func `knows what a file is for`(path: String, role: FileRole) {
    #expect(FileRole(path) == role)
  }
}
