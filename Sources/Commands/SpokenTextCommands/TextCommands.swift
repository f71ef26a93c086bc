package import ArgumentParser

/// The commands that work on words alone, with what they can do beside where there is sound.
package enum TextCommands<Sound: SoundOptions> {
  /// Commands that print what is said, and why.
  package static var reading: [any ParsableCommand.Type] {
    [
      TranscriptCommand.self, ExplainCommand<Sound>.self, MatrixCommand.self, CostCommand.self,
      InspectCommand<Sound>.self, AppPreviewsCommand.self,
    ]
  }

  /// Commands that find what changed or is wrong.
  package static var testing: [any ParsableCommand.Type] {
    [
      CheckCommand<Sound>.self, DiffCommand<Sound>.self, LintCommand<Sound>.self,
      ClaimCommand.self, VerifyCommand.self,
    ]
  }

  /// Commands that write screen files.
  package static var writing: [any ParsableCommand.Type] { [NewCommand.self, ImportCommand.self] }

  /// Commands that print what can be written in files.
  package static var reference: [any ParsableCommand.Type] {
    [SettingsCommand.self, SchemaCommand.self]
  }
}
