import ArgumentParser
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax
import SpokenVerify
import VoiceOverLanguages

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract:
      "Converts a capture of a real app to a screen file, and lists what the capture lacks.",
    discussion: """
      With --recording, x.heard.json is written beside x.screen.yaml: what VoiceOver was recorded to \
      say is then the golden of the screen. An output x.heard.json converts a recording in another \
      format. See docs/recording.md.

      With --symbols it prints pairs of a symbol's name and its label that this program does not know, \
      parted by tabs, for all captures that are given. See docs/captures.md.

      Example: \(Program.name) import capture.json -o screens/
      """)

  @Argument(help: "A capture, or a screen file; - is standard input.", completion: .file())
  var input: String

  @Argument(
    help: ArgumentHelp("More captures, with --symbols.", valueName: "capture"),
    completion: .file())
  var others: [String] = []

  @Flag(
    help:
      "Print the names and labels of symbols in images that are not known yet, and convert nothing."
  )
  var symbols = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file that is written (JSON for x.json), or a folder with a slash; - is standard output.",
      valueName: "file"), completion: .file())
  var output = "-"

  @Option(
    help: ArgumentHelp(
      "The format of the capture, or of the recording: ssml (default: detected).",
      valueName: "name"), completion: .list(FormatNames.all))
  var from: String?

  @Option(help: "The platform of the screen: ios, ipados or macos.")
  var platform: Platform?

  @Option(
    help: ArgumentHelp("The language of the screen's words.", valueName: "tag"),
    completion: .list(Vocabulary.all.map(\.language)))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "A recording of VoiceOver on the same screen, which becomes its golden.",
      valueName: "file"), completion: .file())
  var recording: String?

  @Flag(help: "Keep what is behind other screens or off the screen.")
  var all = false

  @Flag(help: "Follow links that lead out of the folder of the output.")
  var followLinks = false

  /// Whether the output was named by its folder, which is created if needed.
  private var isInFolder = false

  @Flag(name: .shortAndLong, help: "Suppress the report on standard error.")
  var quiet = false

  mutating func validate() throws {
    try checkSymbols()
    let file = try OutputFolder.file(output, for: input, ending: "screen.yaml")
    output = file.path
    isInFolder = file.naming != .byUser
    if recording != nil, !ScreenGoldens.isScreen(output) {
      throw ValidationError("--recording needs -o x.screen.yaml or x.screen.json")
    }
    if recording == "-", input == "-" { throw ValidationError("standard input can be read once") }
  }

  func run() throws {
    if symbols { return try printSymbols() }
    if isInFolder { try OutputFolder.make(output.parentFolder) }
    if ScreenGoldens.isRecording(output) { return try convert() }
    do {
      var reader = ScenarioReader(platform: platform, language: language, format: from)
      reader.keepsAll = all
      // A recording that lies beside the screen is read before it is written again.
      let others = [recording].compactMap { $0 }.filter { $0 != heardOutput }
      var names = OutputNames(reading: [input] + others)
      try names.add(output, for: "--output")
      try names.add(heardOutput, for: "--recording")
      // Both inputs are read before anything is written, so that an error leaves no half of a pair.
      let heard = try recording.map { try Verifier.read($0, .byUser) }
      let (screen, remarks) = try reader.readScreen(input)
      if !quiet { (remarks + sharedGolden).forEach(Console.errors) }
      // JSON has no comments.
      let comment = output.ends(withBytes: ".json") ? nil : SchemaFile(for: output)?.comment
      let start = comment.map { $0 + "\n" } ?? ""
      let texts = [(output: place, text: start + screen.masked.written(for: output))]
      guard let heard, let heardOutput else { return try write(texts) }
      let besides = place.beside(heardOutput)
      let golden = try golden(heard, at: besides)
      try write(texts + [(besides, RecordingFile.json(golden))])
      if !quiet { try report(golden, at: heardOutput, of: screen, with: reader) }
    } catch let fault as ScenarioError {
      throw fault.reported()
    }
  }

  /// What to do about a screen whose golden would be that of the capture, which a check refuses.
  private var sharedGolden: [String] {
    let (old, new) = (CheckInput(input), CheckInput(output))
    guard input != "-", output != "-", old.golden == new.golden else { return [] }
    return [
      "\(input) and \(output) share the golden \(new.golden); to check a folder of both, write the screen "
        + "into another one (`-o screens/`), or name it otherwise"
    ]
  }

  /// The output, and who named it.
  private var place: OutputPath {
    let folder: Naming = followLinks ? .anywhere : .inFolder(output.parentFolder)
    return OutputPath(output, isInFolder ? folder : .byUser)
  }

  /// The recording that is written beside the screen.
  private var heardOutput: String? {
    recording == nil ? nil : ScreenGoldens.recording(of: output)
  }

  /// A recording that names the screen beside it, with what was accepted before.
  private func golden(
    _ recording: Recording, at output: OutputPath
  ) throws -> Recording {
    var golden = ScreenGoldens.golden(recording, of: self.output)
    let path = output.path
    if golden.accepted.isEmpty, FileStatus(path) != nil, path != self.recording {
      // What somebody accepted by hand is not lost with the recording that it stood in.
      golden.accepted = try Verifier.read(path, output.naming).accepted.filter { accepted in
        accepted.step.map { $0 <= golden.steps.count } ?? true
      }
    }
    return golden
  }

  /// Reports how far the screen already says what was recorded.
  private func report(
    _ recording: Recording, at path: String, of screen: Screen,
    with reader: ScenarioReader
  ) throws {
    let scenario = try reader.scenario(of: screen).scenario
    let verification = Verification(recording, file: path, with: scenario, Prediction(of: scenario))
    Console.error("\(path): \(VerificationSum([verification]))")
  }

  /// Converts a recording into a recording file.
  private func convert() throws {
    if let from, RecordingReader.Format(rawValue: from) == nil {
      let names = FormatNames.recordings.joined(separator: ", ")
      throw ValidationError("--from of a recording is \(names), not '\(from)'.")
    }
    try endingWithStatus {
      var names = OutputNames(reading: [input])
      try names.add(output, for: "--output")
      let format = from.flatMap { RecordingReader.Format(rawValue: $0) }
      try write([(place, RecordingFile.json(try Verifier.read(input, .byUser, format)))])
    }
  }

  /// Writes all files or none, unless one cannot get its name.
  private func write(_ texts: [(output: OutputPath, text: String)]) throws {
    try endingWithStatus {
      // All are written before the first one gets its name, as a full disk stops writing, not
      // naming.
      var files: [TextFile] = []
      for (output, text) in texts where output.path != "-" {
        let file = try TextFile(output)
        try file.write(text)
        files.append(file)
      }
      for file in files { try file.finish() }
    }
    for (output, text) in texts {
      if output.path == "-" {
        try Console.output(text)
      } else if !quiet {
        Console.error("\(output.path): written")
      }
    }
  }
}
