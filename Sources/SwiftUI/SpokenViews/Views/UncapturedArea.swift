package import ScreenTree

/// What another process of the system draws, such as a page of the web or a video: silent, and a
/// finding says that it is not captured.
///
/// A label of the app makes it an element.
package struct UncapturedArea {
  private let name: String
  private let position: Position

  /// An area of a view, by the name of its type.
  package init(_ name: String, at position: Position) {
    self.name = name
    self.position = position
  }
}

extension UncapturedArea: View {
  /// It has no body.
  package typealias Body = Never

  /// Mounts it.
  package static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { view, node in
      node.root.reportUncaptured(view.name, at: view.position)
      // Its own class says that it is no drawing of the app, which rules would ask to describe.
      return Node(
        .canvas, className: view.name,
        properties: [.layout(.flexible(width: true, height: true))], position: view.position)
    }
  }
}

extension ViewRoot {
  /// Says that what a view shows is not captured.
  package func reportUncaptured(_ name: String, at position: Position) {
    report(
      .warning, at: position,
      "what \(name) shows is not captured, and not heard here. Listen to it on a device.")
  }
}
