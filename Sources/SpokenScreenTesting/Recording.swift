import Foundation

/// What a run of tests records instead of comparing, by the environment variable `SPOKEN_RECORD`.
struct Recording: Hashable, Sendable {
  /// Whether golden files are written.
  var hasGoldens = false
  /// Whether expected texts in the source are written.
  var hasInline = false

  /// What a value of the variable asks for: `1` or `golden`, `inline`, `all`.
  init(_ value: String?) {
    hasGoldens = ["1", "golden", "all"].contains(value)
    hasInline = ["inline", "all"].contains(value)
  }

  /// What this run was started with.
  static var current: Recording {
    Recording(ProcessInfo.processInfo.environment["SPOKEN_RECORD"])
  }
}
