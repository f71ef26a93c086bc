package import ArgumentParser
import Foundation
import Synchronization

/// What a command printed, and its exit status.
package struct PrintedRun: Hashable, Sendable {
  /// The exit status.
  package let status: Int32
  /// The text of standard output.
  package let output: String
  /// The text of standard error.
  package let errors: String
}

/// Text that would go to the standard streams.
package final class PrintedText: Sendable {
  private let streams = Mutex((output: "", errors: ""))

  func add(toOutput text: String) { streams.withLock { $0.output += text } }
  func add(toErrors text: String) { streams.withLock { $0.errors += text } }

  fileprivate func ended(with status: Int32) -> PrintedRun {
    streams.withLock { PrintedRun(status: status, output: $0.output, errors: $0.errors) }
  }
}

extension ParsableCommand {
  /// Runs the command in this process, in its working folder, and collects what it prints.
  ///
  /// Commands that need no signal, no terminal and no other process give the same as a process of
  /// their own.
  package static func printed(by words: [String]) -> PrintedRun {
    let text = PrintedText()
    let status = Console.$printed.withValue(text) {
      do {
        if let fault = CommandNames.fault(in: words, of: Self.self) { throw ValidationError(fault) }
        var command = try parseAsRoot(words)
        try command.run()
        return ExitCode.success.rawValue
      } catch {
        let message = shownMessage(for: error)
        let status = exitCode(for: error)
        guard !message.isEmpty else { return status.rawValue }
        // Help is what was asked for; everything else is a fault.
        if status.isSuccess {
          text.add(toOutput: message + "\n")
        } else {
          text.add(toErrors: message + "\n")
        }
        return status.rawValue
      }
    }
    return text.ended(with: status)
  }
}
