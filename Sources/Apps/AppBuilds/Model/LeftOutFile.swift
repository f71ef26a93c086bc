package import ScreenTree
import SpokenSyntax

/// A file of an app that is not compiled.
package struct LeftOutFile: Hashable, Sendable {
  /// The path as people read it, seen from where the user stands.
  package var path: String
  /// Why, in a few words: `AVKit`, `needs 'Player' of Player.swift`, `cannot find 'x' in scope`.
  package var reason: String
  /// The place in the user's file; unknown for the whole file.
  package var position: Position
  /// How to change that, as a clause; empty when there is nothing to do.
  package var fix: String
  /// The views of the file for which there is a stand-in that says that it is not captured.
  package var standIns: [String]
  /// The module that it imports and that is not here; nil for another reason.
  package var missingModule: String?
  /// The file that it needs and that is left out; nil for another reason.
  package var needs: String?

  /// A file and the reason.
  package init(
    path: String, reason: String, position: Position = .unknown, fix: String = "",
    standIns: [String] = [], missingModule: String? = nil, needs: String? = nil
  ) {
    (self.path, self.reason, self.position) = (path, reason, position)
    (self.fix, self.standIns, self.missingModule) = (fix, standIns, missingModule)
    self.needs = needs
  }

  /// Whether the compiler found an error in it that no other file explains.
  var hasOwnError: Bool { missingModule == nil && needs == nil && position != .unknown }

  /// The file with its reason, as the first line of a run names it: with its path and the line for
  /// an error of its own, which is to be corrected there.
  var named: String {
    let place = hasOwnError ? "\(path):\(position.line)" : path.fileName
    return "\(place) (\(reason))"
  }

  /// The file with its place, why it is left out and what to do, as a warning.
  package var finding: Finding { finding(.warning) }

  /// The file with its place, why it cannot be compiled and what to do.
  var fault: Finding {
    Finding(
      .error, file: path, position: position,
      message: reason + (fix.isEmpty ? "" : "; \(fix)"))
  }

  /// The file with its place, why it is left out and what to do.
  func finding(_ severity: Finding.Severity) -> Finding {
    Finding(
      severity, file: path, position: position,
      message: "left out: \(reason)" + (fix.isEmpty ? "" : "; \(fix)"))
  }
}
