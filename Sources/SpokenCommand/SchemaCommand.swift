import ArgumentParser
import Recordings
import SpokenScreen

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of screen files or recordings, or their reference tables.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case json, markdown
  }

  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case screen, recording
  }

  @Option(help: "The kind of file: screen or recording.")
  var of = Kind.screen

  @Option(help: "The format: json for the schema, markdown for the tables.")
  var format = Format.json

  func run() throws {
    switch (of, format) {
    case (.screen, .json): try Console.output(ScreenSchema.json)
    case (.screen, .markdown): try Console.output(ScreenSchema.tables)
    case (.recording, .json): try Console.output(RecordingFile.schema)
    case (.recording, .markdown): try Console.output(RecordingFile.tables)
    }
  }
}
