import Foundation
import SpokenCLibrary

/// A program in a terminal of its own, and what a user does there.
///
/// A class, because it owns the terminal and the program.
final class PseudoTerminal {
  let process = Process()
  private let master: Int32
  private(set) var output = ""
  private var isOpen = true

  /// Starts a program, by default the command that was built beside the tests, in a terminal of a size.
  init(
    _ arguments: [String], columns: UInt16 = 60, rows: UInt16 = 20, running program: URL = command
  ) throws {
    // The functions for this are not visible to Swift; these are the calls of Linux below them.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
      ioctl(master, 0x8004_5430, &number) == 0
    else { throw CocoaError(.fileNoSuchFile) }
    let name = "/dev/pts/\(number)"
    let slave = open(name, O_RDWR | O_NOCTTY)
    let file = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    // A session of its own, whose terminal this is, so that it is told of new sizes.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--ctty", "--wait", program.path] + arguments
    process.standardInput = file
    process.standardOutput = file
    process.standardError = file
    resize(columns: columns, rows: rows)
    try process.run()
  }

  deinit {
    if process.isRunning { kill() }
    if isOpen { close(master) }
  }

  /// The command that was built beside the tests.
  static let command = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "spoken")

  /// Gives the terminal another size, as a user does who drags the corner of the window.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The settings of the terminal that a program may change.
  var settings: [tcflag_t] {
    var settings = termios()
    tcgetattr(master, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_lflag]
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Reads until a text was printed.
  ///
  /// - Parameters:
  ///   - text: what is to be printed.
  ///   - patience: how many twentieths of a second it may take.
  ///   - meanwhile: what else the test has to do until then.
  /// - Returns: whether it was printed.
  func shows(
    _ text: String, within patience: Int = 200, meanwhile: () -> Void = {}
  ) -> Bool {
    shows(within: patience, meanwhile: meanwhile) { $0.contains(text) }
  }

  /// Reads until what was printed is as it is wanted.
  func shows(
    within patience: Int = 200, meanwhile: () -> Void = {}, where isWanted: (String) -> Bool
  ) -> Bool {
    for _ in 0..<patience {
      if isWanted(output) { return true }
      meanwhile()
      guard read(milliseconds: 50) else { return isWanted(output) }
    }
    return false
  }

  /// Takes the terminal away, as closing a window does, and waits for the end of the program.
  func hangUp() -> Int32 {
    close(master)
    isOpen = false
    for _ in 0..<200 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning { kill() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Forgets what was printed so far.
  func forget() { output = "" }

  /// Waits for the end of the program and gives its status; of a signal the usual one of shells.
  func end() -> Int32 {
    for _ in 0..<200 where process.isRunning { _ = read(milliseconds: 50) }
    while read(milliseconds: 50) {}
    if process.isRunning { kill() }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the program and what started it, whatever they do.
  private func kill() {
    if let command = commandProcess { _ = SpokenCLibrary.kill(command, SIGKILL) }
    _ = SpokenCLibrary.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits until the command was stopped, at most ten seconds.
  ///
  /// - Parameter meanwhile: what else the test has to do until then.
  /// - Returns: whether it was stopped.
  func isStopped(meanwhile: () -> Void = {}) -> Bool {
    guard let command = commandProcess else { return false }
    for _ in 0..<200 {
      let stat = try? String(contentsOfFile: "/proc/\(command)/stat", encoding: .utf8)
      if stat?.split(separator: ")").last?.hasPrefix(" T") == true { return true }
      meanwhile()
      _ = read(milliseconds: 50)
    }
    return false
  }

  /// The process of the command itself.
  var commandProcess: pid_t? {
    let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    let text = try? String(contentsOfFile: children, encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { pid_t($0) } ?? process.processIdentifier
  }

  /// Takes what was printed; false when there is nothing more.
  private func read(milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return process.isRunning }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = SpokenCLibrary.read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}
