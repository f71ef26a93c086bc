extension Node: CustomStringConvertible {
  /// The class, the title and what the file says, on one line.
  public var description: String {
    let title = title.map { " \"\($0)\"" } ?? ""
    let said = properties.map { " \($0.value)" }.joined()
    let missing = notCaptured.map(\.rawValue).sorted().joined(separator: ", ")
    return className + title + said + (missing.isEmpty ? "" : " not captured: \(missing)")
  }
}

extension Screen: CustomStringConvertible {
  /// The tree, one node a line, children indented by two spaces.
  public var description: String {
    var lines = ["\(title) · \(platform.rawValue) · \(language) · \(direction.rawValue)"]
    if let app { lines.append("app \(app)") }
    if let capture { lines.append(capture.description) }
    var waiting = views.reversed().map { (node: $0, depth: 0) }
    while let (node, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + "\(node.position) \(node)")
      waiting += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Capture: CustomStringConvertible {
  /// The report, one fact a line.
  public var description: String {
    var lines = [
      "capture \(format): \(nodeCount.counted("node")), \(elementCount.counted("element"))"
    ]
    if !evidence.isEmpty { lines.append("it carries " + evidence.joined(separator: ", ")) }
    if !notCaptured.isEmpty {
      lines.append("it cannot tell " + notCaptured.map(\.rawValue).sorted().joined(separator: ", "))
    }
    lines += dropped.sorted { $0.key < $1.key }.map { "left out: \($0.value) by \($0.key)" }
    return (lines + remarks).joined(separator: "\n")
  }
}

extension Int {
  /// The number with what is counted: `1 swipe`, `2 swipes`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
