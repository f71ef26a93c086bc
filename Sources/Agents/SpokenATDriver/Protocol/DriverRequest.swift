import JSONRPC
import ScreenDocuments
import ScreenTree

/// A command of a client: what is wanted, and the number that the answer repeats.
package struct DriverRequest: Hashable, Sendable {
  /// The number.
  package var id: Int
  /// What is wanted.
  package var command: DriverCommand

  /// The deepest nesting of a message.
  package static let depth = 64
  /// The greatest number of a command: what every reader of JSON keeps exactly.
  package static let greatestID = (1 << 53) - 1

  /// Reads the bytes of a message.
  ///
  /// - Throws: `DriverRefusal` with the first error in the order of the specification: no JSON, an
  ///   unknown command, any other form than that of the command.
  package init(_ bytes: [UInt8]) throws(DriverRefusal) {
    let document: Document
    do throws(Document.Fault) {
      document = try Document.readJSON(bytes, depth: Self.depth)
    } catch {
      let place = "\(error.position.line):\(error.position.column)"
      throw DriverRefusal(
        id: nil, .invalidArgument("the message is no JSON: \(place): \(error.message)"))
    }
    try self.init(document)
  }

  private init(_ document: Document) throws(DriverRefusal) {
    let number = Self.number(document["id"])
    func refusal(_ message: String) -> DriverRefusal {
      DriverRefusal(id: number, .invalidArgument(message))
    }
    let name = document["method"]?.string
    if let name, DriverCommand.Method(rawValue: name) == nil {
      throw DriverRefusal(id: number, .unknownCommand(name))
    }
    guard document.entries != nil else {
      throw refusal("a message is one JSON object, not \(document.kind)")
    }
    guard let method = name.flatMap(DriverCommand.Method.init) else {
      throw refusal("the member method is missing or is no text")
    }
    guard let id = number else {
      throw refusal("the member id is a whole number from 0 to \(Self.greatestID)")
    }
    guard let params = document["params"], params.entries != nil else {
      throw refusal("the member params is missing or is no object; write {} for none")
    }
    self.id = id
    do throws(DriverError) {
      command = try DriverCommand(method, params)
    } catch {
      throw DriverRefusal(id: id, error)
    }
  }

  private static func number(_ document: Document?) -> Int? {
    guard let number = document?.number, let whole = Int(exactly: number) else { return nil }
    return (0...greatestID).contains(whole) ? whole : nil
  }
}

/// Why a message is not read, and whom the answer is for.
package struct DriverRefusal: Error, Hashable, Sendable {
  /// The number of the command, if it could be read.
  package var id: Int?
  /// What is wrong.
  package var error: DriverError

  /// A refusal of a message.
  package init(id: Int?, _ error: DriverError) { (self.id, self.error) = (id, error) }
}

extension DriverError {
  fileprivate static func unknownCommand(_ name: String) -> DriverError {
    let names = DriverCommand.Method.allCases.map(\.rawValue)
    return DriverError(
      .unknownCommand,
      "there is no command '\(name.prefix(80))'; there are \(names.joined(separator: ", "))")
  }
}
