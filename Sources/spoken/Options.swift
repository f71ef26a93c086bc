public import ArgumentParser
import Files
public import SpokenScreen

/// What all commands take that read a screen.
struct StoryOptions: ParsableArguments {
  @Option(help: "The system whose VoiceOver speaks: ios, ipados or macos.")
  var platform: Platform?

  @Option(help: ArgumentHelp("The language of the screen's words.", valueName: "tag"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The format of a capture, when it is not to be detected.", valueName: "name"))
  var from: String?

  @Flag(help: "Keeps what a capture has behind other screens or off the screen.")
  var all = false

  @Option(
    help: ArgumentHelp("Changes a setting of VoiceOver; repeatable.", valueName: "key=value"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "A settings file, or one of the presets default, verbose, terse, sounds.",
      valueName: "file.yaml"))
  var settings: String?

  @Flag(help: "Follows links that lead out of the folder in which they lie.")
  var followLinks = false

  @Flag(help: "Leaves out remarks on standard error.")
  var quiet = false

  func validate() throws {
    for text in set where !text.contains("=") {
      throw ValidationError("--set takes KEY=VALUE, not '\(text)'")
    }
  }

  /// Reads an input and tells of its faults.
  ///
  /// - Parameters:
  ///   - input: the path of the input.
  ///   - more: settings that go over all others, as `--set` takes them.
  /// - Returns: the story.
  /// - Throws: the exit code for an input that is missing, faulty or unreadable.
  func story(_ input: CheckInput, changing more: [String] = []) throws -> Story {
    try reading(input, with: try reader(changing: more)).story
  }

  /// Reads an input that the user named and reports its faults.
  ///
  /// - Throws: the exit code for an input that is missing, faulty or unreadable.
  func story(_ input: String, changing more: [String] = []) throws -> Story {
    try story(CheckInput(input), changing: more)
  }

  /// Reads an input and tells of its faults.
  ///
  /// - Throws: the exit code for an input that is missing, faulty or unreadable.
  func reading(_ input: CheckInput, with reader: StoryReader) throws -> StoryReader.Reading {
    let naming = input.naming(followsLinks: followLinks)
    let reading = try endingWithStatus { try reader.read(input.path, naming) }
    if !quiet { reading.remarks.forEach(Console.errors) }
    return reading
  }

  /// What reads inputs with these options.
  ///
  /// - Parameters:
  ///   - more: settings that go over all others, as `--set` takes them.
  ///   - file: what is in the settings file; nil reads it.
  /// - Returns: the reader.
  /// - Throws: the exit code for settings that cannot be read.
  func reader(
    changing more: [String] = [], settings file: [UInt8]? = nil
  ) throws -> StoryReader {
    let file = try file ?? settingsFileBytes()
    return try endingWithStatus {
      var reader = StoryReader(
        platform: platform, language: language, format: from, settings: try changes(more, file))
      reader.keepsAll = all
      reader.followsLinks = followLinks
      return reader
    }
  }

  /// What is in the settings file; nil when there is none.
  ///
  /// - Throws: the exit code for a file that cannot be read.
  func settingsFileBytes() throws -> [UInt8]? {
    guard let file = settingsFile else { return nil }
    do throws(StoryFault) {
      return try InputFile.bytes(of: file)
    } catch {
      guard case .missing = error else { throw error.status.because(lines: error.description) }
      let names = Preset.all.map(\.name).joined(separator: ", ")
      throw Status.noInput.because(
        "there is no settings file and no preset '\(file)'; the presets are \(names)")
    }
  }

  /// The settings file; nil when there is none, or a preset in its place.
  var settingsFile: String? {
    Preset.all.contains { $0.name == settings } ? nil : settings
  }

  /// The settings of the file or the preset, then those of `--set`.
  private func changes(
    _ more: [String], _ file: [UInt8]?
  ) throws(StoryFault) -> [Walkthrough.Setting] {
    let single = (set + more).map { text in
      let key = text.prefix { $0 != "=" }
      return Walkthrough.Setting(key: String(key), value: String(text.dropFirst(key.count + 1)))
    }
    guard let file, let path = settingsFile else {
      return (Preset.all.first { $0.name == settings }?.settings ?? []) + single
    }
    return try StoryReader.settings(file, path: path) + single
  }
}

extension Platform: ExpressibleByArgument {}
extension TextStyle: ExpressibleByArgument {}

extension Shard: ExpressibleByArgument {
  /// Reads `3/8`.
  public init?(argument: String) { self.init(argument) }
}

extension CheckInput {
  /// Finds the inputs that files and folders hold, and reports which names nothing is found under.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - options: whether links may lead out of a folder.
  ///   - purpose: what is to be done with them, for the message when there are none.
  /// - Returns: the inputs, and what there is to say about the names.
  /// - Throws: the exit code when nothing at all is found.
  static func found(
    in paths: [String], _ options: StoryOptions, to purpose: String
  ) throws -> Found {
    let found = find(in: paths, followsLinks: options.followLinks)
    for path in found.missing { Console.error("\(path): there is no such file or folder") }
    guard !found.inputs.isEmpty || !found.missing.isEmpty else {
      throw Status.noInput.because(
        "there is nothing to \(purpose) in \(paths.joined(separator: ", "))")
    }
    return found
  }
}

extension StoryFault {
  /// The exit code for the fault.
  var status: Status {
    switch self {
    case .missing: .noInput
    case .unreadable: .inputOutput
    case .setting, .format: .wrongUse
    case .faulty: .faultyInput
    }
  }
}
