import Foundation
import TestSupport
import Testing

@testable import AppBuilds

struct BuildFolderTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `writes only what is other`() throws {
    let folder = try BuildFolder(scratch.path("cache/apps"))
    #expect(try folder.update([1, 2], "a"))
    #expect(try !folder.update([1, 2], "a"))
    #expect(try folder.update([1], "a"))
    #expect(folder.read("a") == [1])
    #expect(folder.read("b") == nil)
    #expect(folder.names == ["a"])
  }

  @Test func `a value comes back as it was written`() throws {
    let folder = try BuildFolder(scratch.path("cache/apps"))
    let json = BuildFolder.json(of: ["b/c": [1, 2.5], "a": []])
    #expect(String(decoding: json, as: UTF8.self) == #"{"a":[],"b/c":[1,2.5]}"#)
    try folder.write(json, to: "sizes.json")
    let sizes: [String: [Double]]? = folder.value(in: "sizes.json")
    #expect(sizes == ["a": [], "b/c": [1, 2.5]])
    let missing: [String: [Double]]? = folder.value(in: "names.json")
    #expect(missing == nil)
  }

  @Test(arguments: ["", "{", #"{"a":1}"#]) func `a damaged value is none`(text: String) throws {
    let folder = try BuildFolder(scratch.path("cache/apps"))
    try folder.write(text, to: "names.json")
    let damaged: [String]? = folder.value(in: "names.json")
    #expect(damaged == nil)
  }

  @Test func `is refused when others may write it`() throws {
    let path = scratch.path("shared")
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    let error = #expect(throws: AppBuildError.self) { try BuildFolder(path) }
    #expect(
      error?.description
        == "\(path): error: it is not used for programs: it belongs to another user, or others may "
        + "write it; name a folder of your own in the variable XDG_CACHE_HOME")
  }

  @Test func `removes what was not used for a month`() throws {
    let folder = try BuildFolder(scratch.path("built"))
    for name in ["old", "new", "none"] { _ = try folder.folder(name) }
    try folder.folder("old").noteUse()
    try folder.folder("new").noteUse()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 3600)],
      ofItemAtPath: folder.file("old/used"))
    folder.removeUnused()
    #expect(folder.names == ["new", "none"])
  }
}
