import AppProtocol
import Foundation
import ScreenTree
import SpokenCLibrary
import Synchronization

/// The process of an app: requests go to its standard input, and its answers come from its standard output.
///
/// A class, because it owns the process, which ends with it. What the app prints is passed on to standard
/// error once it has answered; when it ends instead, its last words are the reason.
final class AppProcess: AppTransport {
  /// What was read and not yet used.
  fileprivate struct Unread {
    var output: [UInt8] = []
    /// How much of the output has no end of a line.
    var searched = 0
    var errors: [UInt8] = []
    /// Whether the app may still write to its standard error.
    var hasErrors = true
  }

  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let patience: Duration
  private let input: AppInput
  private let unread = Mutex(Unread())

  /// The most bytes of what an app printed that are kept for its last words: 64 KiB.
  private static let mostWords = 1 << 16

  /// Starts an app.
  ///
  /// - Parameters:
  ///   - program: the app, and which of its views is heard.
  ///   - arguments: options of its command `serve`.
  ///   - patience: how long it may take to answer, beside the time that it lets pass.
  /// - Throws: why it cannot be started.
  init(
    _ program: AppProgram, _ arguments: [String] = [], patience: Duration = .seconds(5)
  ) throws(AppSilence) {
    guard let (ours, theirs) = AppInput.pair() else {
      throw AppSilence(.unusable, "\(program.path) cannot be started: too many files are open")
    }
    self.patience = patience
    input = ours
    process.executableURL = URL(filePath: program.path)
    process.arguments =
      ["serve"] + arguments + (program.preview.map { ["--preview=\($0)"] } ?? [])
    process.environment = Self.environment(of: program)
    (process.standardInput, process.standardOutput, process.standardError) = (
      theirs, output, errors
    )
    defer { try? theirs.close() }
    do { try process.run() } catch {
      throw AppSilence(
        .unusable, "\(program.path) cannot be started: \(error.localizedDescription)".printedLine)
    }
  }

  deinit { if process.isRunning { process.terminate() } }

  private static func environment(of program: AppProgram) -> [String: String] {
    // The last words are to say what is missing, not the functions of the library below it.
    ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { $1 }
      .merging(program.environment) { $1 }
  }

  func ask(_ line: String, letting duration: Duration) throws(AppSilence) -> [UInt8] {
    // Twice the time, because a busy machine lets an app's timers have as many turns as an idle one.
    let end = ContinuousClock.now + patience + duration * 2
    return try unread.withLock { unread throws(AppSilence) in
      guard input.write(line + "\n", until: end) else {
        throw ContinuousClock.now < end ? ending(&unread) : hang()
      }
      let answer = try self.answer(until: end, &unread)
      Self.passOn(unread.errors)
      unread.errors = []
      return answer
    }
  }

  /// Reads a line, which may come in parts; those behind it stay for the next answer.
  private func answer(
    until end: ContinuousClock.Instant, _ unread: inout Unread
  ) throws(AppSilence) -> [UInt8] {
    while true {
      if let index = unread.output[unread.searched...].firstIndex(of: 10) {
        let line = Array(unread.output[..<index])
        unread.output.removeFirst(index + 1)
        unread.searched = 0
        return line
      }
      unread.searched = unread.output.count
      guard unread.output.count <= AppAnswer.longestLine else {
        process.terminate()
        throw AppSilence(.ended, "the app's answer is longer than 256 MiB; it was ended")
      }
      try read(until: end, &unread)
    }
  }

  /// Waits for output of the app, and reads it.
  private func read(
    until end: ContinuousClock.Instant, _ unread: inout Unread
  ) throws(AppSilence) {
    // `poll` and `read` instead of Foundation, whose functions would wait for an app that hangs.
    let streams = [output, errors].map { $0.fileHandleForReading.fileDescriptor }
    var entries = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    // Negative numbers are passed over.
    if !unread.hasErrors { entries[1].fd = -1 }
    let rest = (end - .now) / .milliseconds(1)
    let ready = rest > 0 ? poll(&entries, .init(entries.count), Int32(min(rest + 1, 1e9))) : 0
    if ready < 0, errno == EINTR { return }
    guard ready > 0 else { throw hang() }
    if entries[1].revents != 0 { unread.takeErrors(from: streams[1], most: Self.mostWords) }
    guard entries[0].revents != 0 else { return }
    guard let bytes = Self.bytes(of: streams[0]) else { throw ending(&unread) }
    unread.output += bytes
  }

  /// Ends an app that hangs.
  private func hang() -> AppSilence {
    process.terminate()
    let seconds = (patience / .seconds(1)).short
    return AppSilence(
      .ended, "the app did not answer within \(seconds) seconds beyond its wait and was ended")
  }

  /// The reason why an app has closed its streams: how it ended, and its last words.
  private func ending(_ unread: inout Unread) -> AppSilence {
    let errors = self.errors.fileHandleForReading.fileDescriptor
    // Everything that it wrote is there by now; a child of it may keep the stream open.
    var entry = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    while unread.hasErrors, poll(&entry, 1, 100) > 0 {
      unread.takeErrors(from: errors, most: Self.mostWords)
    }
    // A second for the system to say how it ended.
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    guard !process.isRunning else {
      process.terminate()
      return AppSilence(.ended, "the app closed its standard output and was ended")
    }
    let how = process.terminationReason == .uncaughtSignal ? "signal" : "exit code"
    let (words, others) = unread.lastWords
    Self.passOn(others)
    let reason = "the app stopped (\(how) \(process.terminationStatus))"
    return AppSilence(.ended, words.isEmpty ? reason : "\(reason): \(words)")
  }

  /// Writes what the app printed to standard error.
  private static func passOn(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }

  /// What a stream has now; nil at its end.
  fileprivate static func bytes(of stream: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = SpokenCLibrary.read(stream, &bytes, bytes.count)
      if count > 0 { return Array(bytes.prefix(count)) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}

extension AppProcess.Unread {
  /// Reads what the app wrote to its standard error, and keeps the end of it.
  fileprivate mutating func takeErrors(from stream: Int32, most: Int) {
    guard let bytes = AppProcess.bytes(of: stream) else {
      hasErrors = false
      return
    }
    errors += bytes
    errors.removeFirst(max(0, errors.count - most))
  }

  /// The line of standard error that says why the app stopped, and the others: that of Swift's
  /// runtime, which a list of functions may follow, or else the last one that is not blank.
  fileprivate var lastWords: (line: String, others: [UInt8]) {
    let last = errors.lastIndex { $0 > 32 } ?? 0
    let place = errors.lastIndex(ofBytes: Array("Fatal error: ".utf8)) ?? last
    guard !errors.isEmpty else { return ("", []) }
    let start = errors[...place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = errors[place...].firstIndex(of: 10) ?? errors.count
    return (
      String(decoding: errors[start..<max(start, end)], as: UTF8.self).shown(in: 500),
      Array(errors[..<start] + errors[min(end + 1, errors.count)...])
    )
  }
}

extension [UInt8] {
  /// Where some bytes begin that occur last; nil when they do not occur.
  fileprivate func lastIndex(ofBytes wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (0...(count - wanted.count)).last { self[$0...].starts(with: wanted) }
  }
}
