import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The worker process, started when it is needed and again when it is gone.
final class EspeakWorker: @unchecked Sendable {
  private struct Process {
    var stream: WorkerStream
    var identifier: pid_t
    var files: EngineFiles
  }

  private let path: String
  private let bufferLength: Int
  private let patience: Int
  // Guards the process: one request at a time.
  private let lock = NSLock()
  private var process: Process?

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - path: its program.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - patience: how many seconds it may say nothing.
  init(path: String, bufferLength: Int, patience: Int) {
    self.path = path
    self.bufferLength = bufferLength
    self.patience = patience
  }

  deinit { stop() }

  /// The number of the running process, for tests that end it.
  var identifier: pid_t? {
    lock.lock()
    defer { lock.unlock() }
    return process?.identifier
  }

  /// Starts the process if there is none, and gives what its engine consists of.
  func start() throws(EngineUnavailable) -> EngineFiles {
    lock.lock()
    defer { lock.unlock() }
    return try running().files
  }

  /// Asks the process; a process that broke down is replaced, once.
  ///
  /// A text that breaks down the second one too fails when a third one can speak: something ends whatever
  /// speaks this text, such as a system that is short of memory.
  ///
  /// - Throws: `EngineUnavailable` when no process can be started, or none answers whatever it is asked.
  func reply(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply {
    lock.lock()
    defer { lock.unlock() }
    for _ in 1...2 {
      if let answer = try answer(to: request) { return answer }
    }
    let cause = "ended twice while it worked, or said nothing for \(patience) s"
    if let trial = request.trial, try answer(to: trial) != nil {
      return .failure("its worker \(cause)")
    }
    throw EngineUnavailable(
      cause: "\(path) \(cause)",
      cure: "see whether something ends or stops it, and whether memory is short")
  }

  /// The answer of the process, which is started if there is none; nil when it broke down.
  private func answer(to request: WorkerRequest) throws(EngineUnavailable) -> WorkerReply? {
    let stream = try running().stream
    if stream.write(request.bytes), let answer = WorkerReply(reading: stream.read) { return answer }
    stop()
    return nil
  }

  private func running() throws(EngineUnavailable) -> Process {
    if let process { return process }
    let (stream, identifier) = try spawn()
    let greeting = WorkerReply(reading: stream.read)
    if case .answer(let body, _) = greeting, let files = EngineFiles(body, worker: path) {
      let new = Process(stream: stream, identifier: identifier, files: files)
      process = new
      return new
    }
    let isSilent = stream.isOpen
    Self.end(stream, identifier)
    switch greeting {
    case .voiceFault(let cause), .failure(let cause), .crash(let cause):
      throw EngineUnavailable(
        cause: cause, cure: "install eSpeak NG with its data, such as the package espeak-ng-data")
    case .answer:
      throw EngineUnavailable(
        cause: "\(path) is not of this version", cure: "install both programs anew")
    case nil where isSilent:
      throw EngineUnavailable(
        cause: "\(path) was started and said nothing for \(patience) s",
        cure: "run it alone to see why; it may be another program")
    case nil:
      throw EngineUnavailable(
        cause: "\(path) ended as soon as it was started",
        cure: "run it alone to see why; without eSpeak NG's library it cannot start")
    }
  }

  private func stop() {
    guard let process else { return }
    Self.end(process.stream, process.identifier)
    self.process = nil
  }

  private static func end(_ stream: WorkerStream, _ identifier: pid_t) {
    stream.close()
    kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
  }

  private func spawn() throws(EngineUnavailable) -> (WorkerStream, pid_t) {
    guard let (ours, theirs) = WorkerStream.pair(patience: patience) else {
      throw EngineUnavailable(
        cause: "no stream to a worker: \(String(cString: strerror(errno)))",
        cure: "close files or programs and try again")
    }
    defer { close(theirs) }
    var identifier: pid_t = 0
    let result = Spawn.start([path, "\(bufferLength)"], talkingTo: theirs, &identifier)
    guard result == 0 else {
      ours.close()
      throw EngineUnavailable(
        cause: "cannot start \(path): \(String(cString: strerror(result)))",
        cure: "build it with `swift build`, or install it beside the program")
    }
    return (ours, identifier)
  }
}
