import ArgumentParser
import CommandTestSupport
import Foundation
import ScreenDocuments
import TestSupport
import Testing

@testable import SpokenCommand
@testable import SpokenMCP

@Suite(.timeLimit(.minutes(20))) struct MCPCommandTests {
  private static let hello =
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#

  private func call(_ tool: String, _ arguments: String) -> String {
    """
    {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\(tool)","arguments":\(arguments)}}
    """
  }

  /// The result of a call by a process of its own.
  private func result(_ tool: String, _ arguments: String, in folder: URL) throws -> Document? {
    let run = try spoken(
      "mcp", in: folder, input: Self.hello + "\n" + call(tool, arguments) + "\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2, "\(run)")
    return try Document.readJSON(Array(lines[1].utf8))["result"]
  }

  private func text(_ result: Document?) -> String? {
    result?["content"]?.items?.first { $0["type"]?.text == "text" }?["text"]?.text
  }

  @Test func `every parameter of a tool is an option of its command`() throws {
    for tool in Tool.all {
      let ways = Self.waysToCall(tool)
      let tried = Set(ways.flatMap { $0.parameters.map(\.name) })
      #expect(tried == Set(tool.options.map(\.name)), "\(tool.name)")
      for way in ways {
        var words = tool.command + way.parameters.map(Self.word)
        for input in way.inputs { words.append((input.option.map { $0 + "=" } ?? "") + "x.yaml") }
        if tool.name == Tool.render { words += ["--output=x.wav", "--longest=00:02:00"] }
        #expect(throws: Never.self, "\(words)") { _ = try Spoken.parseAsRoot(words) }
      }
    }
  }

  /// The parameters and inputs that go together: those of files, and those of an app, which takes
  /// the place of an input and is no capture.
  private static func waysToCall(
    _ tool: Tool
  ) -> [(parameters: [ToolParameter], inputs: [ToolInput])] {
    let ofCaptures = ["from", "all"]
    let ofApp = Tool.ofApps + Tool.ofAll.filter { !ofCaptures.contains($0.name) }
    let files = (parameters: tool.parameters + Tool.ofAll, inputs: tool.inputs)
    guard tool.takesApp else { return [files] }
    let app = (parameters: tool.parameters + ofApp, inputs: tool.inputs.filter { !$0.canBeApp })
    return [files, app]
  }

  /// The word of a command for a parameter with some value that it can have.
  private static func word(_ parameter: ToolParameter) -> String {
    switch parameter.kind {
    case .flag: parameter.option
    case .number: parameter.option + "=90"
    case .choice(let names): parameter.option + "=" + (names.first ?? "")
    case .text: parameter.option + (parameter.name == "voice" ? "=en-US" : "=ios")
    case .texts: parameter.option + "=a=b"
    case .file(let names): parameter.option + "=" + (names.first ?? "x.yaml")
    }
  }

  @Test func `a preset stands for settings`() {
    for name in Tool.presets {
      #expect(
        printed(by: ["transcript", "--settings=\(name)", "samples/hello.screen.yaml"]).status == 0)
    }
  }

  @Test func `an agent reads the text of a screen`() throws {
    let scratch = try Scratch()
    let given = #"{"text":"screen: A\nviews:\n  - Button: Save\n","name":"a.screen.yaml"}"#
    let result = try result("transcript", given, in: scratch.folder)
    #expect(text(result) == "# A · ios · en-US\n> open\nSave, Button\n")
    let line = result?["structuredContent"]?["lines"]?.items?.first
    #expect(line?["description"]?.text == "Save, Button")
    #expect(line?["segments"]?.items?.first?["origin"]?.text == "a.screen.yaml:3:5")
    #expect(try scratch.files.isEmpty)
  }

  @Test func `a fault has the name of the text and its place`() throws {
    let scratch = try Scratch()
    let given = #"{"text":"screen: A\nviews:\n  - Buton: Save\n","name":"a.screen.yaml"}"#
    let result = try result("lint", given, in: scratch.folder)
    #expect(result?["isError"]?.flag == true)
    #expect(text(result)?.hasPrefix("a.screen.yaml:3:5: ") == true, "\(text(result) ?? "")")
  }

  @Test func `files outside of the folder are not read`() throws {
    let scratch = try Scratch(["secret.yaml": "screen: A\n", "in/x.screen.yaml": "screen: B\n"])
    let folder = scratch.folder.appending(path: "in")
    try scratch.link("in/link.screen.yaml", to: scratch.path("secret.yaml"))
    for path in ["../secret.yaml", "link.screen.yaml", scratch.path("secret.yaml"), "/etc/passwd"] {
      let result = try result("transcript", "{\"path\":\"\(path)\"}", in: folder)
      #expect(result?["isError"]?.flag == true)
      #expect(text(result)?.contains("outside the folders of this server") == true)
    }
  }

  @Test func `an agent records and checks`() throws {
    let scratch = try Scratch(["a.screen.yaml": "screen: A\nviews:\n  - Button: Save\n"])
    let record = try result("record", #"{"path":"a.screen.yaml"}"#, in: scratch.folder)
    #expect(record?["isError"]?.flag == false)
    #expect(try scratch.files == ["a.screen.yaml", "a.transcript"])
    let check = try result("check", #"{"path":"."}"#, in: scratch.folder)
    #expect(check?["structuredContent"]?["isAsRecorded"]?.flag == true)
  }

  @Test func `the person who the agent works for hears the screen`() throws {
    let scratch = try Scratch()
    let given = #"{"text":"screen: A\nviews:\n  - Button: Save\n"}"#
    let result = try result("render", given, in: scratch.folder)
    let sound = try #require(result?["content"]?.items?.first)
    #expect(sound["type"]?.text == "audio" && sound["mimeType"]?.text == "audio/wav")
    let data = try #require(Data(base64Encoded: sound["data"]?.text ?? ""))
    #expect(data.prefix(4) == Data("RIFF".utf8) && data.count > 10_000)
    #expect(text(result)?.hasPrefix("sound.wav: ") == true)
  }

  @Test func `a folder that is not there cannot be allowed`() throws {
    let run = try spoken("mcp", "--allow", "/no/such", in: root, input: "")
    #expect(run == Run(status: 66, output: "", errors: "/no/such: there is no such folder\n"))
  }
}
