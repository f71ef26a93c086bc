import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal while every key counts by itself; its settings are those of before at the end.
///
/// A class, because it owns the state of the terminal.
final class Terminal {
  /// What the terminal tells.
  enum Input {
    case bytes([UInt8])
    /// The window has another size, or the program goes on after it was stopped.
    case resized
    /// The program is to end, by this signal.
    case signal(Int32)
    /// Nobody types any more.
    case closed
    case nothing
  }

  private let before: termios
  private var isRaw = false
  private let wake: Pipe
  private var sources: [any DispatchSourceSignal] = []

  /// Takes over the terminal, or gives nil when input and output are none.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    before = settings
    wake = Pipe()
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGWINCH, SIGCONT] { watch(signal) }
    signal(SIGPIPE, SIG_IGN)
    enter()
  }

  deinit { restore() }

  /// Has a signal written into the pipe that `read` waits for.
  private func watch(_ number: Int32) {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    let end = wake.fileHandleForWriting
    source.setEventHandler { end.write(Data([UInt8(number)])) }
    source.resume()
    sources.append(source)
  }

  /// Lets every key count by itself, on a screen of its own without a cursor.
  func enter() {
    guard !isRaw else { return }
    var raw = before
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    isRaw = true
    _ = write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back as it was.
  func restore() {
    guard isRaw else { return }
    var settings = before
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
    isRaw = false
    _ = write("\u{1B}[?25h\u{1B}[?1049l")
  }

  /// Lets the shell have the terminal until the program is told to go on.
  func suspend() {
    restore()
    kill(getpid(), SIGSTOP)
    enter()
  }

  /// The number of columns and of rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for keys and signals, at most so many milliseconds.
  func read(atMost milliseconds: Int32) -> Input {
    let end = wake.fileHandleForReading
    var waits = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: end.fileDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return .nothing }
    if waits[1].revents != 0 {
      let number = Int32(end.availableData.last ?? 0)
      return number == SIGWINCH || number == SIGCONT ? .resized : .signal(number)
    }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = bytesRead(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? .nothing : .closed }
    return .bytes(Array(bytes[..<count]))
  }

  /// Writes to the terminal; false when nobody is there to read it.
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

/// Reads from a file descriptor.
private func bytesRead(_ file: Int32, _ bytes: inout [UInt8], _ count: Int) -> Int {
  bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, min(count, $0.count)) }
}

/// Writes to a file descriptor.
private func bytesWritten(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
