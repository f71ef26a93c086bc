import ArgumentParser
import ScreenInputs
import ScreenScenarios
import SpokenFiles
import SpokenVerify

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares recordings of real VoiceOver with what is predicted.",
    discussion: """
      A RECORDING is a file x.heard.json, a record or a log of Aloud, Appium's answers, a log of \
      guidepup or of AT Driver, a log of SSML that a voice was asked to speak, WebVTT captions, or \
      plain text with one utterance a line; - is standard input. --from ssml names the format of the \
      recordings, any other name that of a capture. A folder stands for the *.heard.json files below \
      it. The screen is the file that the recording names, or the one beside it, or the view of --app. See \
      docs/recording.md.
      Exit status: 0 all is as predicted or accepted, 1 something differs, 65 or 66 a recording \
      or a screen is faulty or missing; the others are compared all the same.

      Example: \(Program.name) verify cart.heard.json --against cart.screen.yaml
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, junit
  }

  @Argument(help: "Recordings, and folders of them; - is standard input.", completion: .file())
  var recordings: [String]

  @Option(
    help: ArgumentHelp(
      "The screen, walkthrough or capture that the recordings are of.", valueName: "input"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "How many percent of the stops of each recording must be equal; without it all of them.",
      valueName: "percent"))
  var atLeast: Double?

  @Option(help: "The format: text, json, markdown or junit.")
  var format = Format.text

  @Flag(help: "Prints a settings file that removes as many differences as settings can.")
  var asSettings = false

  @OptionGroup var options: ScenarioOptions

  func validate() throws {
    if options.app.isGiven, against != nil {
      throw ValidationError("--app takes the place of --against")
    }
    try options.app.checkStrict()
    if let atLeast, !(0...100).contains(atLeast) {
      throw ValidationError("--at-least is 0 to 100, not \(atLeast)")
    }
    if asSettings, recordings.count != 1 || recordings.contains(where: Folder.exists) {
      throw ValidationError("--as-settings takes one recording")
    }
    if asSettings, format != .text {
      throw ValidationError("--as-settings prints a settings file and has no --format")
    }
    if recordings.count(where: { $0 == "-" }) > 1 || (recordings.contains("-") && against == "-") {
      throw ValidationError("standard input can be read once")
    }
  }

  func run() throws {
    let found = RecordingInput.find(in: recordings)
    for path in found.missing { Console.error("\(path): there is no such file or folder") }
    guard !found.inputs.isEmpty || !found.missing.isEmpty else {
      throw Status.noInput.because(
        "there is no recording (*.heard.json) in \(recordings.joined(separator: ", "))")
    }
    var report = VerificationReport(atLeast: atLeast)
    var fault: Status? = found.missing.isEmpty ? nil : .noInput
    // In the report too: a file for a build server must not look complete.
    for path in found.missing { report.add(.missing(path), of: path) }
    // The one format of recordings that may be named is none of captures.
    let format = options.from.flatMap { RecordingReader.Format(rawValue: $0) }
    var ofScreens = options
    if format != nil { ofScreens.from = nil }
    var verifier = Verifier(reader: try ofScreens.reader(), against: against, format: format)
    if options.app.isGiven { verifier.view = try options.input(nil).view }
    for input in found.inputs { verify(input, with: verifier, &report, &fault) }
    // Before the exit status, because a failure is when the report is read.
    try print(report)
    if let fault { throw ExitCode(fault.rawValue) }
    guard report.isGood else { throw ExitCode(Status.differs.rawValue) }
  }

  private func verify(
    _ input: RecordingInput, with verifier: Verifier, _ report: inout VerificationReport,
    _ status: inout Status?
  ) {
    do throws(ScenarioError) {
      let verification = try verifier.verify(input)
      if !options.quiet { verification.remarks.forEach(Console.errors) }
      report.add(verification)
    } catch {
      Console.errors(error.description)
      report.add(error, of: input.path)
      // The first error decides, so that the status does not depend on what follows.
      status = status ?? error.status
    }
  }

  private func print(_ report: VerificationReport) throws {
    if asSettings {
      return try report.verifications.forEach { try Console.output($0.settingsFile) }
    }
    switch format {
    case .text: try Console.output(report.text)
    case .json: try Console.output(try report.json())
    case .markdown: try Console.output(report.markdown)
    case .junit: try Console.output(report.junit)
    }
  }
}
