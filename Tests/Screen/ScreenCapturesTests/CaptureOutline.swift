import ScreenTree

@testable import ScreenCaptures

extension CaptureNode {
  /// A node with attributes, without a position.
  init(_ type: String, _ attributes: KeyValuePairs<String, String>, _ children: [CaptureNode] = [])
  {
    self.init(
      type,
      attributes: attributes.map { .init(name: $0.key, value: $0.value, position: .unknown) },
      children: children)
  }

  /// The node and those in it, each with its position, type and attributes, indented by its level.
  var outline: [String] { outline(level: 0) }

  private func outline(level: Int) -> [String] {
    let words = ["\(position)", type] + attributes.map { "\($0.name)=\($0.value)" }
    let indent = String(repeating: "  ", count: level)
    return [indent + words.joined(separator: " ")]
      + children.flatMap { $0.outline(level: level + 1) }
  }
}
