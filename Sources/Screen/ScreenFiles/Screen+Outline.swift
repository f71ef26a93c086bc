import ScreenDocuments
package import ScreenTree

extension Node {
  /// The class, the title and the properties, on one line, as in a JSON file.
  ///
  /// Views that belong to a property are omitted; an outline has them on separate lines. A secret is
  /// written as bullets.
  package var outline: String { masked.written }

  /// The same of a view whose secrets are bullets already.
  fileprivate var written: String {
    let title = title.map { " \"\($0)\"" } ?? ""
    let said = properties.filter { $0.nodes.isEmpty }.map {
      " \($0.modifier.name): \(FileCodec.write($0).compactJSON)"
    }
    let missing = notCaptured.map(\.name).sorted().joined(separator: ", ")
    return className + title + said.joined()
      + (missing.isEmpty ? "" : " not captured: \(missing)")
  }

  /// The views inside, and those of properties, each with its key.
  fileprivate var inside: [(key: String, node: Node)] {
    properties.flatMap { property in
      property.nodes.map { (key: "\(property.modifier.name): ", node: $0) }
    } + children.map { (key: "", node: $0) }
  }
}

extension Screen {
  /// The tree, one node a line, its content indented by two spaces.
  package var outline: String {
    let head = "\(title) · \(platform.rawValue) · \(language) · \(direction.rawValue)"
    var lines = [head.printedLine]
    if let app { lines.append("app \(app)".printedLine) }
    if let capture { lines.append(capture.description) }
    // Whole, because a view has the trait of the views around it.
    var waiting = masked.views.reversed().map { (key: "", node: $0, depth: 0) }
    while let (key, node, depth) = waiting.popLast() {
      let line = "\(node.position) \(key)\(node.written)".printedLine
      lines.append(String(repeating: "  ", count: depth) + line)
      waiting += node.inside.reversed().map { ($0.key, $0.node, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }
}
