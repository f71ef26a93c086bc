package import ScreenDocuments
import ScreenTree

/// A request, which wants an answer.
package struct RPCRequest: Hashable, Sendable {
  /// The identity, which the answer repeats.
  package var id: MessageID
  /// The name of what is wanted.
  package var method: String
  /// The parameters, a mapping or a list; an empty mapping when there are none.
  package var params: Document

  /// A request with its parameters.
  package init(id: MessageID, method: String, params: Document = .mapping([])) {
    (self.id, self.method, self.params) = (id, method, params)
  }
}

/// A notification, which wants no answer.
package struct Notice: Hashable, Sendable {
  /// The name of what happened.
  package var method: String
  /// The parameters, a mapping or a list; an empty mapping when there are none.
  package var params = Document.mapping([])
}

/// An answer to a request of ours.
package struct Answer: Hashable, Sendable {
  /// The identity of the request; nil when the other side could not read it.
  package var id: MessageID?
  /// The result; nil for an error.
  package var result: Document?
}

/// Why a message is not read, and whom the answer is for.
package struct Refusal: Error, Hashable, Sendable {
  /// The identity of the request, if it could be read.
  package var id: MessageID?
  /// What is wrong.
  package var error: RPCError

  /// A refusal of a message.
  package init(id: MessageID? = nil, _ error: RPCError) { (self.id, self.error) = (id, error) }
}

/// A message of JSON-RPC 2.0, as it comes from the other side.
///
/// The specification is https://www.jsonrpc.org/specification. Lists of messages (batches) are
/// refused: neither the Model Context Protocol nor that of language servers has them any more.
package enum Message: Hashable, Sendable {
  /// A request.
  case request(RPCRequest)
  /// A notification.
  case notice(Notice)
  /// An answer.
  case answer(Answer)

  /// Reads the bytes of one message.
  ///
  /// - Throws: `Refusal` when they are no JSON or no message.
  package init(_ bytes: [UInt8]) throws(Refusal) {
    let document: Document
    do throws(Document.Fault) {
      document = try Document.readJSON(bytes)
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      throw Refusal(.parse("the message is no JSON: \(place): \(error.message)"))
    }
    self = try Self.read(document)
  }

  private static func read(_ document: Document) throws(Refusal) -> Message {
    let id = MessageID(document["id"])
    func refusal(_ message: String) -> Refusal { Refusal(id: id, .invalidRequest(message)) }
    guard document.entries != nil else {
      throw refusal("a message is one JSON object, not \(document.kind); send one at a time")
    }
    guard document["jsonrpc"]?.string == "2.0" else {
      throw refusal("the member jsonrpc is missing or is not \"2.0\"")
    }
    guard document["id"] == nil || id != nil || document["id"]?.isNull == true else {
      throw refusal("the member id is neither a text nor a number")
    }
    guard let named = document["method"] else { return try answer(document, id) }
    guard let method = named.string else { throw refusal("the member method is no text") }
    // Some clients write null where there are none.
    let params = document["params"].flatMap { $0.isNull ? nil : $0 } ?? .mapping([])
    guard params.entries != nil || params.items != nil else {
      throw refusal("the member params is neither an object nor a list")
    }
    guard document["id"] != nil else { return .notice(Notice(method: method, params: params)) }
    guard let id else { throw refusal("the id of a request is null; a notification has none") }
    return .request(RPCRequest(id: id, method: method, params: params))
  }

  private static func answer(_ document: Document, _ id: MessageID?) throws(Refusal) -> Message {
    let (result, error) = (document["result"], document["error"])
    guard (result == nil) != (error == nil) else {
      throw Refusal(
        id: id, .invalidRequest("a message has the member method, or result, or error"))
    }
    return .answer(Answer(id: id, result: result))
  }
}

extension Document {
  /// A text in quotation marks; nil for numbers, flags and all else.
  package var string: String? {
    guard case .scalar(let text, isPlain: false) = value else { return nil }
    return text
  }
}
