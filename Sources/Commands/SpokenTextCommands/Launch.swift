package import ArgumentParser
import SpokenCLibrary
import SpokenFiles

extension ParsableCommand {
  /// Runs the command, unless an argument is not UTF-8.
  package static func launch() {
    // Before anything else opens a file.
    keepStreams()
    Program.name = _commandName
    // A file that exceeds the limit of its size is a failed write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    // Before any work: what is missing later ends the program in a library, without a message.
    if let fault = Readiness.fault {
      Self.exit(withError: Status.missingService.because("spoken needs \(fault)"))
    }
    let words = spokenWords
    // The parser would print its own script, whose trap has to be corrected.
    if let script = CompletionScript.requested(by: words, of: self) {
      do { try Console.output(script) } catch { Self.exit(withError: error) }
      return
    }
    if let fault = CommandNames.fault(in: words, of: self) {
      Self.exit(withError: ValidationError(fault))
    }
    do {
      var command = try parseAsRoot(words)
      try command.run()
    } catch {
      // Help and a version are output like any other: on a full disk they are no success.
      let text = shownMessage(for: error)
      let code = exitCode(for: error)
      guard code.isSuccess, !text.isEmpty else {
        if !text.isEmpty { Console.show(text + "\n") }
        Self.exit(withError: code)
      }
      do { try Console.output(text + "\n") } catch { Self.exit(withError: error) }
    }
  }

  /// The arguments without the name of the program.
  private static var spokenWords: [String] {
    Arguments.all.dropFirst().map { word in
      // A repaired text would name another file, or none.
      guard let text = String(validatingCString: word) else {
        let shown = String(cString: word)
        Self.exit(
          withError: Status.wrongUse.because("'\(shown)' is not UTF-8; if it is a file, rename it")
        )
      }
      return text
    }
  }

  /// Opens the standard streams that the parent process closed.
  ///
  /// Otherwise the next opened file, such as the pipe to a worker, would get their number and
  /// receive what is printed. Reading from or writing to such a stream fails, as it does without
  /// it.
  private static func keepStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The system gives the lowest free number, which is the one that is missing.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
