public import Foundation
import ScreenTree

/// Room that grows.
public struct Spacer: Sendable {
  private let position: Position

  /// Room that grows.
  public init(
    minLength: CGFloat? = nil, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { position = Position(file, line, column) }
}

extension Spacer: View {
  /// Mounts the room.
  public static func _makeNode(_ view: Spacer, _ context: _ViewContext) -> _ViewNodeOf<Spacer> {
    PartsNode.leaf(view, context) { view, _ in Node(.spacer, position: view.position) }
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
