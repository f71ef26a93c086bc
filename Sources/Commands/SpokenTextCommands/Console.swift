import Foundation
import ScreenTree
import SpokenSyntax
import Synchronization

/// Standard error and standard output.
package enum Console {
  /// Where text goes instead of the standard streams; nil for these.
  @TaskLocal package static var printed: PrintedText?

  /// Writes a line to standard error; line breaks in names and texts are escaped.
  package static func error(_ message: String) { show(message.printedLine + "\n") }

  /// Writes lines to standard error.
  package static func errors(_ lines: String) {
    // Split before escaping, which would also escape the breaks between the lines.
    let all = lines.byteLines
    show(all.map { String($0).printedLine + "\n" }.joined())
  }

  /// Writes text to standard error as it is.
  package static func show(_ text: String) {
    guard !text.isEmpty else { return }
    clearLine()
    write(text)
  }

  /// Shows a line on the terminal of standard error until anything else is written.
  package static func showLine(_ text: String) {
    // The lock covers the write: the line of another thread must not come after its clearing.
    isLineShown.withLock {
      $0 = true
      write(clearing + cut(text))
    }
  }

  /// Clears the line that stands on the terminal, if any.
  package static func clearLine() {
    isLineShown.withLock { isShown in
      if isShown { write(clearing) }
      isShown = false
    }
  }

  private static let isLineShown = Mutex(false)

  private static func write(_ text: String) {
    if let printed { return printed.add(toErrors: text) }
    // Without standard error there is no way to report anything.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether standard error is a terminal, so that words can come and go.
  package static var isSeen: Bool { printed == nil && isatty(STDERR_FILENO) == 1 }

  /// Whether a terminal shows standard output.
  package static var isOutputSeen: Bool { printed == nil && isatty(STDOUT_FILENO) == 1 }

  /// Whether the terminal of standard error cannot rewrite a line.
  package static var isPlain: Bool {
    ["dumb", ""].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }

  /// Moves a terminal back to the start of a cleared line.
  package static let clearing = "\r\u{1B}[K"

  /// A line that a terminal cuts at its edge instead of wrapping it.
  package static func cut(_ text: String) -> String {
    "\u{1B}[?7l\(text.shown(in: 300))\u{1B}[?7h"
  }

  /// Writes many texts to standard output, in large blocks unless it is a terminal.
  ///
  /// - Throws: what the body throws, and the exit code of a failed write.
  package static func stream(_ body: (_ write: (String) throws -> Void) throws -> Void) throws {
    let isTerminal = isOutputSeen
    var waiting = ""
    func flush() throws {
      let text = waiting
      waiting = ""
      if !text.isEmpty { try output(text) }
    }
    do {
      try body { text in
        waiting += text
        // A terminal is read by a person, who should see each text at once.
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
    clearLine()
    if let printed { return printed.add(toOutput: text) }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw Status.inputOutput.because("standard output cannot be written: \(error.cause)")
    }
  }
}
