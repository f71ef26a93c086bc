import SpokenScreen
import SpokenTextCommands

/// A screen file with texts only, to speak texts that belong to no screen.
struct SpokenLines: Encodable {
  /// A text; its key is the name of the class.
  struct View: Encodable, Hashable {
    enum CodingKeys: String, CodingKey { case text = "Text" }
    var text: String
  }

  private var screen: String
  private var platform: String
  private var language: String
  private var views: [View]

  /// Texts, in the language of a scenario.
  private init(_ views: [View], like scenario: Scenario) {
    screen = scenario.title
    platform = scenario.platform.rawValue
    language = scenario.language
    self.views = views
  }

  /// A scenario that swipes through texts, one stop each, without sounds.
  ///
  /// - Parameters:
  ///   - views: the texts.
  ///   - scenario: has the platform and the language.
  ///   - reader: reads the texts as a screen.
  /// - Returns: the scenario.
  /// - Throws: the exit code when the texts cannot be read.
  static func scenario(
    of views: [View], like scenario: Scenario, _ reader: ScenarioReader
  ) throws -> Scenario {
    // As a file, so that texts are read aloud by the same rules as those of screens.
    let bytes = Array(try SpokenLines(views, like: scenario).lineOfJSON().utf8)
    var reader = reader
    reader.settings = ["sounds": "false", "pauseBetweenStops": "300ms"].sorted { $0.key < $1.key }
      .map { Walkthrough.Setting(key: $0.key, value: $0.value) }
    return try endingWithStatus { try reader.read(bytes, path: scenario.title).scenario }
  }
}
