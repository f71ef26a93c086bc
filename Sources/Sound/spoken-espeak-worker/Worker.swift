import EspeakProtocol
import SpokenCLibrary

/// The loop that reads and answers requests.
enum Worker {
  /// Loads the engine and serves until the input ends.
  ///
  /// - Parameters:
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - copying: whether each text is spoken in a copy of the process, even if restoring would do.
  static func run(bufferLength: Int32, copying: Bool) -> Never {
    forgetSignals()
    guard Engine.start(bufferLength: bufferLength) else {
      let cause = "eSpeak NG cannot load its data in \(Engine.dataFolder)\(Engine.dataFault)"
      WorkerFrame.write(.failure, Array(cause.utf8), to: STDOUT_FILENO)
      _exit(1)
    }
    WorkerFrame.write(.answer, Array(Engine.description.utf8), to: STDOUT_FILENO)
    var next = WorkerFrame.read(from: STDIN_FILENO)
    while let bytes = next {
      next =
        answer(WorkerRequest(bytes), copying: copying) ?? WorkerFrame.read(from: STDIN_FILENO)
    }
    _exit(0)
  }

  /// Answers a request; returns the next one if it was read already.
  private static func answer(_ request: WorkerRequest?, copying: Bool) -> [UInt8]? {
    switch request {
    case .speak(let order): return VoiceProcess.speak(order, copying: copying)
    case .voices: WorkerFrame.write(.answer, VoiceList.lines, to: STDOUT_FILENO)
    case nil:
      WorkerFrame.write(
        .failure, Array("the worker cannot read this request".utf8), to: STDOUT_FILENO)
    }
    return nil
  }

  /// Resets the signal settings that the parent process may have changed.
  private static func forgetSignals() {
    // With `SIGCHLD` ignored the system would drop the results of copies; with `SIGPROF` ignored no
    // text would have a time limit.
    for number in [SIGCHLD, SIGPIPE, SIGPROF] { signal(number, SIG_DFL) }
    // Signals that end `spoken` may reach the worker too; it ends when its input does.
    for number in [SIGINT, SIGQUIT, SIGHUP, SIGTERM] { signal(number, SIG_IGN) }
    // PulseAudio, which the engine loads, makes a large file in memory and works without it.
    signal(SIGXFSZ, SIG_IGN)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Prints how to start the program.
  static func warn(_ message: String) -> Never {
    var line = message + "\n"
    _ = line.withUTF8 { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(64)
  }
}
