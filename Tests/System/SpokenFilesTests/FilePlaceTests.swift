@testable import SpokenFiles
import Foundation
import TestSupport
import Testing

@testable import SpokenSound

@Suite struct FilePlaceTests {
  @Test func `knows what stands in the way of a file`() throws {
    let scratch = try Scratch()
    try scratch.create("file")
    let places: [(String, String?)] = [
      ("new", nil), ("file", nil),
      ("", "it is a folder; give the name of a file"),
      ("none/a", "there is no folder \(scratch.path)/none; create it first"),
      ("file/a", "\(scratch.path)/file is not a folder"),
      (String(repeating: "x", count: 256), "File name too long; give one of at most 255 bytes"),
    ]
    for (name, obstacle) in places {
      #expect(FilePlace(scratch.path + "/" + name, .byUser).obstacle == obstacle)
    }
    #expect(FilePlace("name", .byUser).folder == "." && FilePlace("/name", .byUser).folder == "/")
  }

  @Test func `distinguishes devices from files, and follows links`() throws {
    let scratch = try Scratch()
    try scratch.link("null", to: "/dev/null")
    #expect(FilePlace(scratch.path + "/null", .byUser).isDevice)
    #expect(FilePlace(scratch.path + "/null", .byUser).target == "/dev/null")
    #expect(!FilePlace(scratch.path + "/new", .byUser).isDevice)
  }

  @Test func `hides a file beside its place under a name that is short enough`() {
    let place = FilePlace("/tmp/" + String(repeating: "é", count: 100) + ".wav", .byUser)
    #expect(place.hidden.hasPrefix("/tmp/.é") && place.hidden.hasSuffix(".partial"))
    #expect(place.hidden.utf8.count < 255)
  }
}
