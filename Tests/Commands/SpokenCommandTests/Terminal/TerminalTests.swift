import CommandTestSupport
import Foundation
import SpokenCLibrary
import TestSupport
import Testing

@testable import SpokenCommand

/// How a terminal is while a program has it, and afterwards.
@Suite(.serialized) struct TerminalTests {
  private func walk() throws -> (PseudoTerminal, Scratch) {
    let scratch = try Scratch()
    let file = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    return (try PseudoTerminal(["walk", file.path, "--mute"]), scratch)
  }

  /// The flags of `PseudoTerminal.settings` by which keys are echoed, make signals and wait for a line.
  private func isRaw(_ settings: [tcflag_t]) -> Bool {
    settings[2] & tcflag_t(ECHO | ICANON | ISIG) == 0
  }

  @Test func `shows a page on a screen of its own, and leaves the other as it was`() throws {
    let (terminal, scratch) = try walk()
    let before = terminal.settings
    #expect(!isRaw(before))
    #expect(terminal.shows("> 1  Save, Button"))
    #expect(terminal.output.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(isRaw(terminal.settings))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.output.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(terminal.settings == before)
    withExtendedLifetime(scratch) {}
  }

  @Test func `lets the shell have it meanwhile, and takes it again`() throws {
    let (terminal, scratch) = try walk()
    let before = terminal.settings
    #expect(terminal.shows("> 1  Save, Button"))
    terminal.type("\u{1A}")
    #expect(terminal.isStopped())
    #expect(terminal.settings == before)
    #expect(terminal.shows("\u{1B}[?25h\u{1B}[?1049l"))
    terminal.forget()
    let command = try #require(terminal.commandProcess)
    #expect(kill(command, SIGCONT) == 0)
    #expect(terminal.shows("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(terminal.shows("> 1  Save, Button"))
    #expect(isRaw(terminal.settings))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.settings == before)
    withExtendedLifetime(scratch) {}
  }

  @Test func `is not there behind a pipe`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    let run = try spoken("walk", "a.screen.yaml", "--mute", in: scratch.folder, input: "q")
    #expect(run.status != 0)
    #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
  }
}
