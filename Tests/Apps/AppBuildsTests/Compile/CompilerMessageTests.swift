import Testing

@testable import AppBuilds

struct CompilerMessageTests {
  private func shown(_ output: String) -> [String] {
    CompilerMessage.errors(in: output).map { "\($0.path)|\($0.line)|\($0.column)|\($0.text)" }
  }

  @Test(arguments: [
    (
      "/a/B.swift:3:15: error: cannot find 'X' in scope",
      ["/a/B.swift|3|15|cannot find 'X' in scope"]
    ),
    ("/a/Über uns.swift:3:15: error: x: y", ["/a/Über uns.swift|3|15|x: y"]),
    ("/a:1/B.swift:3:15: error: x", ["/a:1/B.swift|3|15|x"]),
    ("/a/B.swift:3:15: warning: x", []), ("<unknown>:0: error: no such module", []),
    ("  let a = 1\n  ^~~ error: x", []), ("", []),
    (
      "macro expansion #Preview:3:5: error: lost\nfoo()\n`- /a/B.swift:9:1: note: expanded code originates here",
      ["/a/B.swift|9|1|lost"]
    ),
    ("@__swiftmacro_A:3:5: error: lost\n/a/C.swift:1:1: error: x", ["/a/C.swift|1|1|x"]),
  ])
  func `reads errors of files`(output: String, expected: [String]) {
    #expect(shown(output) == expected)
  }

  @Test(arguments: [
    ("cannot find 'X' in scope", ["X"]), ("value of type 'A' has no member 'b'", ["A", "b"]),
    ("no quotes", []), ("one ' only", []),
  ])
  func `reads the names in a message`(text: String, expected: [String]) {
    #expect(CompilerMessage(path: "", line: 0, column: 0, text: text).names == expected)
  }

  @Test func `finds the file at which the compiler crashed`() {
    let output = """
      Stack dump:
      1.\tCompiling with effective version 5.10
      2.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/a/B.swift")
      3.\tWhile type-checking 'body' (at /a/B.swift:12:3)
      """
    let crash = CompilerMessage.crash(in: output, of: ["/a/A.swift", "/a/B.swift"])
    #expect(crash?.path == "/a/B.swift")
    #expect(crash?.line == 12)
    #expect(crash?.column == 3)
    #expect(CompilerMessage.crash(in: "error", of: ["/a/B.swift"]) == nil)
  }
}
