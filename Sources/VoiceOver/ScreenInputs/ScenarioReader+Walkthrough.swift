import ScreenDocuments
import ScreenFiles
import ScreenScenarios
import ScreenTree
import ScreenYAML
import SpokenFiles
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

extension ScenarioReader {
  /// Creates a scenario from the bytes of a walkthrough and its screens.
  func walkthrough(
    _ bytes: [UInt8], path: String, name: String
  ) throws(ScenarioError) -> Reading {
    let reading = WalkthroughReader.read(bytes, file: name, checking: SpeechSettings.fault)
    guard let walkthrough = reading.value else { throw .faulty(reading.findings) }
    var sources = [name: bytes]
    let (screens, files, remarks) = try screens(of: walkthrough, path: path, sources: &sources)
    let faults =
      [StepChecks.faultOfStart(of: walkthrough)].compactMap { $0 }
      + StepChecks.faults(of: walkthrough, screens: Array(screens.values))
    guard faults.isEmpty else { throw .faulty(faults) }
    let pages = walkthrough.screenOrder.compactMap { screens[$0] }
    let doubts = StepChecks.doubts(of: walkthrough, screens: pages)
    let settings = try speechSettings([(name, walkthrough.settings)])
    var own: [String: SpeechSettings] = [:]
    for (screen, page) in screens where !page.settings.isEmpty {
      own[screen] = try speechSettings([
        (files[screen] ?? name, page.settings), (name, walkthrough.settings),
      ])
    }
    var result = scenario(
      of: walkthrough, screens, settings: settings, own: own, file: name,
      remarks: (reading.findings + doubts).map(\.description) + remarks)
    // Only a resolved screen knows which views are elements that a rotor can find.
    let lost = zip(result.scenario.screens, result.scenario.resolutions).flatMap {
      $0.findings(ofRotorsIn: $1)
    }
    guard lost.allSatisfy({ $0.severity == .warning }) else { throw .faulty(lost) }
    result.remarks += lost.map(\.description)
    result.scenario.screenFiles = files
    result.scenario.screenSettings = own
    // Kept for the comments that disable rules of `lint`, because a pipe cannot be read again.
    result.sources = sources
    return result
  }

  /// Creates a scenario from a walkthrough and its screens, with the settings of those that have their
  /// own.
  private func scenario(
    of walkthrough: Walkthrough, _ screens: [String: Screen], settings: SpeechSettings,
    own: [String: SpeechSettings], file: String, remarks: [String]
  ) -> Reading {
    // The screen that is opened first is the app's first one, wherever it stands in the file.
    let opened = walkthrough.steps.lazy.compactMap(\.opened).first ?? walkthrough.screenOrder.first
    let main = opened.flatMap { screens[$0] }
    let resolutions = Dictionary(
      uniqueKeysWithValues: screens.map { name, screen in
        let resolution = resolve(screen, settings: (own[name] ?? settings).resolver)
        // Elements have a language only where it is not that of the first screen, which is the
        // default.
        let isMain = screen.language == main?.language
        return (name, isMain ? resolution : resolution.inLanguage(screen.language))
      })
    let order = walkthrough.screenOrder
    let app = FileApp(
      main: opened ?? "",
      screens: screens.reduce(into: [:]) { pairs, entry in
        pairs[entry.key] = resolutions[entry.key].map { (entry.value, $0) }
      },
      languages: screens.mapValues(\.language).filter { $0.value != main?.language })
    return scenario(
      title: walkthrough.title, main: main, screens: order.compactMap { screens[$0] },
      resolutions: order.compactMap { resolutions[$0] }, app: app,
      steps: Script.steps(
        walkthrough.steps,
        screens: order.compactMap { name in resolutions[name].map { (name, $0) } },
        // As its screens are walked: each with settings of its own.
        grouped: { (own[$0] ?? settings).groups(on: main?.platform) }),
      settings: settings, file: file, remarks: remarks)
  }

  /// Reads the screens of a walkthrough, each with its file, and collects notes.
  private func screens(
    of walkthrough: Walkthrough, path: String, sources: inout [String: [UInt8]]
  ) throws(ScenarioError) -> (screens: [String: Screen], files: [String: String], remarks: [String])
  {
    var screens: [String: Screen] = [:]
    var files: [String: String] = [:]
    var remarks: [String] = []
    for name in walkthrough.screenOrder {
      guard let file = walkthrough.screens[name] else { continue }
      let place = InputFile.neighbour(file, of: path)
      let bytes = try bytes(
        of: place, screen: name, path, sources[path == "-" ? "standard input" : path])
      let (screen, more) = try screen(bytes, name: place)
      sources[place] = bytes
      screens[name] = screen
      files[name] = place
      remarks += more
    }
    return (screens, files, remarks)
  }

  /// The bytes of a screen; if it is missing, the line of the walkthrough that names it is
  /// reported.
  private func bytes(
    of place: String, screen: String, _ walkthrough: String, _ source: [UInt8]?
  ) throws(ScenarioError) -> [UInt8] {
    do throws(ScenarioError) {
      return try InputFile.bytes(
        of: place, .beside(walkthrough == "-" ? "." : walkthrough, followsLinks: followsLinks))
    } catch {
      // Only a missing file is an error of the walkthrough; any other is one of the screen itself.
      guard case .missing = error, let source else { throw error }
      let position = (try? Document.read(source)).map {
        WalkthroughReader.position(ofScreen: screen, in: $0)
      }
      throw .missing(
        "\(walkthrough):\(position ?? .unknown): error: the screen '\(screen)' is \(place)")
    }
  }
}
