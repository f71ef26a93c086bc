import CEspeakNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A copy of this process that does one thing and ends.
///
/// The parent stays as it was when the engine was loaded, so the same request has the same reply
/// whatever came before, and a crash of the engine costs one text.
enum Child {
  /// Answers a request from a copy; tells of the copy's end when it could not answer.
  ///
  /// Where this is nothing that the text did, the worker ends: half a reply may have been written,
  /// and another worker may fare better.
  static func answer(_ request: Request, to output: Int32) {
    let child = shim_fork()
    guard child >= 0 else { _exit(1) }
    if child == 0 {
      limit()
      perform(request, to: output)
      // Nothing is cleaned up: the engine's own clean-up can hang.
      _exit(0)
    }
    if let cause = end(of: child) { Frame.write(.failure, Array(cause.utf8), to: output) }
  }

  private static func perform(_ request: Request, to output: Int32) {
    do throws(Refusal) {
      let body =
        switch request {
        case .speak(let order): try Engine.speak(order)
        case .voices: VoiceList.lines
        }
      // From here on only the reader's pace counts.
      alarm(0)
      Frame.write(.answer, body, to: output)
    } catch {
      Frame.write(error.status, Array(error.cause.utf8), to: output)
    }
  }

  /// Bounds what a text can cost: five seconds, 512 MB, and no core file.
  private static func limit() {
    set(RLIMIT_AS, to: 512 << 20)
    set(RLIMIT_CPU, to: 10)
    set(RLIMIT_CORE, to: 0)
    alarm(5)
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

  /// Waits for a copy and says how its text ended it, or nil when it ended by itself.
  ///
  /// Writing a reply raises no signal of its own, so any other signal came from outside.
  private static func end(of child: pid_t) -> String? {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { _exit(1) }
    }
    let signal = status & 0x7f
    if signal == SIGALRM { return "eSpeak NG took longer than 5 s" }
    if let name = name(ofCrash: signal) { return "eSpeak NG crashed (\(name))" }
    guard signal == 0 else { _exit(1) }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "eSpeak NG ended with code \(code)"
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
