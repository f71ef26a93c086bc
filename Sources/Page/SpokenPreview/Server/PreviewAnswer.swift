import NIOHTTP1
import SpokenPage

/// An answer of the server.
struct PreviewAnswer: Sendable {
  var status: HTTPResponseStatus
  var headers: HTTPHeaders
  var body: PreviewBody

  /// Headers of every answer: nothing is kept, guessed, framed or sent elsewhere.
  private static let common = [
    ("Content-Security-Policy", PreviewPanel.policy), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"), ("Connection", "close"),
  ]

  /// An answer with a body of a media type.
  init(_ status: HTTPResponseStatus, _ body: PreviewBody, type: String) {
    let more = [("Content-Type", type), ("Content-Length", "\(body.count)")]
    (self.status, headers, self.body) = (status, HTTPHeaders(Self.common + more), body)
  }

  /// An answer with a text.
  init(_ status: HTTPResponseStatus, _ text: String, type: String = "text/plain") {
    self.init(status, PreviewBody(text), type: "\(type); charset=utf-8")
  }

  /// A sound, or the part of it that a header `Range` asks for.
  init(sound: PreviewBody, range: String?) {
    let type = "audio/flac"
    switch ByteRange(range, of: sound.count) {
    case .whole: self.init(.ok, sound, type: type)
    case .part(let part):
      self.init(.partialContent, sound[part], type: type)
      let last = part.upperBound - 1
      headers.add(name: "Content-Range", value: "bytes \(part.lowerBound)-\(last)/\(sound.count)")
    case .outside:
      self.init(.rangeNotSatisfiable, "There is less.\n")
      headers.add(name: "Content-Range", value: "bytes */\(sound.count)")
    }
    headers.add(name: "Accept-Ranges", value: "bytes")
  }
}
