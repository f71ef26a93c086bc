import ArgumentParser
import ScreenAudio
import SpokenScreen

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts a capture of a real app to a screen file, and lists what the capture lacks."
  )

  @Argument(help: "A capture, or a screen file; - is standard input.")
  var input: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file that is written; - is standard output.", valueName: "file"))
  var output = "-"

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "What is written: screen (YAML, or JSON for a name in .json) or accessibility-snapshot.",
      valueName: "format"))
  var target = "screen"

  @Option(
    help: ArgumentHelp(
      "The format of the capture (default: detected).", valueName: "name"))
  var from: String?

  @Option(help: "The platform of the screen: ios, ipados or macos.")
  var platform: Platform?

  @Option(help: ArgumentHelp("The language of the screen's words.", valueName: "tag"))
  var language: String?

  @Flag(help: "Keep what is behind other screens or off the screen.")
  var all = false

  @Flag(help: "Suppress the report on standard error.")
  var quiet = false

  func validate() throws {
    guard !ScreenFormat.all.contains(where: { $0.name == target }) else { return }
    let names = ScreenFormat.all.map(\.name).joined(separator: " or ")
    throw ValidationError("--to is \(names), not \(target)")
  }

  func run() throws {
    do {
      var reader = StoryReader(platform: platform, language: language, format: from)
      reader.keepsAll = all
      var names = OutputNames(reading: [input])
      try names.add(output, for: "--output")
      let (screen, remarks) = try reader.readScreen(input)
      if !quiet { remarks.forEach(Console.errors) }
      for format in ScreenFormat.all where format.name == target {
        try write(try format.text(of: screen, for: output))
      }
    } catch let fault as StoryFault {
      throw fault.status.because(lines: fault.description)
    }
  }

  private func write(_ text: String) throws {
    guard output != "-" else { return try Console.output(text) }
    try endingWithStatus {
      let file = try TextFile(path: output)
      try file.write(text)
      try file.finish()
    }
  }
}
