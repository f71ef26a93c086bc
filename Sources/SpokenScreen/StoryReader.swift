import Foundation
import ScreenImport
import ScreenResolver
import ScreenSession
import ScreenSpeech
public import ScreenTree

/// Reads a screen file, a walkthrough or a capture into a story.
public struct StoryReader: Sendable {
  /// The system that replaces the file's, or nil.
  public var platform: Platform?
  /// The language that replaces the file's, or nil.
  public var language: String?
  /// The name of the capture format, or nil to detect it.
  public var format: String?
  /// The settings that replace the file's.
  public var settings: [Walkthrough.Setting]
  /// Whether what a capture has covered or off the screen is kept.
  public var keepsAll = false

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - platform: the system that replaces the file's, or nil.
  ///   - language: the language that replaces the file's, or nil.
  ///   - format: the name of the capture format, or nil to detect it.
  ///   - settings: the settings that replace the file's.
  public init(
    platform: Platform? = nil, language: String? = nil, format: String? = nil,
    settings: [Walkthrough.Setting] = []
  ) {
    self.platform = platform
    self.language = language
    self.format = format
    self.settings = settings
  }

  /// A story and what is worth saying about its file.
  public struct Reading: Sendable {
    /// The story.
    public var story: Story
    /// Warnings and remarks, one line each.
    public var remarks: [String]
    /// The bytes of the file and of the screens that it names, by their names.
    package var sources: [String: [UInt8]] = [:]
  }
}

extension StoryReader {
  /// Reads a file into a story; `-` is standard input.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or faulty.
  public func read(_ path: String) throws(StoryFault) -> Reading {
    let bytes = try InputFile.bytes(of: path)
    let name = path == "-" ? "standard input" : path
    if format == nil, InputHints.mayBeWalkthrough(bytes), WalkthroughReader.recognizes(bytes) {
      return try walkthrough(bytes, path: path, name: name)
    }
    let (screen, remarks) = try screen(bytes, name: name)
    var told = try story(of: screen, remarks: remarks)
    told.sources = [name: bytes]
    return told
  }

  /// Reads a screen file or a capture as a screen; `-` is standard input.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or faulty.
  public func readScreen(
    _ path: String
  ) throws(StoryFault) -> (screen: Screen, remarks: [String]) {
    try screen(try InputFile.bytes(of: path), name: path == "-" ? "standard input" : path)
  }

  /// Makes a story of a screen, in which all its elements are swiped through.
  ///
  /// - Parameters:
  ///   - screen: what is told.
  ///   - remarks: what is worth saying about its file.
  /// - Returns: the story.
  /// - Throws: `StoryFault` when a setting cannot be set.
  public func story(
    of screen: Screen, remarks: [String] = []
  ) throws(StoryFault) -> Reading {
    let settings = try speechSettings([(screen.file, screen.settings)])
    let resolution = resolve(screen, settings: settings.resolver)
    return story(
      title: screen.title, main: screen, screens: [screen], resolutions: [resolution],
      app: FileApp(screen, resolution), steps: Script.walk(through: resolution),
      settings: settings, file: screen.file, remarks: remarks)
  }

  /// Reads a settings file and tries its settings; `-` is standard input.
  ///
  /// - Throws: `StoryFault` when the file is missing, unreadable or faulty.
  public static func settings(_ path: String) throws(StoryFault) -> [Walkthrough.Setting] {
    let name = path == "-" ? "standard input" : path
    let reading = SettingsReader.read(try InputFile.bytes(of: path), file: name)
    guard let settings = reading.value, reading.findings.isEmpty else {
      throw .faulty(reading.findings)
    }
    _ = try StoryReader().speechSettings([(name, settings)])
    return settings.map { Walkthrough.Setting(key: $0.key, value: $0.value) }
  }

  /// Reads a screen file or a capture; what the command line says replaces what the file says.
  private func screen(
    _ bytes: [UInt8], name: String
  ) throws(StoryFault) -> (Screen, remarks: [String]) {
    let importer = try importer(for: bytes, name: name)
    if importer == nil, !InputHints.isScreen(bytes),
      let fault = Importer.fault(ofUnknown: bytes, file: name)
    {
      throw .faulty([fault])
    }
    let reading =
      importer?.read(bytes, file: name, keepsAll: keepsAll)
      ?? ScreenReader.read(bytes, file: name)
    guard var screen = reading.value else { throw .faulty(reading.findings) }
    screen.platform = platform ?? screen.platform
    screen.language = language ?? screen.language
    let remarks = screen.capture.map { ["\(name): \($0)"] } ?? []
    return (screen, reading.findings.map(\.description) + remarks)
  }

  /// The importer that the command line names or the file shows; nil for a screen file.
  private func importer(for bytes: [UInt8], name: String) throws(StoryFault) -> Importer? {
    guard let format else {
      return InputHints.isScreen(bytes) ? nil : Importer.detect(bytes)
    }
    guard let importer = Importer.named(format) else {
      let names = Importer.all.map(\.name)
      throw .format(
        "there is no format '\(format)'. \(Suggestion.sentence(for: format, among: names))")
    }
    return importer
  }

  private func walkthrough(
    _ bytes: [UInt8], path: String, name: String
  ) throws(StoryFault) -> Reading {
    let reading = WalkthroughReader.read(bytes, file: name)
    guard let walkthrough = reading.value else { throw .faulty(reading.findings) }
    var sources = [name: bytes]
    let (screens, files, remarks) = try screens(of: walkthrough, path: path, sources: &sources)
    let unknown = StepChecks.faults(of: walkthrough, screens: Array(screens.values))
    guard unknown.isEmpty else { throw .faulty(unknown) }
    let settings = try speechSettings([(name, walkthrough.settings)])
    var own: [String: SpeechSettings] = [:]
    for (screen, page) in screens where !page.settings.isEmpty {
      own[screen] = try speechSettings([
        (files[screen] ?? name, page.settings), (name, walkthrough.settings),
      ])
    }
    let opened = walkthrough.steps.lazy.compactMap(\.opened).first ?? walkthrough.screenOrder.first
    let main = opened.flatMap { screens[$0] }
    let resolutions = Dictionary(
      uniqueKeysWithValues: screens.map { name, screen in
        let resolution = resolve(screen, settings: (own[name] ?? settings).resolver)
        return (
          name,
          screen.language == main?.language
            ? resolution : resolution.inLanguage(screen.language)
        )
      })
    let order = walkthrough.screenOrder
    let app = FileApp(
      main: opened ?? "",
      screens: screens.reduce(into: [:]) { pairs, entry in
        pairs[entry.key] = resolutions[entry.key].map { (entry.value, $0) }
      },
      languages: screens.mapValues(\.language).filter { $0.value != main?.language })
    var told = story(
      title: walkthrough.title, main: main, screens: order.compactMap { screens[$0] },
      resolutions: order.compactMap { resolutions[$0] }, app: app,
      steps: Script.steps(
        walkthrough.steps,
        screens: order.compactMap { name in resolutions[name].map { (name, $0) } }),
      settings: settings, file: name, remarks: remarks)
    told.story.screenFiles = files
    told.story.screenSettings = own
    told.sources = sources
    return told
  }

  /// Reads the screens of a walkthrough, each with the file that it is in, and what is worth saying.
  private func screens(
    of walkthrough: Walkthrough, path: String, sources: inout [String: [UInt8]]
  ) throws(StoryFault) -> (screens: [String: Screen], files: [String: String], remarks: [String]) {
    var screens: [String: Screen] = [:]
    var files: [String: String] = [:]
    var remarks: [String] = []
    for name in walkthrough.screenOrder {
      guard let file = walkthrough.screens[name] else { continue }
      let place = try InputFile.neighbour(file, of: path)
      let bytes = try InputFile.bytes(of: place)
      let (screen, more) = try screen(bytes, name: place)
      sources[place] = bytes
      screens[name] = screen
      files[name] = place
      remarks += more
    }
    return (screens, files, remarks)
  }

  /// The settings of files, each over those before it, with those of the command line on top.
  private func speechSettings(
    _ files: [(file: String, settings: [Walkthrough.Setting])]
  ) throws(StoryFault) -> SpeechSettings {
    var speech = SpeechSettings()
    var faults: [Finding] = []
    let own = files.flatMap { file, settings in settings.map { (file, $0) } }
    for (file, setting) in own + settings.map({ ("", $0) }) {
      do {
        try speech.set(setting.key, to: setting.value)
      } catch {
        guard setting.position != .unknown else { throw .setting(error) }
        faults.append(
          Finding(.error, file: file, position: setting.position, message: error.description))
      }
    }
    guard faults.isEmpty else { throw .faulty(faults) }
    return speech
  }

  private func story(
    title: String, main: Screen?, screens: [Screen], resolutions: [Resolution],
    app: FileApp, steps: [Walkthrough.Step], settings: SpeechSettings, file: String,
    remarks: [String]
  ) -> Reading {
    let tag = main?.language ?? "en-US"
    var remarks = remarks
    if Vocabulary.for(tag) == nil {
      remarks.append("\(file): there are no words of VoiceOver for '\(tag)' yet; they are English")
    }
    let story = Story(
      title: title, platform: main?.platform ?? .ios, language: tag, settings: settings,
      screens: screens, resolutions: resolutions, app: app, steps: steps, file: file,
      words: Vocabulary.for(tag) ?? .english)
    return Reading(story: story, remarks: remarks)
  }
}
