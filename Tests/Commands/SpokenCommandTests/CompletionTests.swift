import CommandTestSupport
import Foundation
import TestSupport
import Testing

#if os(Linux)
  struct CompletionTests {
    /// A bash that completes `spoken`, in a terminal of its own.
    private func bash() throws -> (terminal: PseudoTerminal, scratch: Scratch) {
      let scratch = try Scratch()
      let script = try scratch.create(
        "spoken.bash", spoken("--generate-completion-script", "bash").output)
      let terminal = try PseudoTerminal(
        ["--norc", "--noprofile", "-i"], columns: 120,
        running: URL(filePath: "/bin/bash"))
      let folder = URL(filePath: program).deletingLastPathComponent().path
      terminal.type("PATH=\(folder):$PATH; cd \(root.path); source \(script.path); echo rea''dy\r")
      #expect(terminal.shows("ready"), "\(terminal.output)")
      return (terminal, scratch)
    }

    @Test(arguments: [
      ("spoken transcript samples/hel\t", "lo."),
      ("spoken tran\t", "spoken transcript "),
      ("spoken lint --form\t", "--format "), ("spoken lint --format xc\t", "--format xcode "),
      ("spoken render --voice en-U\t", "--voice en-US "),
      ("spoken check --from accessk\t", "--from accesskit "),
      ("spoken verify --from ss\t", "--from ssml "), ("spoken import --from ss\t", "--from ssml "),
      ("spoken diff --audio sampl\t", "--audio samples/"),
      ("spoken lint --set speakH\t", "--set speakHints "),
      ("spoken render --earcons wo\t", "--earcons wood "),
    ])
    func `bash completes commands, files, formats and voices`(typed: String, shown: String) throws {
      let (terminal, scratch) = try bash()
      withExtendedLifetime(scratch) {
        terminal.type(typed)
        #expect(terminal.shows(shown), "\(terminal.output)")
      }
    }

    @Test func `completing leaves the shell as it was`() throws {
      let (terminal, scratch) = try bash()
      withExtendedLifetime(scratch) {
        terminal.type("spoken tran\t")
        #expect(terminal.shows("spoken transcript "), "\(terminal.output)")
        terminal.type("\u{15}trap -p; shopt extglob; echo don''e\r")
        #expect(terminal.shows("done"), "\(terminal.output)")
        #expect(!terminal.output.contains("RETURN"), "\(terminal.output)")
        #expect(terminal.output.contains("off"))
      }
    }

    @Test(arguments: ["zsh", "fish"])
    func `there are scripts for other shells`(shell: String) throws {
      let run = try spoken("--generate-completion-script", shell)
      #expect(run.status == 0 && run.output.contains("transcript") && run.errors.isEmpty)
    }
  }
#endif
