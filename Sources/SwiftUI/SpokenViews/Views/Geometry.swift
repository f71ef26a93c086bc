public import Foundation
import ScreenTree

/// A direction of the screen.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// Directions of the screen.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a view.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Edges of a view.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A single edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The edges at the sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The edges above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Distances from the edges, in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var property: LayoutProperty {
    .padding(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}

/// Views that depend on their size, which is estimated.
public struct GeometryReader<Content> {
  let content: (GeometryProxy) -> Content
  private let position: Position
}

/// The size of a view, which is estimated.
public struct GeometryProxy: Sendable {
  /// The size that is offered to the view, in points.
  public let size: CGSize

  /// The rectangle of the view in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Distances from the edges that are safe for content.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A system of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)

  /// The coordinates of the scroll view around.
  public static var scrollView: CoordinateSpace { .named("scroll view") }
  /// The coordinates of the scroll view around that scrolls in a direction.
  public static func scrollView(axis: Axis) -> CoordinateSpace { scrollView }
}

/// The coordinates of the scroll view around, by the name of their type.
public typealias NamedCoordinateSpace = CoordinateSpace

extension GeometryReader: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views that depend on their size.
  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content
    position = Position(file, line, column)
  }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(view, context, ViewParts({ SizedContent(content: $0.content) })) { node in
      let position = node.view.position
      let flexible = Property.layout(.flexible(width: true, height: true), at: position)
      // Unlike a stack, a reader of geometry starts at its top leading corner.
      let top = Property.layout(.alignment(x: 0, y: 0), at: position)
      return [
        node.named(
          Node(
            .zStack, className: "GeometryReader", children: node.partNodes,
            properties: [flexible, top], position: position))
      ]
    }
  }
}

/// What a reader of geometry shows, by the size that is offered.
private struct SizedContent<Content: View>: View {
  @Environment(\.proposedSize) var size
  let content: (GeometryProxy) -> Content

  var body: some View { content(GeometryProxy(size: size)) }
}
