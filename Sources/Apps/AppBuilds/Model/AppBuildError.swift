package import ScreenTree

/// Why an app cannot be built: what is wrong, each with its place in the user's files and the fix.
package struct AppBuildError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; never empty.
  package var findings: [Finding]

  /// An error of findings.
  package init(_ findings: [Finding]) { self.findings = findings }

  /// An error at one place.
  package init(_ message: String, in file: String, at position: Position = .unknown) {
    findings = [Finding(.error, file: file, position: position, message: message)]
  }

  /// The findings as lines.
  package var description: String { findings.map(\.description).joined(separator: "\n") }
}
