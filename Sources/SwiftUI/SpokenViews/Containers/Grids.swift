public import Foundation
import ScreenTree

/// Rows of views in columns, which are read row by row.
public struct Grid<Content: View>: View {
  private let content: Content
  private let alignment: Alignment
  private let spacing: (across: CGFloat?, down: CGFloat?)
  private let position: Position

  /// Rows of views; distances are in points, 8 by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.alignment = alignment
    spacing = (horizontalSpacing, verticalSpacing)
    position = Position(file, line, column)
  }

  /// Mounts the rows.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      StackStyle(alignment: view.alignment, spacing: view.spacing.down, position: view.position)
        .node(.grid, nodes.map { view.spaced($0) })
    }
  }

  /// A row with the distance between columns, which is the same in all rows.
  private func spaced(_ row: Node) -> Node {
    guard let across = spacing.across, row.className == "GridRow" else { return row }
    return row.adding([.layout(LayoutProperty.spacing(Double(across)).finite, at: position)])
  }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  private let content: Content
  private let alignment: VerticalAlignment?
  private let position: Position

  /// A row.
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.alignment = alignment
    position = Position(file, line, column)
  }

  /// Mounts the row.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      let place = view.alignment.map { LayoutProperty.alignment(x: 0.5, y: $0.share) }
      return Node(
        .hStack, className: "GridRow", children: nodes,
        properties: place.map { [.layout($0, at: view.position)] } ?? [], position: view.position)
    }
  }
}
