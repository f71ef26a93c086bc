import Foundation
import JSONRPC
import ScreenDocuments
import TestSupport
import Testing

@testable import SpokenMCP

/// A server whose commands print their words.
private func server(status: Int32 = 0) throws -> MCPServer {
  MCPServer(version: "1.2.3", folders: try AllowedFolders([root.path])) { words in
    let isData = words.contains { $0.hasPrefix("--format") }
    let output = isData ? "{\"a\":1}\n{\"b\":2}\n" : words.joined(separator: " ") + "\n"
    return CommandRun(status: status, output: output, errors: status == 0 ? "" : "fault\n")
  }
}

extension MCPServer {
  /// The answer to a request.
  fileprivate func answer(_ method: String, _ params: String = "{}") throws -> Document {
    let request = RPCRequest(id: .number("1"), method: method, params: try json(params))
    return switch reply(to: request) {
    case .now(let answer): answer.document
    case .later(let work): work().document
    }
  }

  /// The answer to a request of the version without sessions.
  fileprivate func stateless(
    _ method: String, _ members: String = "", version: String = "2026-07-28",
    capabilities: String = "{}"
  ) throws -> Document {
    try answer(
      method,
      """
      {"_meta":{"io.modelcontextprotocol/protocolVersion":"\(version)",
      "io.modelcontextprotocol/clientCapabilities":\(capabilities)}\(members)}
      """)
  }
}

struct MCPServerTests {
  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
  ]) func `agrees on a version`(wanted: String, agreed: String) throws {
    let server = try server()
    let result = try server.answer("initialize", "{\"protocolVersion\":\"\(wanted)\"}")["result"]
    #expect(result?["protocolVersion"]?.text == agreed)
    #expect(result?["serverInfo"]?["version"]?.text == "1.2.3")
    #expect(result?["capabilities"]?["tools"] != nil)
    #expect(try server.answer("ping").compactJSON == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    let list = try server.answer("tools/list")["result"]
    #expect(list?["tools"]?.items?.count == Tool.all.count)
    #expect(list?["resultType"] == nil && list?["ttlMs"] == nil)
    #expect(try server.answer("server/discover")["error"]?["code"]?.text == "-32602")
  }

  @Test func `a version without sessions is discovered, and has its members`() throws {
    let server = try server()
    let result = try server.stateless("server/discover")["result"]
    #expect(result?["supportedVersions"]?.compactJSON == #"["2026-07-28"]"#)
    #expect(result?["resultType"]?.text == "complete" && result?["cacheScope"]?.text == "public")
    #expect(result?["ttlMs"]?.number == 3_600_000)
    #expect(
      result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.text == "spoken")
    let list = try server.stateless("tools/list")["result"]
    #expect(list?["resultType"]?.text == "complete" && list?["ttlMs"] != nil)
    #expect(try server.stateless("ping")["error"]?["code"]?.text == "-32601")
  }

  @Test func `an unknown version is told the known ones`() throws {
    let error = try server().stateless("tools/list", version: "2030-01-01")["error"]
    #expect(
      error?.compactJSON == """
        {"code":-32022,"message":"Unsupported protocol version",\
        "data":{"supported":["2026-07-28"],"requested":"2030-01-01"}}
        """)
  }

  @Test(arguments: [
    ("server/discover", "{}"), ("tools/list", "{}"),
    ("tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#),
    (
      "tools/list",
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":1,"io.modelcontextprotocol/clientCapabilities":{}}}"#
    ),
    ("initialize", "{}"), ("initialize", "[]"),
  ]) func `a request that does not say who sends it is refused`(method: String, params: String)
    throws
  {
    #expect(try server().answer(method, params)["error"]?["code"]?.text == "-32602")
  }

  @Test(arguments: [
    ("tools/call", #","name":"x""#, "-32602"), ("tools/call", "", "-32602"),
    ("tools/call", #","name":"lint","arguments":[]"#, "-32602"),
    ("tools/list", #","cursor":"2""#, "-32602"), ("resources/read", #","uri":"ui://x""#, "-32602"),
    ("prompts/list", "", "-32601"), ("initialise", "", "-32601"),
  ]) func `a wrong request has an error`(method: String, members: String, code: String) throws {
    #expect(try server().stateless(method, members)["error"]?["code"]?.text == code)
  }

  @Test func `a missing resource has another number in versions with sessions`() throws {
    let server = try server()
    _ = try server.answer("initialize", #"{"protocolVersion":"2025-06-18"}"#)
    let error = try server.answer("resources/read", #"{"uri":"ui://x"}"#)["error"]
    #expect(error?["code"]?.text == "-32002")
  }

  @Test func `a tool gives its text and its data`() throws {
    let call = #","name":"transcript","arguments":{"text":"screen: A","name":"a.yaml"}"#
    let result = try server().stateless("tools/call", call)["result"]
    #expect(
      result?["content"]?.compactJSON == #"[{"type":"text","text":"transcript a.yaml\n"}]"#)
    #expect(result?["structuredContent"]?.compactJSON == #"{"lines":[{"a":1},{"b":2}]}"#)
    #expect(result?["isError"]?.flag == false)
  }

  @Test(arguments: [(Int32(1), false), (64, true), (65, true), (70, true)])
  func `a difference is an answer, and a fault an error`(status: Int32, isError: Bool) throws {
    let call = #","name":"check","arguments":{"text":"screen: A","golden":"x"}"#
    let result = try server(status: status).stateless("tools/call", call)["result"]
    #expect(result?["isError"]?.flag == isError)
    let first = result?["content"]?.items?.first?["text"]?.text
    #expect(first == (isError ? "fault\n" : "check screen.txt\n"))
    let data = result?["structuredContent"]?.compactJSON
    #expect(data == (isError ? nil : #"{"isAsRecorded":false}"#))
  }

  @Test func `a wrong argument is an error that the agent can mend`() throws {
    let result = try server().stateless("tools/call", #","name":"lint""#)["result"]
    #expect(result?["isError"]?.flag == true)
    #expect(
      result?["content"]?.items?.first?["text"]?.text
        == "the input is missing; give path or text or app")
  }

  @Test func `the player is a page of MCP Apps`() throws {
    let server = try server()
    let list = try server.stateless("resources/list")["result"]?["resources"]?.items
    #expect(list?.map { $0["uri"]?.text } == ["ui://spoken/player"])
    let read = try server.stateless("resources/read", #","uri":"ui://spoken/player""#)["result"]
    let page = read?["contents"]?.items?.first
    #expect(page?["mimeType"]?.text == "text/html;profile=mcp-app")
    #expect(page?["text"]?.text?.contains(PlayerApp.key) == true)
    let tools = try server.stateless("tools/list")["result"]?["tools"]?.items
    let render = tools?.first { $0["name"]?.text == "render" }
    #expect(render?["_meta"]?["ui"]?["resourceUri"]?.text == "ui://spoken/player")
  }

  @Test func `a page is made for a client that shows it`() throws {
    let text = #","name":"render","arguments":{"text":"screen: A"}"#
    let apps =
      #"{"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html;profile=mcp-app"]}}}"#
    for (capabilities, page) in [("{}", nil), (apps, "<p>player</p>" as String?)] {
      let server = MCPServer(version: "1", folders: try AllowedFolders()) { words in
        let path = words.first { $0.hasPrefix("--output=") }?.dropFirst(9) ?? ""
        let content = words.first == "player" ? "<p>player</p>" : "RIFF"
        try? content.write(toFile: String(path), atomically: false, encoding: .utf8)
        return CommandRun(status: 0, output: "", errors: "\(path): 1 s\n")
      }
      let result = try server.stateless("tools/call", text, capabilities: capabilities)["result"]
      #expect(
        result?["content"]?.compactJSON == """
          [{"type":"audio","data":"UklGRg==","mimeType":"audio/wav"},\
          {"type":"text","text":"sound.wav: 1 s\\n"}]
          """)
      #expect(result?["_meta"]?[PlayerApp.key]?.text == page)
    }
  }

  @Test func `the oldest version has a sound as a resource`() {
    var outcome = ToolOutcome(CommandRun(status: 0, output: "x", errors: ""))
    outcome.content = [.sound([1])]
    let members = Document.mapping(outcome.members(for: Caller(version: .november2024)))
    #expect(
      members["content"]?.compactJSON == """
        [{"type":"resource","resource":\
        {"uri":"spoken:sound.wav","mimeType":"audio/wav","blob":"AQ=="}}]
        """)
  }

  @Test func `a text that is too long is cut at a line`() {
    let line = String(repeating: "a", count: 1023) + "\n"
    let text = String(repeating: line, count: 1100)
    let outcome = ToolOutcome(CommandRun(status: 0, output: text, errors: ""))
    let kept = String(repeating: line, count: 1024)
    let end = "… \(76 * 1024) more bytes are left out; ask for a smaller part\n"
    #expect(outcome.content == [.text(kept + end)])
  }
}
