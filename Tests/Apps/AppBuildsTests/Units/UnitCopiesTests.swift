import Foundation
import TestSupport
import Testing

@testable import AppBuilds

struct UnitCopiesTests {
  private let scratch: Scratch
  private let folder: BuildFolder
  private var copies: UnitCopies { UnitCopies(folder: folder) }

  init() throws {
    scratch = try Scratch()
    folder = try BuildFolder(scratch.path("cache"))
  }

  private func write(_ texts: KeyValuePairs<String, String>) throws {
    try copies.write(
      texts.map { (path: $0.key, text: Array($0.value.utf8)) },
      extra: [(name: "entry.swift", text: "main()")])
  }

  private func text(_ name: String) -> String? {
    folder.read(name).map { String(decoding: $0, as: UTF8.self) }
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.file(name))
  }

  @Test func `are found by the compiler under the paths of the user's files`() throws {
    try write(["/app/A.swift": "one"])
    let cache = folder.path
    #expect(text("copies/A.swift") == "one" && text("entry.swift") == "main()")
    #expect(
      text(UnitCopies.map) == #"{"case-sensitive":"true","roots":[{"external-contents":"\#(cache)"#
        + #"/copies/A.swift","name":"/app/A.swift","type":"file"}],"use-external-names":false,"#
        + #""version":0}"#)
    let outputs = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(try #require(text(UnitCopies.outputs)).utf8))
    #expect(
      outputs == [
        "": ["swift-dependencies": cache + "/objects/module.swiftdeps"],
        "/app/A.swift": [
          "object": cache + "/objects/A.swift.o",
          "swift-dependencies": cache + "/objects/A.swift.swiftdeps",
        ],
        cache + "/entry.swift": [
          "object": cache + "/objects/entry.swift.o",
          "swift-dependencies": cache + "/objects/entry.swift.swiftdeps",
        ],
      ])
  }

  @Test func `an object goes when its copy is another one`() throws {
    try write(["/app/A.swift": "one", "/app/B.swift": "two"])
    for name in ["A", "B"] { try scratch.create("cache/objects/\(name).swift.o") }
    try write(["/app/A.swift": "one", "/app/B.swift": "three"])
    #expect(exists("objects/A.swift.o") && !exists("objects/B.swift.o"))
    try write(["/app/A.swift": "one"])
    #expect(exists("copies/A.swift") && !exists("copies/B.swift"))
  }

  @Test func `what the compiler knows of the files before goes, and their objects stay`() throws {
    for name in ["module.swiftdeps", "module.priors", "A.swift.o", "A.swift.swiftdeps"] {
      try scratch.create("cache/objects/\(name)")
    }
    copies.forgetAll()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("objects"))
    #expect(left.sorted() == ["A.swift.o", "A.swift.swiftdeps"])
  }
}
