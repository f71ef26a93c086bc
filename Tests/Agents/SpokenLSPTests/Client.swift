import JSONRPC
import ScreenDocuments

@testable import SpokenLSP

/// A client that speaks to a server without streams, in the bytes of the protocol.
struct Client {
  /// The server.
  var server: LanguageServer
  private var number = 0

  /// A client of a server that was greeted.
  init(
    encodings: String = "[]", formats: String = "[]", reviewer: Reviewer = Reviewer(),
    rulesPage: String? = nil
  ) throws {
    server = LanguageServer(reviewer: reviewer, rulesPage: rulesPage)
    let general = #"{"positionEncodings":\#(encodings)}"#
    let hover = #"{"hover":{"contentFormat":\#(formats)}}"#
    _ = try request(
      "initialize", #"{"capabilities":{"general":\#(general),"textDocument":\#(hover)}}"#)
    _ = try notify("initialized", "{}")
  }

  /// Sends the bytes of messages, and gives what is answered.
  mutating func send(_ bytes: [UInt8]) -> [Document] {
    var reader = MessageReader(.headers)
    reader.feed(bytes)
    var answers: [Outgoing] = []
    while let step = reader.next() { answers += server.take(step) }
    return answers.map(\.document)
  }

  /// Sends a notification with parameters in JSON.
  mutating func notify(_ method: String, _ params: String) throws -> [Document] {
    send(Outgoing.notice(method, try json(params)).bytes(.headers))
  }

  /// Sends a request, and gives its result or its error as JSON.
  mutating func request(_ method: String, _ params: String) throws -> String {
    number += 1
    let id = MessageID.number("\(number)")
    let answer = send(Outgoing.request(id, method, try json(params)).bytes(.headers)).first
    return (answer?["result"] ?? answer?["error"])?.compactJSON ?? "no answer"
  }

  /// Opens a file.
  mutating func open(_ uri: String, _ text: String, version: Int = 1) throws {
    let item = #""uri":"\#(uri)","languageId":"yaml","version":\#(version),"text":\#(text.inJSON)"#
    _ = try notify("textDocument/didOpen", #"{"textDocument":{\#(item)}}"#)
  }

  /// Asks about a place of a file.
  mutating func hover(_ uri: String, _ line: Int, _ character: Int) throws -> String? {
    let place = #"{"line":\#(line),"character":\#(character)}"#
    let result = try request(
      "textDocument/hover", #"{"textDocument":{"uri":"\#(uri)"},"position":\#(place)}"#)
    return try json(result)["contents"]?["value"]?.text
  }

  /// What is published by now: a line for each problem, `3:4-3:7 1 spoken: message [code]`.
  mutating func problems() -> [String] {
    server.settle().flatMap { message in
      (message.document["params"]?["diagnostics"]?.items ?? []).map(line)
    }
  }

  private func line(of problem: Document) -> String {
    func place(_ end: String) -> String {
      let place = problem["range"]?[end]
      return "\(place?["line"]?.text ?? ""):\(place?["character"]?.text ?? "")"
    }
    let code = problem["code"]?.text.map { " [\($0)]" } ?? ""
    return "\(place("start"))-\(place("end")) \(problem["severity"]?.text ?? "")"
      + " \(problem["source"]?.text ?? ""): \(problem["message"]?.text ?? "")\(code)"
  }

  private func json(_ text: String) throws -> Document { try Document.readJSON(Array(text.utf8)) }
}

/// A screen with a button, a combined row, a picture that is no stop, and a heading.
let cart = """
  screen: Cart
  views:
    - Button: Pay
      id: pay
      hint: Pays now
    - HStack:
      element: combine
      children:
        - Text: Total
        - Text: "12,50"
    # A comment.
    - Image: line
      decorative: true
    - Text: Terms
      addTraits: [isHeader]
  """
