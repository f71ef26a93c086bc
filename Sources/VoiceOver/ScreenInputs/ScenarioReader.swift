import Foundation
import ScreenCaptures
import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
package import ScreenTree
import ScreenYAML
package import SpokenFiles
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession
import VoiceOverSpeech

/// Reads a screen file, a walkthrough or a capture into a scenario.
package struct ScenarioReader: Sendable {
  /// The platform that replaces the file's, or nil.
  package var platform: Platform?
  /// The language that replaces the file's, or nil.
  package var language: String?
  /// The name of the capture format, or nil to detect it.
  package var format: String?
  /// The settings that replace the file's.
  package var settings: [Walkthrough.Setting]
  /// Whether to keep views that a capture has behind others or off the screen.
  package var keepsAll = false
  /// Whether links may lead out of the folder of an input; pipes and devices are refused in any
  /// case.
  package var followsLinks = false

  /// A reader with its options.
  ///
  /// - Parameters:
  ///   - platform: the platform that replaces the file's, or nil.
  ///   - language: the language that replaces the file's, or nil.
  ///   - format: the name of the capture format, or nil to detect it.
  ///   - settings: the settings that replace the file's.
  package init(
    platform: Platform? = nil, language: String? = nil, format: String? = nil,
    settings: [Walkthrough.Setting] = []
  ) {
    self.platform = platform
    self.language = language
    self.format = format
    self.settings = settings
  }

  /// A scenario and notes on its file.
  package struct Reading: Sendable {
    /// The scenario.
    package var scenario: Scenario
    /// Warnings and notes, one line each.
    package var remarks: [String]
    /// The bytes of the file and of the screens that it names, by their names.
    package var sources: [String: [UInt8]] = [:]
    /// The view of an app that was opened; nil for a file.
    package var view: AppView?
    /// What the views of an app report about themselves; the remarks have it in words.
    package var findings: [Finding] = []

    package init(scenario: Scenario, remarks: [String], sources: [String: [UInt8]] = [:]) {
      self.scenario = scenario
      self.remarks = remarks
      self.sources = sources
    }
  }
}

extension ScenarioReader {
  /// Reads a file into a scenario; `-` is standard input.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package func read(_ path: String) throws(ScenarioError) -> Reading {
    try read(path, .byUser)
  }

  /// Reads a file that a folder named into a scenario.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid, or outside the folder.
  package func read(_ path: String, _ naming: Naming) throws(ScenarioError) -> Reading {
    try read(try InputFile.bytes(of: path, naming), path: path)
  }

  /// Reads the bytes of a file into a scenario; a pipe has them only once.
  ///
  /// - Throws: `ScenarioError` when they are invalid.
  package func read(_ bytes: [UInt8], path: String) throws(ScenarioError) -> Reading {
    let name = path == "-" ? "standard input" : path
    // A format that was named is that of a capture, which is never a walkthrough.
    if format == nil, InputHints.isWalkthrough(bytes, named: name) {
      return try walkthrough(bytes, path: path, name: name)
    }
    let (screen, remarks) = try screen(bytes, name: name)
    var reading = try scenario(of: screen, remarks: remarks)
    reading.sources = [name: bytes]
    return reading
  }

  /// Reads a screen file or a capture as a screen; `-` is standard input.
  ///
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package func readScreen(
    _ path: String
  ) throws(ScenarioError) -> (screen: Screen, remarks: [String]) {
    try screen(try InputFile.bytes(of: path), name: path == "-" ? "standard input" : path)
  }

  /// Creates a scenario that swipes through all elements of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - remarks: notes on its file.
  /// - Returns: the scenario.
  /// - Throws: `ScenarioError` when a setting is invalid.
  package func scenario(
    of screen: Screen, remarks: [String] = []
  ) throws(ScenarioError) -> Reading {
    let settings = try speechSettings([(screen.file, screen.settings)])
    let resolution = resolve(screen, settings: settings.resolver)
    let lost = screen.findings(ofRotorsIn: resolution)
    let remarks = remarks + lost.filter { $0.severity == .warning }.map(\.description)
    guard lost.allSatisfy({ $0.severity == .warning }) else { throw .faulty(lost) }
    return scenario(
      title: screen.title, main: screen, screens: [screen], resolutions: [resolution],
      app: FileApp(screen, resolution),
      steps: Script.walk(
        through: resolution, grouped: settings.groups(on: screen.platform)),
      settings: settings, file: screen.file, remarks: remarks)
  }

  /// Reads a screen file or a capture; options of the command line override the file.
  func screen(
    _ bytes: [UInt8], name: String
  ) throws(ScenarioError) -> (Screen, remarks: [String]) {
    let importer = try importer(for: bytes, name: name)
    // Otherwise an unknown capture would be reported as a screen file that is wrong throughout.
    if importer == nil, !InputHints.isScreen(bytes),
      let fault = Importer.fault(ofUnknown: bytes, file: name)
    {
      throw .faulty([fault])
    }
    let reading =
      importer?.read(bytes, file: name, keepsAll: keepsAll)
      ?? ScreenReader.read(bytes, file: name, checking: SpeechSettings.fault)
    guard var screen = reading.value else { throw .faulty(reading.findings) }
    screen.platform = platform ?? screen.platform
    screen.language = language ?? screen.language
    let report = importer.flatMap { _ in screen.capture }.map { ["\(name.oneLine): \($0)"] } ?? []
    return (screen, reading.findings.map(\.description) + report)
  }

  /// The names of the formats of captures, in the order of their letters.
  package static let formatNames = Importer.all.map(\.name).sorted()

  /// The importer that the command line names or that recognizes the file; nil for a screen file.
  private func importer(for bytes: [UInt8], name: String) throws(ScenarioError) -> Importer? {
    guard let format else {
      // The quick check first: looking for captures takes half as long as reading a small screen.
      return InputHints.isScreen(bytes) ? nil : Importer.detect(bytes)
    }
    guard let importer = Importer.named(format) else {
      let names = Self.formatNames
      throw .format(
        "there is no format '\(format)'. \(Suggestion.sentence(for: format, among: names))")
    }
    return importer
  }

  /// A reading of a scenario with its parts, and notes when VoiceOver's words in its language are
  /// unknown, and when a setting of the Mac changes nothing.
  func scenario(
    title: String, main: Screen?, screens: [Screen], resolutions: [Resolution],
    app: FileApp, steps: [Walkthrough.Step], settings: SpeechSettings, file: String,
    remarks: [String]
  ) -> Reading {
    let tag = main?.language ?? "en-US"
    var remarks = remarks
    if let note = Self.note(on: tag, in: file) { remarks.append(note) }
    if !screens.contains(where: { $0.platform == .macos }) {
      remarks += settings.changesOfMac.map {
        "\(file): \($0) is a setting of the Mac, and changes nothing here".printedLine
      }
    }
    let scenario = Scenario(
      title: title, platform: main?.platform ?? .ios, language: tag, settings: settings,
      screens: screens, resolutions: resolutions, app: app, steps: steps, file: file,
      words: .inForce(for: tag))
    return Reading(scenario: scenario, remarks: remarks)
  }
}
