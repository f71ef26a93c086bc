public import Foundation
import ScreenTree

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
    PartsNode.container(view, context, \.content) { view, nodes, _ in
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
    PartsNode.container(view, context, \.content) { view, nodes, _ in
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
    let gap = Double(items.first?.spacing ?? 8)
    if items.count == 1, case .adaptive(let least, _) = items[0].size {
      lines = .grid(nil, least: Double(least), gap: gap, across: isAcross).finite
    } else {
      lines = .tracks(items.map(\.track), across: isAcross).finite
    }
    self.spacing = spacing
    self.position = position
  }

  func node(_ name: String, _ children: [Node]) -> Node {
    var properties = [Property.layout(lines, at: position)]
    if let spacing { properties.append(.layout(.spacing(Double(spacing)).finite, at: position)) }
    return Node(
      .grid, className: name, children: children, properties: properties, position: position)
  }
}

extension GridItem {
  /// The column or the row; several adaptive ones are one each.
  fileprivate var track: LayoutProperty.Track {
    let limits: (least: CGFloat, most: CGFloat)
    switch size {
    case .fixed(let length): limits = (length, length)
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      limits = (minimum, maximum)
    }
    return LayoutProperty.Track(
      least: Double(limits.least), most: Double(limits.most), gap: Double(spacing ?? 8),
      x: alignment?.horizontal.share ?? 0.5, y: alignment?.vertical.share ?? 0.5)
  }
}
