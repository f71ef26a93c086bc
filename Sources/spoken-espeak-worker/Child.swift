import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of this process that speaks one text and ends: a crash of the engine costs this text.
enum Child {
  /// How a copy ended.
  enum End {
    /// By itself, with a code.
    case itself(code: Int32)
    /// By what the engine did.
    case engine(Refusal)
  }

  /// Speaks a text in a copy; tells of the copy's end when it could not answer.
  static func speak(_ text: [UInt8]) {
    let child = shim_fork()
    guard child >= 0 else { _exit(1) }
    if child == 0 {
      shim_end_with_parent()
      limit()
      set(RLIMIT_CPU, to: 10)
      answer(with: text)
      // Nothing is cleaned up: the engine's own clean-up can hang.
      _exit(0)
    }
    switch end(of: child) {
    case .itself(code: 0): break
    case .itself(let code):
      Frame.write(.failure, Array("eSpeak NG ended with code \(code)".utf8), to: STDOUT_FILENO)
    case .engine(let refusal): refusal.write()
    }
  }

  private static func answer(with text: [UInt8]) {
    do throws(Refusal) {
      let starts = try Engine.speak(text)
      // From here on only the reader's pace counts.
      alarm(0)
      Frame.write(.answer, starts, to: STDOUT_FILENO)
    } catch {
      error.write()
    }
  }

  /// The most seconds that the engine may take for a text.
  static let patience: UInt32 = 5

  /// Bounds what the engine can cost: its patience, 512 MB, and no core file.
  static func limit() {
    set(RLIMIT_AS, to: 512 << 20)
    set(RLIMIT_CORE, to: 0)
    alarm(patience)
  }

  #if canImport(Glibc)
    private static func set(_ resource: __rlimit_resource, to value: rlim_t) {
      set(Int32(resource.rawValue), to: value)
    }
  #endif

  private static func set(_ resource: Int32, to value: rlim_t) {
    var limits = rlimit(rlim_cur: value, rlim_max: value)
    _ = unsafe setrlimit(resource, &limits)
  }

  /// Waits for a copy and says how it ended.
  ///
  /// Writing a reply raises no signal of its own, so any signal but those of a crash came from outside;
  /// then this process ends too.
  static func end(of child: pid_t) -> End {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { _exit(1) }
    }
    let signal = status & 0x7f
    if signal == SIGALRM {
      return .engine(Refusal(status: .failure, cause: "eSpeak NG took longer than \(patience) s"))
    }
    if let name = name(ofCrash: signal) {
      return .engine(Refusal(status: .crash, cause: "eSpeak NG crashed (\(name))"))
    }
    guard signal == 0 else { _exit(1) }
    return .itself(code: status >> 8 & 0xff)
  }

  private static func name(ofCrash signal: Int32) -> String? {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGILL: "SIGILL"
    case SIGSEGV: "SIGSEGV"
    case SIGTRAP: "SIGTRAP"
    default: nil
    }
  }
}
