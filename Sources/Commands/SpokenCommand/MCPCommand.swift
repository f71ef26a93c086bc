import ArgumentParser
import JSONRPC
import SpokenCLibrary
import SpokenFiles
import SpokenMCP
import SpokenScreen
import SpokenTextCommands

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves agents by the Model Context Protocol, over standard input and output.",
    discussion: """
      An agent starts it and gets tools: transcript, explain, lint, check, record, diff, verify \
      and render. Files that it names are below the folder in which the server is started. It ends \
      with its standard input; see docs/agents.md.

      Example: spoken mcp --allow /tmp
      """)

  @Option(
    help: ArgumentHelp(
      "Another folder in which the agent may name files (repeatable).", valueName: "folder"),
    completion: .directory)
  var allow: [String] = []

  func run() throws {
    // A closed pipe is a failed write from here on, not the end of the program.
    let interruption = Interruption()
    let folders: AllowedFolders
    do throws(ToolFault) {
      folders = try AllowedFolders(allow)
    } catch {
      throw Status.noInput.because(error.description)
    }
    if isatty(STDIN_FILENO) == 1 {
      Console.error("an agent starts this server and speaks to it; Control-D ends it")
    }
    let server = MCPServer(version: Provenance.version, folders: folders) { words in
      let run = Spoken.printed(by: words)
      return CommandRun(status: run.status, output: run.output, errors: run.errors)
    }
    let (input, output) = try Self.takeStreams()
    ServerLoop(server, MessagePort(input: input, output: output, .lines)).run {
      (try? interruption.check()) == nil
    }
    do {
      try interruption.check()
    } catch let interrupted as Interruption.Interrupted {
      throw ExitCode(128 + interrupted.signal)
    }
  }

  /// Takes standard input and output for messages alone: what else is written goes to standard
  /// error, and what else is read is empty.
  private static func takeStreams() throws -> (input: Int32, output: Int32) {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else {
      throw Status.inputOutput.because(
        "standard input and output cannot be taken: \(FilePlace.reason)")
    }
    close(nothing)
    return (input, output)
  }
}
