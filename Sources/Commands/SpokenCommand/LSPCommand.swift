import ArgumentParser
import EspeakEngine
import JSONRPC
import SpokenCLibrary
import SpokenFiles
import SpokenLSP
import SpokenScreen
import SpokenSyntax
import SpokenTextCommands

struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors by the Language Server Protocol, over standard input and output.",
    discussion: """
      An editor starts it for *.screen.yaml, *.walk.yaml, *.settings.yaml and *.budget.yaml, and \
      shows errors, what lint finds, what is heard and why, and the stops; see docs/editors.md.

      Example: spoken lsp --settings app.settings.yaml
      """)

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    if options.settings == "-" {
      throw ValidationError("standard input is the editor's; name a settings file")
    }
    if options.app.isGiven {
      throw ValidationError("an editor opens files; leave out --app and --app-program")
    }
  }

  func run() throws {
    // A closed pipe is a failed write from here on, not the end of the program.
    signal(SIGPIPE, SIG_IGN)
    let file = try options.settingsFileBytes()
    let reviewer = Reviewer(
      reader: try options.reader(settings: file),
      linter: Linter(settings: try options.lintSettings(file)))
    if isatty(STDIN_FILENO) == 1 {
      Console.error("an editor starts this server and speaks to it; Control-D ends it")
    }
    var server = LanguageServer(reviewer: reviewer, rulesPage: Self.rulesPage)
    let status = server.serve(
      MessagePort(input: STDIN_FILENO, output: STDOUT_FILENO, .headers))
    if status != 0 { throw ExitCode(status) }
  }

  /// The page on the rules of linting that is installed with the program; nil for none.
  private static var rulesPage: String? {
    guard let program = Executable.path?.resolved else { return nil }
    let page = "share/doc/spoken/docs/lint-rules.md".path(
      inFolder: program.parentFolder.parentFolder)
    return FileStatus(page) == nil ? nil : page
  }
}
