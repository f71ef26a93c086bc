import ArgumentParser
import CommandTestSupport
import Foundation
import Testing

@testable import SpokenCommand
@testable import SpokenTextCommands

struct CommandNamesTests {
  @Test func `those of sound are the ones that the program without sound lacks`() {
    let whole = Set(Spoken.configuration.subcommands.map { $0._commandName })
    let text = Set(SpokenText.configuration.subcommands.map { $0._commandName })
    #expect(CommandNames.ofSound == whole.subtracting(text))
  }

  @Test func `a command of sound is named by the program without it`() throws {
    let run = try run(URL(filePath: program + "-text"), ["render", "x.screen.yaml"])
    #expect(run.status == 64)
    #expect(run.errors.contains("spoken-text has no sound; `spoken` has the command 'render'"))
  }

  @Test(
    arguments: [
      (["transcript", "x"], nil), ([], nil), (["--help"], nil), (["help"], nil),
      (["help", "cache", "stats"], nil), (["cache", "--cache", "x"], nil), (["cache"], nil),
      (["trnscript", "x"], "there is no command 'trnscript'. Did you mean 'transcript'?"),
      (["help", "lnt"], "there is no command 'lnt'. Did you mean 'lint'?"),
      (["cache", "stts"], "there is no command 'stts'. Did you mean 'stats'?"),
      (["hlep"], "there is no command 'hlep'. Did you mean 'help'?"),
      (
        ["a\u{1B}b"],
        "there is no command 'a␛b'. Use one of at-driver, cache, check, claim, cost, diff, doctor, earcons, explain, help, import, inspect, …."
      ),
    ] as [([String], String?)])
  func `an unknown one is reported with the nearest`(words: [String], fault: String?) {
    #expect(CommandNames.fault(in: words, of: Spoken.self) == fault)
  }
}
