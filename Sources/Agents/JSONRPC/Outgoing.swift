package import ScreenDocuments
import ScreenTree

/// A message to the other side.
package enum Outgoing: Hashable, Sendable {
  /// The result of a request.
  case result(MessageID, Document)
  /// The error of a request; without an identity, of a message that could not be read.
  case failure(MessageID?, RPCError)
  /// A notification with its parameters.
  case notice(String, Document)
  /// A request with its parameters.
  case request(MessageID, String, Document)

  /// The answer to a message that is refused.
  package init(_ refusal: Refusal) { self = .failure(refusal.id, refusal.error) }

  /// The message as JSON-RPC has it.
  package var document: Document {
    .mapping([("jsonrpc", .text("2.0"))] + members)
  }

  private var members: [(String, Document)] {
    switch self {
    case .result(let id, let result): [("id", id.document), ("result", result)]
    case .failure(let id, let error):
      [("id", id?.document ?? .null), ("error", error.document)]
    case .notice(let method, let params): [("method", .text(method)), ("params", params)]
    case .request(let id, let method, let params):
      [("id", id.document), ("method", .text(method)), ("params", params)]
    }
  }

  /// The bytes that are sent.
  package func bytes(_ framing: MessageFraming) -> [UInt8] {
    let text = Array(document.compactJSON.utf8)
    return switch framing {
    // JSON has no line break in it: those of texts are escaped.
    case .lines: text + [UInt8(ascii: "\n")]
    case .headers: Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
    }
  }
}
