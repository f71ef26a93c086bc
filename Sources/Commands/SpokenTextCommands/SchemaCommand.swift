import ArgumentParser
import ScreenFiles
import ScreenInputs
import ScreenScenarios
import SpokenClaim
import SpokenLint
import SpokenVerify

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of a kind of file or of a stop, or reference tables.",
    discussion: "Example: \(Program.name) schema --of walkthrough")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, markdown
  }

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case screen, walkthrough, settings, budget, recording, claim, stop

    /// The schema.
    var json: String {
      switch self {
      case .screen: ScreenSchema.json
      case .walkthrough: WalkthroughSchema.json(settings: SettingsSchema.properties)
      case .settings:
        SettingsSchema.json(
          "settings-file", title: "A settings file of SpokenScreen",
          properties: SettingsSchema.properties + LintSettings.schemas)
      case .budget:
        SettingsSchema.json(
          "budget-file", title: "A budget file of SpokenScreen",
          properties: LintSettings.schemas)
      case .recording: RecordingFile.schema
      case .claim: ClaimSchema.json
      case .stop: StopRecord.schemaJSON
      }
    }

    /// The tables; nil for a kind without any.
    var tables: String? {
      switch self {
      case .screen: ScreenSchema.tables
      case .recording: RecordingFile.tables
      case .stop: StopRecord.tables
      case .walkthrough, .settings, .budget, .claim: nil
      }
    }
  }

  @Option(
    help: """
      The kind of file: screen, walkthrough, settings, budget, recording, claim; or stop, of outputs.
      """)
  var of = Kind.screen

  @Option(help: "The format: json for the schema, markdown for the tables.")
  var format = Format.json

  func validate() throws {
    if format == .markdown, of.tables == nil {
      throw ValidationError(
        "there are tables of screen, recording and stop, not of \(of.rawValue)")
    }
  }

  func run() throws {
    try Console.output(format == .markdown ? of.tables ?? "" : of.json)
  }
}
