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
    ContainerNode(view, context, \.content) { view, nodes, _ in
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
    ContainerNode(view, context, \.content) { view, nodes, _ in
      Node(.hStack, className: "GridRow", children: nodes, position: view.position)
    }
  }
}

/// Controls with a title in a box.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// A box with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The title and the content.
  public var body: some View {
    if style == nil {
      VStack {
        label
        content
      }
    } else {
      StyledGroupBox(
        GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content)))
    }
  }
}

extension GroupBox {
  /// A box with a view as its title, by its older spelling.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}
