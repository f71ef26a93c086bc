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

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide it is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The space to the next one, in points.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// A column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, which are read row by row.
public struct LazyVGrid<Content: View>: View {
  private let content: Content
  private let grid: GridStyle

  /// Views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    grid = GridStyle(columns, isAcross: true, spacing, Position(file, line, column))
  }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in
      view.grid.node("LazyVGrid", nodes)
    }
  }
}

/// Views in rows, of which each is read as far as it goes.
public struct LazyHGrid<Content: View>: View {
  private let content: Content
  private let grid: GridStyle

  /// Views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    grid = GridStyle(rows, isAcross: false, spacing, Position(file, line, column))
  }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in
      view.grid.node("LazyHGrid", nodes)
    }
  }
}

/// The lines of a lazy grid.
private struct GridStyle {
  private let lines: LayoutProperty
  private let spacing: CGFloat?
  private let position: Position

  init(_ items: [GridItem], isAcross: Bool, _ spacing: CGFloat?, _ position: Position) {
    // One adaptive item stands for as many as fit; several items are so many lines.
    if items.count == 1, case .adaptive(let least, _) = items[0].size {
      lines = .grid(nil, least: Double(least), across: isAcross)
    } else {
      lines = .grid(max(items.count, 1), least: 0, across: isAcross)
    }
    self.spacing = spacing
    self.position = position
  }

  func node(_ name: String, _ children: [Node]) -> Node {
    var properties = [Property.layout(lines, at: position)]
    if let spacing { properties.append(.layout(.spacing(Double(spacing)), at: position)) }
    return Node(
      .grid, className: name, children: children, properties: properties, position: position)
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
