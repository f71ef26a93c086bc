import Foundation
import SpokenScreen
import TestSupport
import Testing

struct CheckInputTests {
  @Test(arguments: [
    ("a/x.screen.yaml", "a/x.transcript"), ("x.walk.json", "x.transcript"),
    ("a.b/page.xml", "a.b/page.transcript"), ("a.b/page", "a.b/page.transcript"),
  ])
  func `has its golden beside it`(path: String, golden: String) {
    #expect(CheckInput(path).golden == golden)
  }

  @Test func `finds screens, walkthroughs and captures, and leaves out the rest`() throws {
    let place = try Scratch([
      "b/x.screen.yaml": "", "a.walk.yaml": "", "page.xml": "<XCUIElementTypeApplication/>",
      "known.xml": "<other/>", "known.transcript": "", "other.xml": "<other/>", "notes.yaml": "",
      "package.json": "{\"name\": \"x\"}", ".hidden/y.screen.yaml": "", "b/x.json": "[]",
      "b/x.transcript": "", "old.transcript": "", "tree.txt": "Element subtree:\n →Window, 0x1",
      "web.yml": "- button \"Save\"", "WEB.TXT": "AXWebArea\n++AXButton", "README.txt": "- Read me",
      "ci.yml": "- name: x\n", "y.walk.yml": "", "cut.log": "", "cut.transcript": "", "app.png": "",
    ])
    defer { withExtendedLifetime(place) {} }
    let found = CheckInput.find(in: [place.path, "/nowhere", place.path("a.walk.yaml")])
    let start = place.path.count + 1
    #expect(
      found.inputs.map { String($0.path.dropFirst(start)) } == [
        "WEB.TXT", "a.walk.yaml", "b/x.screen.yaml", "cut.log", "known.xml", "page.xml", "tree.txt",
        "web.yml", "y.walk.yml",
      ])
    #expect(found.orphans.map { String($0.dropFirst(start)) } == ["old.transcript"])
    #expect(found.missing == ["/nowhere"])
  }

  @Test(arguments: Neighbours.scalars)
  func `finds names that a joining sign begins or ends`(scalar: Unicode.Scalar) throws {
    let place = try Scratch()
    defer { withExtendedLifetime(place) {} }
    // By the system itself: an address of Foundation may change a name.
    let folder = "\(place.path)/folder\(scalar)"
    #expect(mkdir(folder, 0o700) == 0)
    let names = ["\(scalar)x.screen.yaml", "sum\(scalar).screen.yaml", "sum\(scalar).transcript"]
    for name in names {
      let file = try #require(fopen("\(folder)/\(name)", "w"))
      #expect(fclose(file) == 0)
    }
    for start in [folder, folder + "/"] {
      let found = CheckInput.find(in: [start])
      let paths = found.inputs.map { Array($0.path.utf8) }
      #expect(Set(paths) == Set(names.prefix(2).map { Array("\(folder)/\($0)".utf8) }))
      #expect(found.orphans == [])
      for input in found.inputs {
        #expect((try? InputFile.bytes(of: input.path, input.naming(followsLinks: false))) == [])
      }
    }
  }
}
