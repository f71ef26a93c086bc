import ScreenImport
public import ScreenTree

/// A file format for screens.
public struct ScreenFormat: Sendable {
  /// The name that `--to` takes.
  public var name: String
  private let writer: @Sendable (Screen, _ path: String) throws(StoryFault) -> String

  /// Every format.
  public static let all: [ScreenFormat] = [.screen, .accessibilitySnapshot]

  /// A screen file: JSON when the path ends in `.json`, otherwise YAML.
  public static let screen = ScreenFormat(
    name: "screen",
    writer: { screen, path in
      path.hasSuffix(".json") ? ScreenWriter.json(screen) : ScreenWriter.yaml(screen)
    })

  /// The model of AccessibilitySnapshot as JSON.
  public static let accessibilitySnapshot = ScreenFormat(
    name: "accessibility-snapshot",
    writer: { screen, _ throws(StoryFault) in
      let isWritten = AccessibilitySnapshotWriter.canWrite(screen)
      let written = isWritten ? screen : try StoryReader().story(of: screen).story.flattened(screen)
      guard !AccessibilitySnapshotWriter.isEmpty(written) else {
        let message = "the screen has no element, and AccessibilitySnapshot has no empty hierarchy"
        throw .faulty([
          Finding(.error, file: screen.file, position: .unknown, message: message)
        ])
      }
      let reader = StoryReader(settings: [.init(key: "compatibility", value: "snapshot")])
      let descriptions = try reader.story(of: written).story.snapshotDescriptions
      return AccessibilitySnapshotWriter.json(written, descriptions: descriptions)
    })

  /// Writes a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - path: the output file.
  /// - Returns: the text, with a line break at its end.
  /// - Throws: `StoryFault` when the screen cannot be resolved.
  public func text(of screen: Screen, for path: String) throws(StoryFault) -> String {
    try writer(screen, path)
  }
}
