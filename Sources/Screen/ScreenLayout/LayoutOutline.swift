package import ScreenTree

extension LayoutResult {
  /// The frames as text, a line a node in the order of the screen: `x y w h  Class "label"`, what is
  /// inside a view indented below it.
  ///
  /// - Parameters:
  ///   - screen: the screen that was laid out.
  ///   - root: the path of a view, to list it and what is in it alone; nil for the whole screen.
  /// - Returns: the lines.
  package func outline(of screen: Screen, in root: NodePath? = nil) -> [String] {
    let screen = screen.masked
    let top =
      root.map { [$0] } ?? screen.views.indices.map { NodePath([.view($0)]) }
    var lines: [String] = []
    var waiting = top.reversed().compactMap { path in
      screen.node(at: path).map { (node: $0, path: path, depth: 0) }
    }
    while let (node, path, depth) = waiting.popLast() {
      // A view without a place is not shown, such as one that did not fit.
      guard let frame = frames[path] else { continue }
      lines.append(line(of: node, frame, contentSizes[path], depth))
      waiting += node.insideViews(path).reversed().map { ($0.node, $0.path, depth + 1) }
    }
    return lines
  }

  private func line(of node: Node, _ frame: Frame, _ content: Size?, _ depth: Int) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(\.tenths)
    let words = node.title ?? node[.label] ?? node[.symbol]
    let name = String(repeating: "  ", count: depth) + node.className
    let scrolled = content.map { " scrolls \($0.width.tenths) \($0.height.tenths)" } ?? ""
    let label = words.map { " \"\($0)\"" } ?? ""
    return (numbers.joined(separator: " ") + "  " + name + label + scrolled).printedLine
  }
}

extension Double {
  /// The number in tenths, as short as it can be written.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).short }
}

extension Node {
  /// The views in properties and inside, with their paths.
  fileprivate func insideViews(_ path: NodePath) -> [(node: Node, path: NodePath)] {
    var views: [(node: Node, path: NodePath)] = []
    for (number, property) in properties.enumerated() {
      for (index, node) in property.nodes.enumerated() {
        views.append((node, NodePath(path.steps + [.property(number, view: index)])))
      }
    }
    for (index, node) in children.enumerated() {
      views.append((node, NodePath(path.steps + [.view(index)])))
    }
    return views
  }
}
