import JSONRPC
import ScreenDocuments
import ScreenScenarios
import TestSupport
import Testing

@testable import SpokenLSP

private let uri = "file:///x/cart.screen.yaml"
private let named = #"{"textDocument":{"uri":"\#(uri)"}}"#

struct LanguageServerTests {
  /// The bytes of a message with its header.
  private func framed(_ json: String) -> [UInt8] {
    Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
  }

  @Test func `initialize says what the server can do`() throws {
    var client = try Client()
    client.server = LanguageServer()
    #expect(
      try client.request("initialize", "{}")
        == #"{"capabilities":{"positionEncoding":"utf-16","textDocumentSync":{"openClose":true,"change":2,"save":true},"hoverProvider":true,"documentSymbolProvider":true,"codeLensProvider":{"resolveProvider":false}},"serverInfo":{"name":"spoken","version":"\#(Provenance.version)"}}"#
    )
  }

  @Test func `requests come between initialize and shutdown`() throws {
    var client = try Client()
    #expect(
      try client.request("initialize", "{}")
        == #"{"code":-32600,"message":"initialize comes once"}"#)
    #expect(try client.request("shutdown", "{}") == "null")
    #expect(
      try client.request("textDocument/hover", named)
        == #"{"code":-32600,"message":"after shutdown comes exit alone"}"#)
    #expect(client.server.status == nil)
    _ = try client.notify("exit", "{}")
    #expect(client.server.status == 0)
    client.server = LanguageServer()
    #expect(
      try client.request("textDocument/hover", named)
        == #"{"code":-32002,"message":"the first request is initialize"}"#)
    _ = try client.notify("exit", "{}")
    #expect(client.server.status == 1)
    #expect(try client.request("initialize", "{}") == "no answer")
  }

  @Test(arguments: [
    ("foo/bar", "{}", #"{"code":-32601,"message":"there is no method 'foo/bar'"}"#),
    (
      "textDocument/hover", "{}",
      #"{"code":-32602,"message":"the member position is no object"}"#
    ),
    (
      "textDocument/hover", #"{"position":{"line":-1,"character":0}}"#,
      #"{"code":-32602,"message":"the member line is no whole number from 0 on"}"#
    ),
    (
      "textDocument/codeLens", named,
      #"{"code":-32602,"message":"the file file:///x/cart.screen.yaml is not open; send textDocument/didOpen first"}"#
    ),
    (
      "textDocument/documentSymbol", "[]",
      #"{"code":-32602,"message":"the member textDocument is no object"}"#
    ),
  ]) func `a wrong request has an error, and the server goes on`(
    method: String, params: String, expected: String
  ) throws {
    var client = try Client()
    #expect(try client.request(method, params) == expected)
    try client.open(uri, cart)
    #expect(try client.hover(uri, 2, 6)?.isEmpty == false)
  }

  @Test func `what is no message has an error, and the server goes on`() throws {
    var client = try Client()
    let answers = client.send(framed("{\"jsonrpc\":") + framed("[]") + framed("{}"))
    #expect(answers.map { $0["error"]?["code"]?.text } == ["-32700", "-32600", "-32600"])
    try client.open(uri, cart)
    #expect(try client.hover(uri, 2, 6)?.isEmpty == false)
  }

  @Test(arguments: [
    ("textDocument/didOpen", "{}", "textDocument/didOpen: the member textDocument is no object"),
    (
      "textDocument/didChange", #"{"textDocument":{"uri":"u"},"contentChanges":[]}"#,
      "textDocument/didChange: the file u is not open; send textDocument/didOpen first"
    ),
  ]) func `a wrong notification is a line of the log`(
    method: String, params: String, message: String
  ) throws {
    var client = try Client()
    let answers = try client.notify(method, params)
    #expect(answers.map { $0["method"]?.text } == ["window/logMessage"])
    #expect(answers.map { $0["params"]?["message"]?.text } == [message])
  }

  @Test func `an edit is looked at when no further message waits`() throws {
    var client = try Client()
    try client.open(uri, "screen: A\nviews:\n  - Button: Pay\n    hnt: x\n")
    #expect(!client.server.isSettled)
    #expect(
      client.problems() == [
        "3:4-3:7 1 spoken: Button 'Pay': unknown key 'hnt'. Did you mean 'hint'?"
      ])
    #expect(client.server.isSettled)
    for (version, text) in [(2, "hi"), (3, "hin"), (4, "hint")] {
      let range =
        #"{"start":{"line":3,"character":4},"end":{"line":3,"character":\#(version == 2 ? 7 : 3 + version)}}"#
      let answers = try client.notify(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"range":\#(range),"text":"\#(text)"}]}"#
      )
      #expect(answers == [])
    }
    #expect(
      client.server.settle().map(\.document.compactJSON) == [
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///x/cart.screen.yaml","version":4,"diagnostics":[]}}"#
      ])
    #expect(client.server.settle() == [])
  }

  @Test func `a change without a range is the whole text`() throws {
    var client = try Client()
    try client.open(uri, cart)
    _ = try client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":2},"contentChanges":[{"text":"screen: A\nviews:\n  - Txt: a\n"}]}"#
    )
    #expect(
      client.problems() == [
        "2:4-2:7 1 spoken: Txt 'a': unknown class 'Txt'. Did you mean 'Text'?"
      ])
  }

  @Test func `a closed file has no problems any more`() throws {
    var client = try Client()
    try client.open(uri, "screen: A\n")
    let answers = try client.notify("textDocument/didClose", named)
    #expect(answers.map { $0["params"]?["diagnostics"]?.items } == [[]])
    #expect(client.server.isSettled)
  }

  @Test func `a walkthrough is looked at again when a screen is written`() throws {
    let folder = try Scratch(["cart.screen.yaml": "screen: A\nviews:\n  - Txt: a\n"])
    var client = try Client()
    let walk = FileURI.uri(of: folder.path("pay.walk.yaml"))
    try client.open(
      walk, "walkthrough: Pay\nscreens: { a: cart.screen.yaml }\nsteps: [{ open: a }]\n")
    #expect(client.problems().count == 1)
    try folder.create("cart.screen.yaml", cart)
    #expect(client.problems() == [])
    #expect(client.server.isSettled)
    _ = try client.notify("workspace/didChangeWatchedFiles", #"{"changes":[]}"#)
    #expect(!client.server.isSettled)
    #expect(client.problems() == [])
    #expect(client.server.files[walk]?.review?.problems == [])
  }

  @Test func `only so many files are open at once`() throws {
    var client = try Client()
    for number in 0..<LanguageServer.mostFiles { try client.open("file:///\(number).txt", "") }
    try client.open(uri, cart)
    #expect(client.server.files.count == LanguageServer.mostFiles)
    #expect(client.server.files[uri] == nil)
  }
}
