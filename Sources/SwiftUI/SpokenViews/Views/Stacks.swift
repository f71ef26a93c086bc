public import Foundation
import ScreenTree

/// Where views stand across a stack.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where views stand across a row.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  var share: Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: 0.5
    case .bottom, .lastTextBaseline: 1
    }
  }
}

/// A guide of an app, which has no place of its own here: views stand at the center.
public protocol AlignmentID {
  /// The place of the guide where no view sets one.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Where the line below a row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  /// Where the line below a row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing

  /// A guide of an app.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension VerticalAlignment {
  /// A guide of an app.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

/// Where views stand in both directions.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// An alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The leading edge, at the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The center, at the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge, at the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge, at the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The center, at the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, at the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  var property: LayoutProperty { .alignment(x: horizontal.share, y: vertical.share) }
}

/// The parts of a stack that its node needs.
struct StackStyle: Hashable, Sendable {
  let alignment: Alignment
  let spacing: CGFloat?
  let position: Position

  init(alignment: Alignment, spacing: CGFloat?, position: Position) {
    self.alignment = alignment
    self.spacing = spacing
    self.position = position
  }

  /// The style of a column.
  init(across alignment: HorizontalAlignment, _ spacing: CGFloat?, _ position: Position) {
    self.init(
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      position: position)
  }

  /// The style of a row.
  init(along alignment: VerticalAlignment, _ spacing: CGFloat?, _ position: Position) {
    self.init(
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      position: position)
  }

  /// Mounts a stack of a class, by its content and its style.
  @MainActor
  static func mounted<Stack: View, Content: View>(
    _ view: Stack, _ context: _ViewContext, _ kind: ViewClass,
    _ content: @escaping (Stack) -> Content, _ style: @escaping (Stack) -> StackStyle
  ) -> _ViewNodeOf<Stack> {
    PartsNode.container(view, context, content) { view, nodes, _ in style(view).node(kind, nodes) }
  }

  func node(_ kind: ViewClass, _ children: [Node]) -> Node {
    var properties: [Property] = []
    if alignment != .center { properties.append(.layout(alignment.property, at: position)) }
    if let spacing { properties.append(.layout(.spacing(Double(spacing)).finite, at: position)) }
    return Node(kind, children: children, properties: properties, position: position)
  }
}
