import ArgumentParser
import SpokenScreen

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of screen files, or their reference tables.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, markdown
  }

  @Option(help: "The format: json for the schema, markdown for the tables.")
  var format = Format.json

  func run() throws {
    try Console.output(format == .json ? ScreenSchema.json : ScreenSchema.tables)
  }
}
