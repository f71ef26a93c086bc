import ScreenInputs
import SpokenSyntax
import SpokenVerify

/// The names that `--from` takes, for a shell that completes them.
enum FormatNames {
  /// The formats of captures and of recordings.
  static let all = (ScenarioReader.formatNames + recordings).sorted()

  /// The formats of recordings that may be named.
  static var recordings: [String] { RecordingReader.Format.allCases.map(\.rawValue) }

  /// The names that start with some letters, on a line of these words; of the commands that share
  /// this option only `verify` reads recordings.
  static func starting(with prefix: String, in words: [String]) -> [String] {
    let command = words.count > 1 ? words[1] : ""
    let names = command == "verify" ? all : ScenarioReader.formatNames
    return names.filter { $0.starts(withBytes: prefix) }
  }
}
