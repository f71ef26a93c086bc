import ScreenInputs
public import ScreenScenarios

extension Scenario {
  /// The scenario of a screen file, a walkthrough file or a capture of a real app.
  ///
  /// - Parameters:
  ///   - path: the path of the file; `-` is standard input.
  ///   - settings: VoiceOver's settings that replace the file's, as `spoken --set` takes them:
  ///     `["speakHints": "false"]`.
  /// - Throws: `ScenarioError`, whose description lists all errors of the file with line and column.
  public init(
    contentsOf path: String, settings: KeyValuePairs<String, String> = [:]
  ) throws(ScenarioError) {
    let settings = settings.map { Walkthrough.Setting(key: $0.key, value: $0.value) }
    self = try ScenarioReader(settings: settings).read(path).scenario
  }

  /// What VoiceOver says, as `spoken transcript` prints it: a header, then a line for each stop.
  public var transcript: String { Transcript().text(of: self) }
}
