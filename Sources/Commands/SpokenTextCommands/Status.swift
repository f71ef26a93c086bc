package import ArgumentParser
import Foundation
import ScreenScenarios
import SpokenFiles

/// The exit codes of the command; 0 is success.
package enum Status: Int32 {
  case differs = 1
  case wrongUse = 64
  case faultyInput = 65
  case noInput = 66
  case missingService = 69
  case ourFault = 70
  case cannotCreate = 73
  case inputOutput = 74

  /// Reports an error and returns the exit code.
  package func because(_ message: String) -> ExitCode {
    Console.error(message)
    return ExitCode(rawValue)
  }

  /// Reports errors, one a line, and returns the exit code.
  package func because(lines: String) -> ExitCode {
    Console.errors(lines)
    return ExitCode(rawValue)
  }
}

/// An error that a command reports and ends with.
package protocol CommandError: Error, CustomStringConvertible {
  /// The exit code of the command.
  var status: Status { get }

  /// Reports the error and returns the exit code.
  func reported() -> ExitCode
}

extension CommandError {
  package func reported() -> ExitCode { status.because(description) }
}

extension ScenarioError: CommandError {
  package var status: Status {
    switch self {
    case .missing: .noInput
    case .unreadable: .inputOutput
    case .setting, .format: .wrongUse
    case .faulty: .faultyInput
    }
  }

  /// Reports all findings, one a line.
  package func reported() -> ExitCode { status.because(lines: description) }
}

extension OutputError: CommandError {
  package var status: Status {
    switch self {
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .inputOutput
    case .unsupported, .unsupportedRate: .wrongUse
    }
  }
}

/// Runs a part of a command, and turns errors that it can end with into their exit codes.
///
/// - Throws: the exit code, or another error of the part as it is.
package func endingWithStatus<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let fault as any CommandError {
    throw fault.reported()
  }
}

extension Error {
  /// The system's reason, without the text that Foundation adds.
  package var cause: String {
    let error = self as NSError
    // Foundation wraps the system's error into one of Cocoa's, whose text leaves out the reason.
    let own = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard own.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(own.code)))
  }
}

extension [StepFailure] {
  /// Reports each step that failed.
  ///
  /// - Throws: the exit code when an expectation of the walkthrough failed.
  package func report() throws {
    for failure in self { Console.errors(failure.description) }
    if !isEmpty { throw ExitCode(Status.differs.rawValue) }
  }
}
