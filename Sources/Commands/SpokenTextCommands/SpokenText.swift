package import ArgumentParser
import ScreenScenarios

/// The command `spoken-text`: everything of `spoken` that needs no sound.
package struct SpokenText: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "spoken-text",
    abstract: "Read and test what VoiceOver would say on a screen, without any sound.",
    discussion: SpokenInput.help,
    version: "spoken-text \(Provenance.build)",
    groupedSubcommands: [
      CommandGroup(name: "Read", subcommands: TextCommands<NoSound>.reading),
      CommandGroup(name: "Test", subcommands: TextCommands<NoSound>.testing),
      CommandGroup(
        name: "Write", subcommands: TextCommands<NoSound>.writing + [TextPlayerCommand.self]),
      CommandGroup(name: "Look up", subcommands: TextCommands<NoSound>.reference),
    ])

  package init() {}
}

/// What every command reads.
package enum SpokenInput {
  /// The paragraph on inputs in the help.
  package static let help = """
    An INPUT is a screen file (x.screen.yaml, x.screen.json), a walkthrough (x.walk.yaml), or a \
    capture of a real app (XCUITest, AccessibilitySnapshot, Appium, idb, Maestro, Playwright, \
    uiautomator and others; see docs/captures.md); - is standard input.
    """
}
