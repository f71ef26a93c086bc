import ArgumentParser
import ScreenInputs
import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenFiles
import SpokenSyntax
import VoiceOverLanguages

struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Compares what VoiceOver says under several settings, platforms and languages.",
    discussion: """
      The first settings, platform and language are what all others are compared with.

      Example: \(Program.name) matrix samples/hello.screen.yaml --platforms ios,macos
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json
  }

  @Argument(help: "A screen, a walkthrough or a capture; - is standard input.", completion: .file())
  var input: String?

  @Option(
    help: ArgumentHelp(
      "Presets, settings files, or key=value, separated by commas.", valueName: "a,b"),
    completion: .list(Preset.all.map(\.name)))
  var settings: String?

  @Option(
    help: ArgumentHelp("Platforms, separated by commas.", valueName: "ios,macos"),
    completion: .list(Platform.allCases.map(\.rawValue)))
  var platforms: String?

  @Option(
    help: ArgumentHelp("Languages of VoiceOver's words, separated by commas.", valueName: "en,de"),
    completion: .list(Vocabulary.all.map(\.language)))
  var languages: String?

  @Option(help: "The format: text, markdown or json.")
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      "The format of a capture (default: detected).", valueName: "name"),
    completion: .list(ScenarioReader.formatNames))
  var from: String?

  @OptionGroup var app: AppOptions

  @Option(
    help: ArgumentHelp(
      "A preview of the app instead of its first scene; `previews` lists them.",
      valueName: "name"))
  var preview: String?

  @Flag(help: "Follow links that lead out of their folder.")
  var followLinks = false

  @Flag(name: .shortAndLong, help: "Suppress notes on standard error.")
  var quiet = false

  /// The most columns of a table.
  private static let most = 64

  func validate() throws {
    try shared().check(inputs: [input])
    let count = [settings, platforms, languages].map { Self.list($0).count }.reduce(1, *)
    // A missing input is the more important error, and `run` reports it.
    guard count > 1 || input.map({ $0 != "-" && FileStatus($0) == nil }) ?? false else {
      throw ValidationError(
        "there is nothing to compare; name two or more settings, platforms or languages")
    }
    guard count <= Self.most else {
      throw ValidationError("that makes \(count) columns; \(Self.most) are allowed")
    }
    for case let platform? in Self.list(platforms) where Platform(rawValue: platform) == nil {
      let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("there is no platform '\(platform)'; there are \(names)")
    }
    for case let language? in Self.list(languages) where Vocabulary.for(language) == nil {
      let names = Vocabulary.all.map(\.language).joined(separator: ", ")
      throw ValidationError(
        "VoiceOver's words are not known for the language '\(language)'; there are \(names)")
    }
  }

  func run() throws {
    var columns: [Matrix.Column] = []
    var about = Provenance()
    // Read once for all columns: standard input has nothing left for the second.
    let input = try shared().input(self.input)
    let bytes = try endingWithStatus {
      input.view == nil ? try InputFile.bytes(of: input.path) : []
    }
    for settings in Self.list(settings) {
      for platform in Self.list(platforms) {
        for language in Self.list(languages) {
          let names = [platform, language, settings].compactMap { $0 }
          let scenario = try scenario(
            input, bytes, settings, platform, language, isFirst: columns.isEmpty)
          let heard = SpokenTranscript(scenario)
          about.add(Provenance(of: scenario, evidence: heard.evidence))
          columns.append(Matrix.Column(names.joined(separator: " "), heard))
        }
      }
    }
    var matrix = Matrix(columns)
    matrix.about = about
    switch format {
    case .text: try Console.output(matrix.text)
    case .markdown: try Console.output(matrix.markdown)
    case .json: try Console.output(try matrix.json())
    }
  }

  /// The options of reading that all columns share.
  private func shared() throws -> ScenarioOptions {
    var options = try ScenarioOptions.parse([])
    (options.app, options.preview, options.from) = (app, preview, from)
    (options.followLinks, options.quiet) = (followLinks, quiet)
    options.language = Self.list(languages).first ?? nil
    try options.validate()
    return options
  }

  /// Reads the input as one column has it.
  private func scenario(
    _ input: CheckInput, _ bytes: [UInt8], _ settings: String?, _ platform: String?,
    _ language: String?, isFirst: Bool
  ) throws -> Scenario {
    var options = try shared()
    options.language = language
    // Each column reads the same file, so its remarks are shown for the first one only.
    options.quiet = quiet || !isFirst
    options.platform = platform.flatMap(Platform.init)
    if let settings, settings.contains(byte: "=") {
      options.set = [settings]
    } else {
      options.settings = settings
    }
    let reader = try options.reader()
    let reading = try endingWithStatus {
      input.view == nil ? try reader.read(bytes, path: input.path) : try reader.read(input)
    }
    if !options.quiet { reading.remarks.forEach(Console.errors) }
    return reading.scenario
  }

  /// The parts of a comma-separated list; a single nil when there is no list.
  private static func list(_ text: String?) -> [String?] {
    // One nil keeps the loops over all lists going where an option is missing.
    guard let text else { return [nil] }
    return text.split(atByte: ",").map { String($0.rest(afterBytes: $0.leadingSpaces) ?? $0) }
  }
}
