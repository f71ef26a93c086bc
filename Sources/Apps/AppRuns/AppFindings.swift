package import ScreenTree

/// The faults of the views of an app: their own, and those that the whole screen shows.
package struct AppFindings: Hashable, Sendable {
  /// The findings, in the order of the views.
  package var all: [Finding]

  /// Findings of an app.
  package init(_ all: [Finding] = []) { self.all = all }
}
