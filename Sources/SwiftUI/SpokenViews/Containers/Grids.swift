public import Foundation
import ScreenTree

/// Rows of views in columns, which are read row by row.
public struct Grid<Content: View>: View {
  private let content: Content
  private let position: Position

  /// Rows of views.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// Mounts the rows.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      Node(.grid, children: nodes, position: view.position)
    }
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  private let content: Content
  private let position: Position

  /// A row.
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// Mounts the row.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      Node(.hStack, className: "GridRow", children: nodes, position: view.position)
    }
  }
}
