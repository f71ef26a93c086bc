import Testing

@testable import AppBuilds

struct ToolRunTests {
  @Test(arguments: [
    ("a b", "\"a b\"\n"), ("Über uns.swift", "\"Über uns.swift\"\n"),
    ("a\"b", "\"a\\\"b\"\n"), ("a\\b", "\"a\\\\b\"\n"), ("", "\"\"\n"),
  ])
  func `writes arguments for the compiler`(word: String, expected: String) {
    #expect(ToolRun.responseFile([word]) == expected)
  }

  @Test func `keeps both outputs and the status`() throws {
    let run = try ToolRun("/bin/sh", ["-c", "echo a; echo error: b >&2; exit 3"], in: "/")
    #expect(run.status == 3)
    #expect(!run.isDone)
    #expect(run.output == "a\nerror: b\n")
    #expect(run.cause == "error: b")
  }

  @Test func `tells the last lines where there is no error, or the status`() throws {
    #expect(try ToolRun("/bin/sh", ["-c", "echo a; echo b"], in: "/").cause == "a; b")
    #expect(
      try ToolRun("/bin/sh", ["-c", "kill -9 $$"], in: "/").cause == "it ended with status 137")
  }

  @Test func `says that a program cannot be run`() throws {
    let error = #expect(throws: AppBuildError.self) { try ToolRun("/nowhere/swiftc", [], in: "/") }
    #expect(error?.description.starts(with: "/nowhere/swiftc: error: it cannot be run: ") == true)
  }
}
