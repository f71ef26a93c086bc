import Foundation
import SpokenCLibrary

/// The terminal in raw mode; its settings are restored at the end.
///
/// A class, because it owns the state of the terminal.
final class Terminal {
  /// What is drawn while keys are read.
  enum Use {
    /// A page on the alternate screen without a cursor, on standard output.
    case page
    /// Lines below the existing ones, on standard error.
    case lines
  }

  private let use: Use
  private let before: termios
  private var isRaw = false

  /// Takes over the terminal; nil when there is none or another program uses it.
  init?(for use: Use) {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, use == .lines || isatty(STDOUT_FILENO) == 1,
      // In the background, changing the terminal would stop the program.
      tcgetpgrp(STDIN_FILENO) == getpgrp(), tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    self.use = use
    before = settings
    enter()
  }

  deinit { restore() }

  /// Enters raw mode and shows the page.
  func enter() {
    guard !isRaw else { return }
    var raw = before
    cfmakeraw(&raw)
    // Raw output does not return to the left edge; other lines are printed as usual here.
    if use == .lines { raw.c_oflag = before.c_oflag }
    // After the output that is still to be written, with the settings it was written for.
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    isRaw = true
    if use == .page { _ = write("\u{1B}[?1049h\u{1B}[?25l") }
  }

  /// Restores the terminal.
  func restore() {
    guard isRaw else { return }
    var settings = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    isRaw = false
    if use == .page { _ = write("\u{1B}[?25h\u{1B}[?1049l") }
  }

  /// Gives the terminal to the shell until the program continues.
  func suspend() {
    restore()
    // In raw mode Control-Z is a key, so the program stops itself, by the signal none can ignore.
    kill(getpid(), SIGSTOP)
    enter()
  }

  /// The number of columns and of rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    // Some terminals report a size of 0.
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes to the terminal; false when it is gone.
  func write(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { bytesWritten(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}

/// Writes to a file descriptor.
private func bytesWritten(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
