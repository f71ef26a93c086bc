import JSONRPC
import ScreenDocuments
import Testing

@testable import SpokenLSP

private let uri = "file:///x/cart.screen.yaml"

struct FileReviewAnswersTests {
  @Test(arguments: [
    ("[]", "2:20-2:23"), (#"["utf-16"]"#, "2:20-2:23"), (#"["utf-16","utf-8"]"#, "2:22-2:25"),
  ]) func `places are in the units of the client`(encodings: String, range: String) throws {
    var client = try Client(encodings: encodings)
    try client.open(uri, "screen: A\nviews:\n  - { Button: \"😀\", hnt: x }\n")
    #expect(
      client.problems() == [
        "\(range) 1 spoken: Button '😀': unknown key 'hnt'. Did you mean 'hint'?"
      ])
  }

  @Test func `a finding has its rule, and the page on it`() throws {
    var client = try Client(rulesPage: "/d/lint.md")
    try client.open(uri, "screen: Cart\nviews:\n  - Button:\n")
    let message = client.server.settle().map(\.document.compactJSON)
    #expect(
      message == [
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///x/cart.screen.yaml","version":1,"diagnostics":[{"range":{"start":{"line":2,"character":4},"end":{"line":2,"character":10}},"severity":1,"source":"spoken lint","message":"The button has no name, only \"Button\" is heard. Give it a label that says what it does.","code":"unlabelled-control","codeDescription":{"href":"file:///d/lint.md#unlabelled-control"}}]}}"#
      ])
  }

  @Test func `a screen has commands to hear and to record it`() throws {
    var client = try Client()
    try client.open(uri, "# A comment.\nscreen: A\nviews: []\n")
    let range = #"{"start":{"line":1,"character":0},"end":{"line":1,"character":6}}"#
    func lens(_ title: String, _ command: String) -> String {
      #"{"range":\#(range),"command":{"title":"\#(title)","command":"\#(command)","arguments":["\#(uri)"]}}"#
    }
    let parameters = #"{"textDocument":{"uri":"\#(uri)"}}"#
    #expect(
      try client.request("textDocument/codeLens", parameters)
        == "[\(lens("Hear", "spoken.hear")),\(lens("Record", "spoken.record"))]")
  }

  @Test func `settings have no commands`() throws {
    var client = try Client()
    let settings = "file:///x/app.settings.yaml"
    try client.open(settings, "speakHints: false\n")
    #expect(
      try client.request("textDocument/codeLens", #"{"textDocument":{"uri":"\#(settings)"}}"#)
        == "[]")
  }

  @Test func `symbols have ranges, one in the other`() throws {
    var client = try Client()
    try client.open(uri, "screen: A\nviews:\n  - Button: Pay\n")
    #expect(
      try client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(uri)"}}"#)
        == #"[{"name":"1. Pay, Button","detail":"Button@3:5","kind":24,"range":{"start":{"line":2,"character":4},"end":{"line":2,"character":15}},"selectionRange":{"start":{"line":2,"character":4},"end":{"line":2,"character":10}}}]"#
    )
  }
}
