import ScreenInputs
import ScreenScenarios
import SpokenSyntax

/// A screen file and the recording that is its golden, by their names.
package enum ScreenGoldens {
  /// Whether a path is that of a screen file.
  package static func isScreen(_ path: String) -> Bool {
    [".screen.yaml", ".screen.yml", ".screen.json"].contains { path.ends(withBytes: $0) }
  }

  /// Whether a path is that of a recording file.
  package static func isRecording(_ path: String) -> Bool {
    path.ends(withBytes: InputNames.recording)
  }

  /// The recording that lies beside a screen file.
  package static func recording(of screen: String) -> String {
    InputNames.stem(of: screen) + InputNames.recording
  }

  /// A recording that names the screen file beside it.
  package static func golden(_ recording: Recording, of screen: String) -> Recording {
    var golden = recording
    golden.of = screen.fileName
    return golden
  }
}
