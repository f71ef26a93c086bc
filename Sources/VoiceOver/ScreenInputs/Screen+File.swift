import ScreenFiles
package import ScreenTree
import SpokenSyntax
import VoiceOverElements

extension Screen {
  /// The screen as a file: JSON when its path ends in `.json`, otherwise YAML, with a line break at
  /// its end.
  package func written(for path: String) -> String {
    // Functions of an app that describe values cannot be written, but their words can.
    let screen = withWrittenWords
    return path.ends(withBytes: ".json") ? ScreenWriter.json(screen) : ScreenWriter.yaml(screen)
  }
}
