@testable import SpokenTextCommands
import CommandTestSupport
import Foundation
import TestSupport
import Testing

@testable import SpokenCommand

struct OutputFolderTests {
  @Test func `is made with those above it, and taken as it is`() throws {
    let scratch = try Scratch()
    let path = scratch.folder.path
    for folder in ["a", "a", "b/c/d", "b/c/d/", "b//e", "."] {
      try OutputFolder.make("\(path)/\(folder)")
    }
    let made = FileManager.default.subpaths(atPath: path)?.sorted()
    #expect(made == ["a", "b", "b/c", "b/c/d", "b/e"])
  }

  @Test(arguments: [
    ("file/out", "Not a directory"), ("file", "Not a directory"),
    ("/proc/x", "No such file or directory"), ("lost/x", "Not a directory"),
    (String(repeating: "x", count: 300), "File name too long"),
  ])
  func `says why it cannot be made`(output: String, cause: String) throws {
    let scratch = try Scratch()
    _ = try scratch.create("file")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appending(path: "lost").path, withDestinationPath: "nowhere/x")
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "in"), withIntermediateDirectories: false)
    _ = try scratch.create("in/a.screen.yaml", "screen: A\nviews:\n  - Text: One\n")
    let render = try spoken("render", "in", "-o", output, in: scratch.folder)
    #expect(
      render
        == Run(
          status: 73, output: "", errors: "cannot create the folder \(output): \(cause)\n"))
  }
}
