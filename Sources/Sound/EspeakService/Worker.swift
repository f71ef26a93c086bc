import CSpokenSystem
import EspeakProtocol
import SpokenCLibrary

/// The worker: speaks for `spoken` in a process of its own, one request after another.
///
/// Usage: spoken-espeak-worker BUFFER [copies]. BUFFER is the length of the engine's buffer in
/// milliseconds. With `copies` each text is spoken in a copy of the process, also where the
/// engine's memory could be put back. Requests come on the standard input and replies leave on the
/// standard output, as `EspeakProtocol` has them. The first reply comes unasked: what the engine
/// consists of, or why there is no engine.
package enum Worker {
  /// Runs the program with the words of its command line.
  package static func main() -> Never {
    let arguments = arguments
    // Checked strictly: the samples depend on the buffer, so a wrong length must not pass silently.
    guard arguments.count == 2 || arguments.dropFirst(2) == ["copies"],
      let length = Int32(arguments[1]), 20...1000 ~= length
    else { warn("usage: spoken-espeak-worker BUFFER, 20 to 1000 milliseconds; spoken starts it") }
    run(bufferLength: length, copying: arguments.count == 3)
  }

  /// The words of the command line.
  private static var arguments: [String] {
    // `CommandLine.arguments` needs /proc, which not every system has mounted.
    guard let words = unsafe spoken_arguments() else { return CommandLine.arguments }
    var arguments: [String] = []
    while let word = unsafe words[arguments.count] {
      unsafe arguments.append(String(cString: word))
    }
    return arguments
  }

  /// Loads the engine and serves until the input ends.
  ///
  /// - Parameters:
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - copying: whether each text is spoken in a copy of the process, even if restoring would do.
  private static func run(bufferLength: Int32, copying: Bool) -> Never {
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
  private static func warn(_ message: String) -> Never {
    var line = message + "\n"
    _ = line.withUTF8 { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
    _exit(64)
  }
}
