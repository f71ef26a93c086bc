import Foundation
import TestSupport
import Testing

@testable import AppProjects

struct ProjectAccessTests {
  @Test(
    arguments: [
      ("in/file", "found IN/file"), ("in/inside", "found IN/inside"), ("in", "found IN"),
      ("in/none", "missing"), ("in/none/more", "missing"),
      ("out", "refused"), ("none", "refused"), ("in/leading", "refused"),
      ("in/folder/out", "refused"), ("in/folder/none", "refused"), ("in/\0", "missing"),
    ])
  func `finds what lies in the folder, and nothing outside`(path: String, result: String) throws {
    let scratch = try Scratch(["in/file": "text", "out": "text"])
    try scratch.link("in/inside", to: "file")
    try scratch.link("in/leading", to: "../out")
    try scratch.link("in/folder", to: "..")
    var access = ProjectAccess(folder: scratch.path("in"), followsLinks: false)
    let found =
      switch access.find(scratch.path(path)) {
      case .found(let path): "found \(path.replacing(scratch.path("in"), with: "IN"))"
      case .missing: "missing"
      case .refused(let cause):
        cause == "it leads out of \(scratch.path("in")); --follow-links allows it"
          ? "refused" : cause
      }
    #expect(found == result)
  }

  @Test func `reads outside when the user allowed it`() throws {
    let scratch = try Scratch(["in/file": "", "out": "text"])
    var access = ProjectAccess(folder: scratch.path("in"), followsLinks: true)
    #expect(access.find(scratch.path("out")) == .found(scratch.path("out")))
    #expect(try access.bytes(of: scratch.path("out"), upTo: 4) == Array("text".utf8))
  }

  // Apple's file systems find these names themselves.
  #if os(Linux)
    @Test func `finds a name whose case or normalization differs`() throws {
      let scratch = try Scratch(["Views/x": "", "Two/a.swift": "", "Two/A.swift": ""])
      let expected = scratch.path("Views/Cafe\u{301} Bar.swift")
      // By its bytes: a URL may write a name in another form.
      #expect(rename(scratch.path("Views/x"), expected) == 0)
      var access = ProjectAccess(folder: scratch.path, followsLinks: false)
      let found = access.find(scratch.path("views/caf\u{E9} bar.swift"))
      guard case .found(let path) = found else {
        Issue.record("\(found)")
        return
      }
      #expect(Array(path.utf8) == Array(expected.utf8))
      #expect(access.find(scratch.path("two/A.swift")) == .found(scratch.path("Two/A.swift")))
      #expect(access.find(scratch.path("Two/À.swift")) == .missing)
    }
  #endif

  @Test func `reads no file that is larger than it may be`() throws {
    let scratch = try Scratch(["file": "text"])
    let access = ProjectAccess(folder: scratch.path, followsLinks: false)
    #expect(
      throws: ProjectError.unreadable(scratch.path("file"), "it has more than 3 bytes")
    ) { try access.bytes(of: scratch.path("file"), upTo: 3) }
    #expect(throws: ProjectError.missing(scratch.path("none"))) {
      try access.bytes(of: scratch.path("none"), upTo: 3)
    }
  }
}
