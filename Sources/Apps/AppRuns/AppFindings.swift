package import ScreenTree

/// The faults of the views of an app: their own, and those that the whole screen shows.
package struct AppFindings: Hashable, Sendable {
  /// The findings, in the order of the views.
  package var all: [Finding]

  /// Findings of an app.
  package init(_ all: [Finding] = []) { self.all = all }

  /// Those that are errors, such as a view without its object of the environment.
  package var errors: [Finding] { all.filter { $0.severity == .error } }
}
