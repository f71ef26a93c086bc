package import ScreenDocuments
import ScreenTree

/// A message to a client.
package enum DriverMessage: Hashable, Sendable {
  /// The result of a command.
  case result(Int, Document)
  /// The error of a command; without a number, of a message that has none.
  case failure(Int?, DriverError)
  /// Something that happened, with its parameters.
  case event(String, Document)

  /// The message as one JSON object.
  package var document: Document {
    switch self {
    case .result(let id, let result): .mapping([("id", .whole(id)), ("result", result)])
    case .failure(let id, let error):
      .mapping([
        ("id", id.map { .whole($0) } ?? .null), ("error", .text(error.code.rawValue)),
        ("message", .text(error.message)),
      ])
    case .event(let method, let params):
      .mapping([("method", .text(method)), ("params", params)])
    }
  }

  /// The message as JSON on one line.
  package var text: String { document.compactJSON }
}

extension Document {
  /// A whole number, with all its digits.
  static func whole(_ number: Int) -> Document {
    Document(.scalar("\(number)", isPlain: true), at: .unknown)
  }
}
