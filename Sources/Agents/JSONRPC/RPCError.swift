package import ScreenDocuments

/// Why a request has no result, as the answer says it.
package struct RPCError: Error, Hashable, Sendable {
  /// The number of the kind of error.
  package var code: Int
  /// The error and how to fix it, in a sentence.
  package var message: String
  /// More about it, of a form that the protocol defines; nil for nothing.
  package var data: Document?

  /// An error of a kind that a protocol defines.
  package init(code: Int, _ message: String, data: Document? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The message is no JSON.
  package static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message) }

  /// The message is JSON, and no request.
  package static func invalidRequest(_ message: String) -> RPCError {
    RPCError(code: -32600, message)
  }

  /// There is no such method.
  package static func unknownMethod(_ method: String) -> RPCError {
    RPCError(code: -32601, "there is no method '\(method.prefix(80))'")
  }

  /// The parameters are not those of the method.
  package static func invalidParameters(_ message: String, data: Document? = nil) -> RPCError {
    RPCError(code: -32602, message, data: data)
  }

  /// The member `error` of an answer.
  var document: Document {
    .mapping(
      [("code", .number(Double(code))), ("message", .text(message))]
        + (data.map { [("data", $0)] } ?? []))
  }
}
