package import ArgumentParser
import SpokenScreen
import SpokenTextCommands

/// The command `spoken`.
package struct Spoken: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "spoken",
    abstract: "Hear what VoiceOver would say on a screen.",
    discussion: SpokenInput.help,
    version: "spoken \(Provenance.build)",
    groupedSubcommands: [
      CommandGroup(
        name: "Hear",
        subcommands: [
          RenderCommand.self, PlayCommand.self, WalkCommand.self, PlayerCommand.self,
          PreviewCommand.self,
        ]),
      CommandGroup(name: "Read", subcommands: TextCommands<EngineSound>.reading),
      CommandGroup(name: "Test", subcommands: TextCommands<EngineSound>.testing),
      CommandGroup(name: "Write", subcommands: TextCommands<EngineSound>.writing),
      CommandGroup(
        name: "Agents",
        subcommands: [MCPCommand.self, LSPCommand.self, ATDriverCommand.self]),
      CommandGroup(
        name: "Look up",
        subcommands: [VoicesCommand.self, EarconsCommand.self]
          + TextCommands<EngineSound>.reference),
      CommandGroup(name: "Maintain", subcommands: [DoctorCommand.self, CacheCommand.self]),
    ])

  package init() {}
}
