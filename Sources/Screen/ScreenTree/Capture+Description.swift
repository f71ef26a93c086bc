extension Capture: CustomStringConvertible {
  /// The report, one fact a line.
  package var description: String {
    // A screen file that was imported from a capture has only its format.
    let counts = "\(nodeCount.counted("node")), \(elementCount.counted("element"))"
    var lines = [nodeCount == 0 ? "capture \(format)" : "capture \(format): \(counts)"]
    if !evidence.isEmpty { lines.append("it carries " + evidence.joined(separator: ", ")) }
    if !notCaptured.isEmpty {
      lines.append("it lacks " + notCaptured.map(\.name).sorted().joined(separator: ", "))
    }
    lines += dropped.sorted { $0.key < $1.key }.map { "left out: \($0.value) by \($0.key)" }
    return (lines + remarks).map(\.printedLine).joined(separator: "\n")
  }
}

extension Int {
  /// The number with a noun: `1 swipe`, `2 swipes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
