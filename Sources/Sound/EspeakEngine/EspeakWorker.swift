import EspeakProtocol
import Foundation
import SpokenCLibrary
import SpokenFiles

/// A worker process, started on demand and again when it ended.
final class EspeakWorker: @unchecked Sendable {
  private struct Process {
    var stream: WorkerStream
    var identifier: pid_t
    var files: EngineFiles
  }

  private let path: String
  private let bufferLength: Int
  private let timeout: Int
  // Guards the process: one request at a time.
  private let lock = NSLock()
  private var process: Process?

  /// A worker that is not started yet.
  ///
  /// - Parameters:
  ///   - path: its program.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - timeout: how many seconds it may neither answer nor compute; 0 for any number.
  init(path: String, bufferLength: Int, timeout: Int) {
    self.path = path
    self.bufferLength = bufferLength
    self.timeout = timeout
  }

  deinit { stop() }

  /// The id of the running process, for tests that end it.
  var identifier: pid_t? {
    lock.lock()
    defer { lock.unlock() }
    return process?.identifier
  }

  /// Starts the process if needed, and returns the files of its engine.
  func start() throws(EngineUnavailable) -> EngineFiles {
    lock.lock()
    defer { lock.unlock() }
    return try running().files
  }

  /// How often a process is started, or a text requested, before giving up.
  private static let attempts = 4

  /// The outcome of a request.
  private enum Outcome {
    case answered(WorkerReply)
    /// The process ended, was stopped, or sent invalid data.
    case broken
    /// The process waits for something that does not come.
    case hung
  }

  /// Sends a request; a process that breaks down is replaced, a limited number of times.
  ///
  /// A text that fails is requested once more, from a copy of a process that never spoke: only a
  /// second failure is caused by the text. A text whose every process breaks down fails if the next
  /// process can speak another text: something ends each process that speaks this one, such as a
  /// lack of memory.
  ///
  /// - Throws: `EngineUnavailable` when no process can be started, or none answers any request.
  func reply(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply {
    lock.lock()
    defer { lock.unlock() }
    var failure: WorkerReply?
    for _ in 1...Self.attempts {
      switch try outcome(of: request) {
      // The copy that failed is gone by now, so a process that never spoke makes the second try.
      case .answered(let reply) where reply.isFailure && failure == nil: failure = reply
      case .answered(let reply): return reply
      // A second try would wait as long again, so the text fails at once.
      case .hung: return .failure("its worker did nothing for \(timeout) s, and was ended")
      case .broken: break
      }
    }
    // The other tries broke down, so this answer alone says something about the text.
    if let failure { return failure }
    let cause = "ended \(Self.attempts) times while it worked, or was stopped"
    // A single letter tells a text that ends its processes from an engine that cannot run.
    if let trial = request.trial {
      switch try outcome(of: trial) {
      case .answered, .hung: return .failure("its worker \(cause)")
      case .broken: break
      }
    }
    throw EngineUnavailable(
      cause: "\(path) \(cause)",
      fix: "see whether something ends or stops it, and whether memory is short")
  }

  /// The reply of the process, which is started if needed, and ended unless it answers.
  private func outcome(of request: WorkerRequest) throws(EngineUnavailable) -> Outcome {
    let process = try running()
    let (reply, verdict) = exchange(request.bytes, with: process.stream, process.identifier)
    if let reply { return .answered(reply) }
    // Half a reply may be in the stream, which nothing could tell from the next one.
    stop()
    return verdict == .hung ? .hung : .broken
  }

  /// Sends a request, if any, and reads a reply; nil with the last verdict when none came.
  private func exchange(
    _ request: [UInt8]?, with stream: WorkerStream, _ identifier: pid_t
  ) -> (reply: WorkerReply?, verdict: WorkerWatch.Verdict) {
    // The watch counts idle checks in a row, so each exchange begins with a new one.
    var watch = WorkerWatch(timeout: timeout)
    var verdict = WorkerWatch.Verdict.wait
    func isWorthIt() -> Bool {
      verdict = watch.look(at: ProcessSight.family(of: identifier))
      return verdict == .wait
    }
    if let request, !stream.write(request, while: isWorthIt) { return (nil, verdict) }
    return (WorkerReply { stream.read(while: isWorthIt) }, verdict)
  }

  /// The process, started if needed; one that ends before it can speak is replaced too.
  private func running() throws(EngineUnavailable) -> Process {
    if let process { return process }
    for _ in 1...Self.attempts {
      if let process = try started() { return process }
    }
    throw EngineUnavailable(
      cause: "\(path) ended as soon as it was started",
      fix: "run it in a terminal to see why; without eSpeak NG's library it cannot start")
  }

  /// Starts a process and reads the files of its engine; nil when it ended, or was stopped.
  private func started() throws(EngineUnavailable) -> Process? {
    let (stream, identifier) = try spawn()
    let (greeting, verdict) = exchange(nil, with: stream, identifier)
    if case .answer(let body, _) = greeting, let files = EngineFiles(body, worker: path) {
      let new = Process(stream: stream, identifier: identifier, files: files)
      process = new
      return new
    }
    Self.end(stream, identifier)
    switch greeting {
    case .voiceFault(let cause), .failure(let cause), .crash(let cause):
      throw EngineUnavailable(
        cause: cause, fix: "install eSpeak NG with its data, such as the package espeak-ng-data")
    case .answer:
      throw EngineUnavailable(
        cause: "\(path) is not of this version", fix: "install both programs again")
    case nil where verdict == .hung:
      throw EngineUnavailable(
        cause: "\(path) was started and did nothing for \(timeout) s",
        fix: "run it in a terminal to see why; it may be another program")
    case nil: return nil
    }
  }

  private func stop() {
    guard let process else { return }
    Self.end(process.stream, process.identifier)
    self.process = nil
  }

  private static func end(_ stream: WorkerStream, _ identifier: pid_t) {
    stream.close()
    // It may be stopped, or not read its input: only this signal ends it in any state.
    kill(identifier, SIGKILL)
    // Without this call the ended process would remain in the system's table.
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
  }

  private func spawn() throws(EngineUnavailable) -> (WorkerStream, pid_t) {
    guard let (ours, theirs) = WorkerStream.pair() else {
      throw EngineUnavailable(
        cause: "no stream to a worker: \(String(cString: strerror(errno)))",
        fix: "close files or programs and try again")
    }
    // With the worker's end open here too, reading would never see that the worker is gone.
    defer { close(theirs) }
    do throws(POSIXError) {
      return (ours, try Spawn.start([path, "\(bufferLength)"], talkingTo: theirs))
    } catch {
      ours.close()
      throw EngineUnavailable(
        cause: "cannot start \(path): \(error.reason)",
        fix: "build it with `swift build`, or install it beside the program")
    }
  }
}
