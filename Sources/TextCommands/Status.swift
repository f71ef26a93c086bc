package import ArgumentParser
import Files
import Foundation
import ScreenScenarios

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
    let own = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard own.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(own.code)))
  }
}

/// Standard error and standard output.
package enum Console {
  /// Writes a line to standard error; line breaks in names and texts are escaped.
  package static func error(_ message: String) { show(message.printedLine + "\n") }

  /// Writes lines to standard error.
  package static func errors(_ lines: String) {
    let all = lines.split(separator: "\n", omittingEmptySubsequences: false)
    show(all.map { String($0).printedLine + "\n" }.joined())
  }

  /// Writes text to standard error as it is.
  package static func show(_ text: String) {
    // Without standard error there is no way to report anything.
    if !text.isEmpty { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }

  /// Whether standard error is a terminal, so that words can come and go.
  package static var isSeen: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether the terminal of standard error cannot rewrite a line.
  package static var isPlain: Bool {
    ["dumb", ""].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }

  /// Moves a terminal back to the start of a cleared line.
  package static let clearing = "\r\u{1B}[K"

  /// Writes many texts to standard output, in large blocks unless it is a terminal.
  ///
  /// - Throws: what the body throws, and the exit code of a failed write.
  package static func stream(_ body: (_ write: (String) throws -> Void) throws -> Void) throws {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    var waiting = ""
    func flush() throws {
      let text = waiting
      waiting = ""
      if !text.isEmpty { try output(text) }
    }
    do {
      try body { text in
        waiting += text
        if isTerminal || waiting.utf8.count > 1 << 15 { try flush() }
      }
    } catch {
      try flush()
      throw error
    }
    try flush()
  }

  /// Writes text to standard output.
  ///
  /// - Throws: the exit code of a failed write, such as a full disk.
  package static func output(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw Status.inputOutput.because("standard output cannot be written: \(error.cause)")
    }
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
