package import ArgumentParser
import Files
import SpokenScreen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command `spoken`.
package struct Spoken: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "spoken",
    abstract: "Hear what VoiceOver would say on a screen.",
    discussion: """
      An INPUT is a screen file (x.screen.yaml, x.screen.json), a walkthrough (x.walk.yaml), or a \
      capture of a real app (XCUITest, AccessibilitySnapshot, Appium, idb, Maestro, Playwright, \
      uiautomator and others; see docs/captures.md); - is standard input.
      """,
    version: "spoken \(Provenance.build)",
    subcommands: [
      RenderCommand.self, PlayCommand.self, PlayerCommand.self, TranscriptCommand.self,
      CheckCommand.self,
      VerifyCommand.self, DiffCommand.self, MatrixCommand.self, LintCommand.self, CostCommand.self,
      ExplainCommand.self, InspectCommand.self, ImportCommand.self, WalkCommand.self,
      VoicesCommand.self, EarconsCommand.self, SettingsCommand.self, SchemaCommand.self,
      CacheCommand.self,
      DoctorCommand.self,
    ]
  )

  package init() {}

  /// Runs the command, unless an argument is not UTF-8.
  package static func main() {
    keepStreams()
    // A file that exceeds the limit of its size is a failed write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    if let fault = Readiness.fault {
      Self.exit(withError: Status.missingService.because("spoken needs \(fault)"))
    }
    main(words)
  }

  /// The arguments without the name of the program.
  private static var words: [String] {
    Arguments.all.dropFirst().map { word in
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
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
