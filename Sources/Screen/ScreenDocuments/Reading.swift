package import ScreenTree

/// The result of reading a file: a value, or errors.
package struct Reading<Value: Sendable>: Sendable {
  /// The value, or nil when a finding is an error.
  package var value: Value?
  /// Errors and warnings in the order of their positions.
  package var findings: [Finding]

  /// A reading; the value is dropped when a finding is an error.
  package init(_ value: Value?, findings: [Finding] = []) {
    self.value = findings.contains { $0.severity == .error } ? nil : value
    self.findings = findings.sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  /// The same value with more findings.
  package func adding(_ more: [Finding]) -> Reading {
    more.isEmpty ? self : Reading(value, findings: findings + more)
  }
}
