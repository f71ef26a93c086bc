import CEspeakNG
import EspeakProtocol
import SpokenCLibrary

/// A copy of this process that speaks one text and ends: a crash of the engine costs only this
/// text.
enum UtteranceProcess {
  /// How a copy ended.
  enum End {
    /// On its own, with a code.
    case itself(code: Int32)
    /// Because of the engine.
    case engine(EngineError)
  }

  /// Speaks a text in a copy; reports the copy's end if it could not answer.
  static func speak(_ text: [UInt8]) {
    let child = make()
    if child == 0 {
      shim_end_with_parent()
      limit()
      answer(with: text)
      // No cleanup: that of the engine can hang.
      _exit(0)
    }
    switch end(of: child) {
    case .itself(code: 0): break
    case .itself(let code):
      WorkerFrame.write(
        .failure, Array("eSpeak NG ended with code \(code)".utf8), to: STDOUT_FILENO)
    case .engine(let refusal): refusal.write()
    }
  }

  /// Forks this process: 0 in the copy, the process id of the copy here.
  ///
  /// The system may lack processes for a moment; if it still does after the retries, this process
  /// ends.
  static func make() -> pid_t {
    // Longer each time: another process may end soon, and a full system is not asked in a loop.
    for pause in [1, 10, 100] as [Int32] {
      let child = shim_fork()
      guard child < 0 else { return child }
      // Without descriptors, poll is only a pause.
      _ = poll(nil, 0, pause)
    }
    let child = shim_fork()
    guard child >= 0 else { _exit(1) }
    return child
  }

  /// Speaks a text in this process and sends the answer; returns whether it was spoken.
  @discardableResult
  static func answer(with text: [UInt8]) -> Bool {
    do throws(EngineError) {
      WorkerFrame.write(.answer, try Engine.speak(text), to: STDOUT_FILENO)
      return true
    } catch {
      error.write()
      return false
    }
  }

  /// The longest processor time of the engine for a text, in seconds.
  static let longest = 5

  /// Limits the resources of the engine: processor time, 512 MB, and no core file.
  static func limit() {
    set(addressSpaceLimit, to: 512 << 20)
    // Crashes are expected, and each would leave a file of the whole memory.
    set(coreFileLimit, to: 0)
    limitTime()
  }

  /// Lets the system end this process when the engine takes too long from here on.
  ///
  /// Processor time is limited, so that no text is lost because this process was stopped, the
  /// machine was asleep or busy, or the reader was slow.
  static func limitTime(to seconds: Int = longest) {
    // ITIMER_PROF, which C libraries declare differently.
    let processorTime: Int32 = 2
    var limit = itimerval()
    limit.it_value.tv_sec = seconds
    _ = unsafe setitimer(processorTime, &limit, nil)
  }

  /// Removes the time limit, because the engine no longer runs.
  static func unlimitTime() { limitTime(to: 0) }

  private static func set(_ resource: Int32, to value: rlim_t) {
    var limits = rlimit(rlim_cur: value, rlim_max: value)
    _ = unsafe setrlimit(resource, &limits)
  }

  /// Waits for a copy and returns how it ended.
  ///
  /// Writing a reply raises no signal, so any signal but those of a crash came from outside; then
  /// this process ends too.
  static func end(of child: pid_t) -> End {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { _exit(1) }
    }
    let signal = status & 0x7f
    // The timer's signal has no handler, so it ends the copy and shows up here.
    if signal == SIGPROF {
      let cause = "eSpeak NG took longer than \(longest) s of processor time"
      return .engine(EngineError(status: .failure, cause: cause))
    }
    if let name = crashes[signal] {
      return .engine(EngineError(status: .crash, cause: "eSpeak NG crashed (\(name))"))
    }
    guard signal == 0 else { _exit(1) }
    return .itself(code: status >> 8 & 0xff)
  }

  private static let crashes = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGSEGV: "SIGSEGV",
    SIGTRAP: "SIGTRAP",
  ]
}
