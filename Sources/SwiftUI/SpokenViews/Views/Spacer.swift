public import Foundation
import ScreenTree

/// Room that grows.
public struct Spacer: Sendable {
  private let position: Position
  private let minLength: CGFloat?

  /// Room that grows; the least length is in points, 8 by default.
  public init(
    minLength: CGFloat? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    position = Position(file, line, column)
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// Mounts the room.
  public static func _makeNode(_ view: Spacer, _ context: _ViewContext) -> _ViewNodeOf<Spacer> {
    PartsNode.leaf(view, context) { view, _ in
      let least = view.minLength.map { LayoutProperty.spacing(max(Double($0), 0)).finite }
      return Node(
        .spacer, properties: least.map { [.layout($0, at: view.position)] } ?? [],
        position: view.position)
    }
  }
}

/// A line between views.
public struct Divider: Sendable {
  private let position: Position

  /// A line between views.
  public init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    position = Position(file, line, column)
  }
}

extension Divider: View {
  /// Mounts the line.
  public static func _makeNode(_ view: Divider, _ context: _ViewContext) -> _ViewNodeOf<Divider> {
    PartsNode.leaf(view, context) { view, _ in Node(.divider, position: view.position) }
  }
}
