extension Capture: CustomStringConvertible {
  /// The report, one fact a line.
  public var description: String {
    var lines = [
      "capture \(format): \(nodeCount.counted("node")), \(elementCount.counted("element"))"
    ]
    if !evidence.isEmpty { lines.append("it carries " + evidence.joined(separator: ", ")) }
    if !notCaptured.isEmpty {
      lines.append("it cannot tell " + notCaptured.map(\.name).sorted().joined(separator: ", "))
    }
    lines += dropped.sorted { $0.key < $1.key }.map { "left out: \($0.value) by \($0.key)" }
    return (lines + remarks).joined(separator: "\n")
  }
}

extension Int {
  /// The number with what is counted: `1 swipe`, `2 swipes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
