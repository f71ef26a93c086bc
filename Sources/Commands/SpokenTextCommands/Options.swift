public import ArgumentParser
import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
package import ScreenTree
import SpokenCheck
package import SpokenFiles
import SpokenInputs
package import SpokenLint
import SpokenSyntax
import VoiceOverLanguages
import VoiceOverSpeech

/// The options of every command that reads a screen.
package struct ScenarioOptions: ParsableArguments {
  @OptionGroup package var app: AppOptions

  @Option(
    help: ArgumentHelp(
      "A preview of the app instead of its first scene; `previews` lists them.",
      valueName: "name"))
  package var preview: String?

  @Option(help: "The platform whose VoiceOver speaks: ios, ipados or macos.")
  package var platform: Platform?

  @Option(
    help: ArgumentHelp(
      "The language of VoiceOver's words and of texts without their own; for screens in it.",
      valueName: "tag"),
    completion: .list(Vocabulary.all.map(\.language)))
  package var language: String?

  @Option(
    help: ArgumentHelp(
      "The format of a capture (default: detected).", valueName: "name"),
    completion: .custom { words, _, prefix in FormatNames.starting(with: prefix, in: words) })
  package var from: String?

  @Flag(help: "Keep what a capture has behind other screens or off the screen.")
  package var all = false

  // `--device` is the one that plays, of the commands that do.
  @Option(
    name: .customLong("layout-device"),
    help: ArgumentHelp(
      "The device that a screen without frames is laid out on, such as \"iPhone 17\".",
      valueName: "name"),
    completion: .list(Device.all.map(\.name)))
  package var device: String?

  @Option(
    help: ArgumentHelp("Set a VoiceOver setting (repeatable).", valueName: "key=value"),
    completion: .list(SpeechSettings.descriptions.map(\.key)))
  package var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "A settings file, or a preset: default, verbose, terse or sounds.",
      valueName: "file.yaml"),
    completion: .custom { _, _, prefix in
      Preset.all.map(\.name).filter { $0.starts(withBytes: prefix) }
        + FileNames.starting(with: prefix)
    })
  package var settings: String?

  @Flag(help: "Follow links that lead out of their folder.")
  package var followLinks = false

  @Flag(name: .shortAndLong, help: "Suppress notes on standard error.")
  package var quiet = false

  package init() {}

  package func validate() throws {
    for text in set where !text.contains(byte: "=") {
      throw ValidationError("--set takes KEY=VALUE, not '\(text)'")
    }
    if preview != nil, !app.isGiven {
      throw ValidationError("--preview names a preview of --app")
    }
  }

  /// Reads an input and reports its errors.
  ///
  /// - Parameters:
  ///   - input: the path of the input.
  ///   - more: settings that override all others, as `--set` takes them.
  /// - Returns: the scenario.
  /// - Throws: the exit code for an input that is missing, invalid or unreadable.
  package func scenario(_ input: CheckInput, changing more: [String] = []) throws -> Scenario {
    try reading(input, with: try reader(changing: more)).scenario
  }

  /// Reads the input that the user named, or the view of the app, and reports errors.
  ///
  /// - Parameters:
  ///   - input: the path of the input; nil for the view of the app.
  ///   - more: settings that override all others, as `--set` takes them.
  /// - Returns: the scenario.
  /// - Throws: the exit code for an input that is missing, invalid or unreadable.
  package func scenario(_ input: String?, changing more: [String] = []) throws -> Scenario {
    try scenario(try self.input(input), changing: more)
  }

  /// Reads an input and reports its errors.
  ///
  /// - Throws: the exit code for an input that is missing, invalid or unreadable.
  package func reading(_ input: CheckInput, with reader: ScenarioReader) throws
    -> ScenarioReader.Reading
  {
    let reading = try endingWithStatus { try reader.read(input) }
    if !quiet { reading.remarks.forEach(Console.errors) }
    return reading
  }

  /// The reader of inputs with these options.
  ///
  /// - Parameters:
  ///   - more: settings that override all others, as `--set` takes them.
  ///   - file: the bytes of the settings file; nil reads it.
  /// - Returns: the reader.
  /// - Throws: the exit code for settings that cannot be read.
  package func reader(
    changing more: [String] = [], settings file: [UInt8]? = nil
  ) throws -> ScenarioReader {
    let file = try file ?? settingsFileBytes()
    return try endingWithStatus {
      var reader = ScenarioReader(
        platform: platform, language: language, format: from, settings: try changes(more, file))
      reader.keepsAll = all
      reader.followsLinks = followLinks
      return reader
    }
  }

  /// The bytes of the settings file; nil when there is none.
  ///
  /// Who reads it again and again names it as a regular file.
  ///
  /// - Throws: the exit code for a file that cannot be read.
  package func settingsFileBytes(_ naming: Naming = .byUser) throws -> [UInt8]? {
    guard let file = settingsFile else { return nil }
    do throws(ScenarioError) {
      return try InputFile.bytes(of: file, naming)
    } catch {
      // A misspelled preset looks like a missing file, so the presets are listed.
      guard case .missing = error else { throw error.reported() }
      let names = Preset.all.map(\.name).joined(separator: ", ")
      throw Status.noInput.because(
        "there is no settings file and no preset '\(file)'; the presets are \(names)")
    }
  }

  /// What the bytes of the settings file say of linting; all rules and no limits without one.
  ///
  /// - Throws: the exit code for settings that are invalid.
  package func lintSettings(_ bytes: [UInt8]?) throws -> LintSettings {
    guard let bytes, let path = settingsFile else { return LintSettings() }
    return try endingWithStatus { try Linter.settings(bytes, path: path, hasSettings: true) }
  }

  /// The path of the settings file; nil when there is none, or a preset instead.
  package var settingsFile: String? {
    Preset.all.contains { $0.name == settings } ? nil : settings
  }

  /// The settings of the file or the preset, followed by those of `--set`.
  private func changes(
    _ more: [String], _ file: [UInt8]?
  ) throws(ScenarioError) -> [Walkthrough.Setting] {
    let named = device.map { ["device=\($0)"] } ?? []
    let single = (set + named + more).map { text in
      // Only the first sign separates: a value may contain others.
      let parts = text.split(atByte: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Walkthrough.Setting(
        key: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    guard let file, let path = settingsFile else {
      return (Preset.all.first { $0.name == settings }?.settings ?? []) + single
    }
    // Later settings override earlier ones, so the file comes before what was typed.
    return try ScenarioReader.settings(file, path: path) + single
  }
}

extension Platform: ExpressibleByArgument {}
extension TextStyle: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  /// Reads `3/8`.
  public init?(argument: String) { self.init(argument) }
}

extension CheckInput {
  /// Finds the inputs in files and folders, and reports paths that do not exist; or the views of the
  /// app.
  ///
  /// - Parameters:
  ///   - paths: files and folders; none with an app.
  ///   - options: whether links may lead out of a folder, and the app.
  ///   - everyView: whether without `--preview` all views of the app are meant, not its first scene
  ///     alone.
  /// - Returns: the inputs, and the paths without any.
  /// - Throws: the exit code when there is no input.
  package static func found(
    in paths: [String], _ options: ScenarioOptions, everyView: Bool = false
  ) throws -> Found {
    if options.app.isGiven {
      let inputs = everyView ? try options.namedViews() : [try options.input(nil)]
      return Found(inputs: inputs, missing: [], orphans: [])
    }
    let found = find(in: paths, followsLinks: options.followLinks)
    for path in found.missing { Console.error("\(path): there is no such file or folder") }
    guard !found.inputs.isEmpty || !found.missing.isEmpty else {
      throw Status.noInput.because(
        "no screens, walkthroughs or captures in \(paths.joined(separator: ", "))")
    }
    return found
  }
}
