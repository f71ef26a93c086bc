import TestSupport
import Foundation
import SpokenScreen
import Testing

/// A folder with files of some names and texts.
private func folder(_ files: KeyValuePairs<String, String>) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID())")
  for (name, text) in files {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  return folder
}

struct CheckInputTests {
  @Test(arguments: [
    ("a/x.screen.yaml", "a/x.transcript"), ("x.walk.json", "x.transcript"),
    ("a.b/page.xml", "a.b/page.transcript"), ("a.b/page", "a.b/page.transcript"),
  ])
  func `has its golden beside it`(path: String, golden: String) {
    #expect(CheckInput(path).golden == golden)
  }

  @Test func `finds screens, walkthroughs and captures, and leaves out the rest`() throws {
    let place = try folder([
      "b/x.screen.yaml": "", "a.walk.yaml": "", "page.xml": "<XCUIElementTypeApplication/>",
      "known.xml": "<other/>", "known.transcript": "", "other.xml": "<other/>", "notes.yaml": "",
      "package.json": "{\"name\": \"x\"}", ".hidden/y.screen.yaml": "", "b/x.json": "[]",
      "b/x.transcript": "", "old.transcript": "", "tree.txt": "Element subtree:\n →Window, 0x1",
      "web.yml": "- button \"Save\"", "WEB.TXT": "AXWebArea\n++AXButton", "README.txt": "- Read me",
      "ci.yml": "- name: x\n", "y.walk.yml": "", "cut.log": "", "cut.transcript": "", "app.png": "",
    ])
    defer { try? FileManager.default.removeItem(at: place) }
    let found = CheckInput.find(in: [place.path, "/nowhere", place.path + "/a.walk.yaml"])
    let start = place.path.count + 1
    #expect(
      found.inputs.map { String($0.path.dropFirst(start)) } == [
        "WEB.TXT", "a.walk.yaml", "b/x.screen.yaml", "cut.log", "known.xml", "page.xml", "tree.txt",
        "web.yml", "y.walk.yml",
      ])
    #expect(found.orphans.map { String($0.dropFirst(start)) } == ["old.transcript"])
    #expect(found.missing == ["/nowhere"])
  }
}
