import Foundation

/// What a test run records instead of comparing, by the environment variable `SPOKEN_RECORD`.
struct RecordMode: Hashable, Sendable {
  /// Whether golden files are written.
  var hasGoldens = false
  /// Whether expected texts in the source are written.
  var hasInline = false

  /// Parses a value of the variable: `1` or `golden`, `inline`, `all`.
  init(_ value: String?) {
    hasGoldens = ["1", "golden", "all"].contains(value)
    hasInline = ["inline", "all"].contains(value)
  }

  /// The setting of this run.
  static var current: RecordMode {
    RecordMode(ProcessInfo.processInfo.environment["SPOKEN_RECORD"])
  }
}
