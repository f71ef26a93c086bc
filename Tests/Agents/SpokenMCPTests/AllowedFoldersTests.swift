import SpokenCLibrary
import TestSupport
import Testing

@testable import SpokenMCP

/// The word for a path, or the beginning of what is wrong with it.
private func told(_ body: () throws(ToolFault) -> String) -> String {
  do throws(ToolFault) { return try body() } catch { return error.description }
}

struct AllowedFoldersTests {
  /// A folder that is allowed, beside one that is not.
  private func scratch() throws -> Scratch {
    let scratch = try Scratch(["in/a.yaml": "a", "out/b.yaml": "b", "inner/c.yaml": "c"])
    try scratch.link("in/out", to: scratch.path("out"))
    try scratch.link("in/file", to: scratch.path("out/b.yaml"))
    try scratch.link("in/here", to: "a.yaml")
    try scratch.link("in/nowhere", to: scratch.path("out/new.wav"))
    try #require(mkfifo(scratch.path("in/pipe"), 0o600) == 0)
    return scratch
  }

  @Test(arguments: [
    ("in/a.yaml", "/in/a.yaml"), ("in", "/in"), ("in/here", "/in/here"),
    ("in/../in/a.yaml", "/in/../in/a.yaml"), ("in/x", "there is no such file"),
    ("in/x/y", "there is no such file"), ("in/nowhere", "there is no such file"),
    ("in/out", "outside"), ("in/out/b.yaml", "outside"), ("in/file", "outside"),
    ("in/../out/b.yaml", "outside"), ("in/../out/x", "outside"), ("inner/c.yaml", "outside"),
    ("out/none", "outside"), ("in/pipe", "it is a pipe or a device"),
  ]) func `what is read lies in the folder, also after links`(name: String, expected: String) throws
  {
    let scratch = try scratch()
    let folders = try AllowedFolders([scratch.path("in")])
    let word = told { () throws(ToolFault) in try folders.input(scratch.path(name)) }
    #expect(expected.hasPrefix("/") ? word == scratch.path + expected : word.contains(expected))
  }

  @Test(arguments: [
    ("in/new.wav", "/in/new.wav"), ("in/a.yaml", "it exists"), ("in/nowhere", "it exists"),
    ("in/out/new.wav", "outside"), ("out/new.wav", "outside"), ("in/none/x.wav", "no such folder"),
    ("out/none/x.wav", "outside"), ("in/", "a file is written"),
  ]) func `what is written is new, and lies in the folder`(name: String, expected: String) throws {
    let scratch = try scratch()
    let folders = try AllowedFolders([scratch.path("in")])
    let word = told { () throws(ToolFault) in try folders.output(scratch.path(name)) }
    #expect(expected.hasPrefix("/") ? word == scratch.path + expected : word.contains(expected))
  }

  @Test func `a folder that is not there cannot be allowed`() {
    #expect(throws: ToolFault("/no/such: there is no such folder")) {
      try AllowedFolders(["/no/such"])
    }
  }
}
