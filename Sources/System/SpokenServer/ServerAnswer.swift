package import NIOHTTP1

/// An answer of a server to a request.
package struct ServerAnswer: Sendable {
  /// The status.
  package var status: HTTPResponseStatus
  /// The headers, but for those that the site adds to all answers.
  package var headers: HTTPHeaders
  /// What it contains.
  package var body: AnswerBody

  /// Headers of every answer: nothing is kept, guessed, framed or sent elsewhere.
  private static let common = [
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
    ("Connection", "close"),
  ]

  /// An answer with a body of a media type.
  package init(_ status: HTTPResponseStatus, _ body: AnswerBody, type: String) {
    let more = [("Content-Type", type), ("Content-Length", "\(body.count)")]
    (self.status, headers, self.body) = (status, HTTPHeaders(Self.common + more), body)
  }

  /// An answer with a text.
  package init(_ status: HTTPResponseStatus, _ text: String, type: String = "text/plain") {
    self.init(status, AnswerBody(text), type: "\(type); charset=utf-8")
  }
}
