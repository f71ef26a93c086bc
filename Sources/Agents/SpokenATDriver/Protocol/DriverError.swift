/// Why a command of AT Driver has no result.
package struct DriverError: Error, Hashable, Sendable {
  /// The kinds of errors that the protocol has.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    case invalidArgument = "invalid argument"
    case invalidSessionID = "invalid session id"
    case unknownCommand = "unknown command"
    case sessionNotCreated = "session not created"
    case unknownUserIntent = "unknown user intent"
    case cannotSimulateKeyboard = "cannot simulate keyboard interaction"
    case invalidFocusState = "invalid OS focus state"
    case unknownError = "unknown error"
  }

  /// The kind of error.
  package var code: Code
  /// The error and how to fix it, in a sentence.
  package var message: String

  /// An error of a kind.
  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// The message, or a part of it, is not of the form that it must have.
  static func invalidArgument(_ message: String) -> DriverError {
    DriverError(.invalidArgument, message)
  }

  /// No session can begin.
  static func sessionNotCreated(_ message: String) -> DriverError {
    DriverError(.sessionNotCreated, message)
  }
}
