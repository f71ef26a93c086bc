import Foundation
import TestSupport
import Testing

@testable import SpokenMCP

struct ToolCallTests {
  @Test func `parameters become options of the command, and the input its last word`() throws {
    let given = """
      {"path":"\(sample)","platform":"macos","language":"de-DE","showGaps":true,"all":false,
       "settings":"verbose","set":["speakHints=false","rate=-1"],"from":"--update"}
      """
    #expect(
      try words("transcript", given) == [
        "--show-gaps", "--platform=macos", "--language=de-DE", "--from=--update",
        "--settings=verbose", "--set=speakHints=false", "--set=rate=-1", sample,
      ])
    #expect(
      try words("verify", "{\"recording\":\"\(sample)\",\"screen\":\"\(sample)\",\"atLeast\":90}")
        == ["--at-least=90", "--against=\(sample)", sample])
    #expect(
      try words("lint", "{\"app\":\"\(root.path)\",\"preview\":\"Cart\",\"target\":null}")
        == ["--app=\(root.path)", "--preview=Cart"])
    #expect(
      try words("diff", "{\"old\":\"\(sample)\",\"app\":\"\(root.path)\"}")
        == ["--app=\(root.path)", sample])
    #expect(
      try words("verify", "{\"recording\":\"\(sample)\",\"app\":\"\(root.path)\"}")
        == ["--app=\(root.path)", sample])
  }

  @Test(arguments: [
    ("transcript", "{}", "the input is missing; give path or text or app"),
    ("diff", "{\"oldText\":\"x\"}", "the input is missing; give new or newText or app"),
    ("diff", "{\"app\":\"\(root.path)\"}", "the input is missing; give old or oldText"),
    ("verify", "{}", "the input is missing; give recording or recordingText"),
    ("record", "{\"text\":\"x\"}", "there is no parameter 'text'. Did you mean 'set'?"),
    ("lint", "{\"path\":\"-\"}", "'-' names no file; give the path of one, or its text"),
    ("lint", "{\"path\":1}", "path is the path of a file or a folder, not '1'"),
    ("lint", "{\"path\":\"/\",\"text\":\"x\"}", "path and text are two inputs; give one of them"),
    ("lint", "{\"text\":\"x\",\"all\":\"yes\"}", "all is true or false, not 'yes'"),
    ("lint", "{\"text\":\"x\",\"set\":\"a=b\"}", "set is a list of texts, not 'a=b'"),
    (
      "check", "{\"text\":\"x\"}",
      "a text has no golden transcript beside it; give golden too, or a path"
    ),
    (
      "lint", "{\"text\":\"x\",\"name\":\"../x\"}",
      "name is the name of a file without a folder, such as screen.json"
    ),
  ]) func `a wrong argument is explained`(tool: String, given: String, fault: String) throws {
    let told = try words(tool, given)
    // What is suggested is tested with `Suggestion`.
    let beginning = fault.split(separator: " Did").first ?? ""
    #expect(told.first == "fault" && told.last?.hasPrefix(beginning) == true, "\(told)")
  }

  @Test func `no text of a client is an option of the command`() throws {
    for name in ["--update", "-o", "--allow=/"] {
      let told = try words("check", "{\"path\":\"\(name)\"}")
      #expect(told == ["fault", "\(name): there is no such file or folder"])
    }
  }
}
