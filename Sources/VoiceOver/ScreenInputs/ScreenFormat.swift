import ScreenCaptures
import ScreenFiles
package import ScreenScenarios
package import ScreenTree
import SpokenSyntax
import VoiceOverElements

/// A file format for screens.
package struct ScreenFormat: Sendable {
  /// The name that `--to` takes.
  package var name: String
  private let writer: @Sendable (Screen, _ path: String) throws(ScenarioError) -> String

  /// Every format.
  package static let all: [ScreenFormat] = [.screen, .accessibilitySnapshot]

  /// A screen file: JSON when the path ends in `.json`, otherwise YAML.
  package static let screen = ScreenFormat(
    name: "screen",
    writer: { screen, path in
      // Functions of an app that describe values cannot be written, but their words can.
      let screen = screen.withWrittenWords
      return path.ends(withBytes: ".json") ? ScreenWriter.json(screen) : ScreenWriter.yaml(screen)
    })

  /// The model of AccessibilitySnapshot as JSON.
  package static let accessibilitySnapshot = ScreenFormat(
    name: "accessibility-snapshot",
    writer: { screen, _ throws(ScenarioError) in
      let isWritten = AccessibilitySnapshotWriter.canWrite(screen)
      let written =
        isWritten ? screen : try ScenarioReader().scenario(of: screen).scenario.flattened(screen)
      guard !AccessibilitySnapshotWriter.isEmpty(written) else {
        let message = "the screen has no element, and AccessibilitySnapshot has no empty hierarchy"
        throw .faulty([
          Finding(.error, file: screen.file, position: .unknown, message: message)
        ])
      }
      // The descriptions in such a file are those of AccessibilitySnapshot, not of VoiceOver.
      let reader = ScenarioReader(settings: [.init(key: "compatibility", value: "snapshot")])
      let descriptions = try reader.scenario(of: written).scenario.snapshotDescriptions
      return AccessibilitySnapshotWriter.json(written, descriptions: descriptions)
    })

  /// Writes a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - path: the output file.
  /// - Returns: the text, with a line break at its end.
  /// - Throws: `ScenarioError` when the screen cannot be resolved.
  package func text(of screen: Screen, for path: String) throws(ScenarioError) -> String {
    try writer(screen, path)
  }
}
