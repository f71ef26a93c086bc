import JSONRPC
import ScreenDocuments
import ScreenScenarios

extension LanguageServer {
  /// The result of a request.
  ///
  /// - Throws: `RPCError` for a request that is unknown, wrong, or comes at the wrong time.
  mutating func result(of request: RPCRequest) throws(RPCError) -> Document {
    switch (phase, request.method) {
    case (.waiting, "initialize"): return initialize(request.params)
    case (.waiting, _):
      throw RPCError(code: -32002, "the first request is initialize")
    case (_, "initialize"): throw .invalidRequest("initialize comes once")
    case (.shutDown, _), (.ended, _): throw .invalidRequest("after shutdown comes exit alone")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, "textDocument/hover"): return try hover(request.params)
    case (.running, "textDocument/documentSymbol"):
      return try review(request.params)?.symbols(encoding) ?? .null
    case (.running, "textDocument/codeLens"):
      let uri = try request.params.requiredObject("textDocument").requiredText("uri")
      return try review(request.params)?.lenses(uri: uri, encoding) ?? .null
    case (.running, _): throw .unknownMethod(request.method)
    }
  }

  private mutating func initialize(_ params: Document) -> Document {
    phase = .running
    let client = params["capabilities"]
    let offered = client?["general"]?["positionEncodings"]?.items ?? []
    encoding = .chosen(of: offered.compactMap(\.string))
    let formats = client?["textDocument"]?["hover"]?["contentFormat"]?.items ?? []
    showsMarkdown = formats.contains { $0.string == "markdown" }
    let sync = Document.mapping([
      ("openClose", .flag(true)), ("change", .count(2)), ("save", .flag(true)),
    ])
    return .mapping([
      (
        "capabilities",
        .mapping([
          ("positionEncoding", .text(encoding.rawValue)), ("textDocumentSync", sync),
          ("hoverProvider", .flag(true)), ("documentSymbolProvider", .flag(true)),
          ("codeLensProvider", .mapping([("resolveProvider", .flag(false))])),
        ])
      ),
      (
        "serverInfo",
        .mapping([("name", .text("spoken")), ("version", .text(Provenance.version))])
      ),
    ])
  }

  private mutating func hover(_ params: Document) throws(RPCError) -> Document {
    let place = try params.place("position")
    guard
      let text = try review(params)?.hover(at: place, encoding, isMarkdown: showsMarkdown)
    else { return .null }
    let kind = showsMarkdown ? "markdown" : "plaintext"
    return .mapping([
      ("contents", .mapping([("kind", .text(kind)), ("value", .text(text))]))
    ])
  }

  /// What is known of the file that parameters name; nil for a file that is not looked at.
  ///
  /// - Throws: `RPCError` when it is not open.
  private mutating func review(_ params: Document) throws(RPCError) -> FileReview? {
    let uri = try params.requiredObject("textDocument").requiredText("uri")
    guard files[uri] != nil else { throw .notOpen(uri) }
    return review(of: uri)
  }
}
