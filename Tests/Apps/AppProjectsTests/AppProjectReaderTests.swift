import Foundation
import TestSupport
import Testing

@testable import AppProjects

struct AppProjectReaderTests {
  private static let empty =
    "{ rootObject = P; objects = { P = {isa = PBXProject; targets = (); }; }; }"

  @Test(
    arguments: [
      ("none", "IN/none: there is no such file"),
      (
        "file.txt",
        "IN/file.txt: error: it is no project; give --app an .xcodeproj, an .xcworkspace, a package "
          + "or a folder of Swift files"
      ),
      (
        "two",
        "IN/two: error: it holds several: 'A.xcodeproj', 'B.xcodeproj'; give --app one of them"
      ),
      ("two/A.xcodeproj", "IN/two/A.xcodeproj/project.pbxproj: there is no such file"),
      ("W.xcworkspace", "IN/W.xcworkspace/contents.xcworkspacedata: there is no such file"),
      (
        "Cut.xcworkspace",
        "IN/Cut.xcworkspace/contents.xcworkspacedata:1:12: error: the file ends inside <Workspace>; "
          + "it was cut: restore it"
      ),
      (
        "Link.xcodeproj",
        "IN/Link.xcodeproj/project.pbxproj: cannot be read: it leads out of IN; --follow-links "
          + "allows it"
      ),
    ])
  func `says why there is no project`(path: String, message: String) throws {
    let scratch = try Scratch([
      "in/file.txt": "", "in/two/A.xcodeproj/x": "", "in/two/B.xcodeproj/x": "",
      "in/W.xcworkspace/x": "", "in/Cut.xcworkspace/contents.xcworkspacedata": "<Workspace>",
      "in/Link.xcodeproj/x": "", "secret": Self.empty,
    ])
    try scratch.link("in/Link.xcodeproj/project.pbxproj", to: "../../secret")
    let error = #expect(throws: ProjectError.self) {
      try AppProjectReader.read(scratch.path("in/\(path)"))
    }
    #expect(error?.description.replacing(scratch.path("in"), with: "IN") == message)
  }

  @Test(
    arguments: [
      ("App.xcodeproj", "project App IN/App.xcodeproj in IN"),
      ("App.xcodeproj/", "project App IN/App.xcodeproj in IN"),
      ("./App.xcodeproj/project.pbxproj", "project App IN/App.xcodeproj in IN"),
      ("App.xcodeproj/project.xcworkspace", "project App IN/App.xcodeproj in IN"),
      ("", "project App IN/App.xcodeproj in IN"),
      ("links/Elsewhere.xcodeproj", "project Real IN/far/Real.xcodeproj in IN/far"),
      ("far", "project Real IN/far/Real.xcodeproj in IN/far"),
      ("both", "project A IN/both/A.xcodeproj in IN/both"),
      ("pack", "package pack IN/pack in IN/pack"), ("plain", "folder plain IN/plain in IN/plain"),
    ])
  func `finds the project that a path means`(path: String, found: String) throws {
    let selfText = "<Workspace><FileRef location=\"self:\"/></Workspace>"
    let scratch = try Scratch([
      "App.xcodeproj/project.pbxproj": Self.empty,
      "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata": selfText,
      "far/Real.xcodeproj/project.pbxproj": Self.empty,
      "both/A.xcodeproj/project.pbxproj": Self.empty, "both/Package.swift": "",
      "pack/Package.swift": "", "plain/a.swift": "", "links/x": "",
    ])
    try scratch.link("links/Elsewhere.xcodeproj", to: "../far/Real.xcodeproj")
    let read = try AppProjectReader.read(scratch.path(path))
    #expect(
      "\(read.form) \(read.name) \(read.path) in \(read.folder)"
        .replacing(scratch.path, with: "IN") == found)
  }

  @Test func `reads nothing but what lies there: the files stay as they are`() throws {
    let scratch = try Scratch([
      "App.xcodeproj/project.pbxproj": Self.empty, "a.swift": "import SwiftUI",
    ])
    let before = try scratch.files
    _ = try AppProjectReader.read(scratch.path)
    #expect(try scratch.files == before)
    #expect(try scratch.bytes("App.xcodeproj/project.pbxproj") == Array(Self.empty.utf8))
  }
}
