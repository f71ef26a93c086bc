public import Foundation
import ScreenTree

/// Views from top to bottom.
public struct VStack<Content> {
  private let style: StackStyle
  let content: Content
}

extension VStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = StackStyle(
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      position: Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in view.style.node(.vStack, nodes) }
  }
}

/// Views side by side.
public struct HStack<Content> {
  private let style: StackStyle
  let content: Content
}

extension HStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = StackStyle(
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      position: Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in view.style.node(.hStack, nodes) }
  }
}

/// Views from top to bottom, in a list.
public struct LazyVStack<Content> {
  private let style: StackStyle
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views from top to bottom, in a list.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = StackStyle(
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      position: Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in view.style.node(.lazyVStack, nodes)
    }
  }
}

/// Views side by side, in a list.
public struct LazyHStack<Content> {
  private let style: StackStyle
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views side by side, in a list.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = StackStyle(
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      position: Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in view.style.node(.lazyHStack, nodes)
    }
  }
}

/// Views over each other, back to front.
public struct ZStack<Content> {
  private let style: StackStyle
  let content: Content
}

extension ZStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views over each other, back to front.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    style = StackStyle(
      alignment: alignment, spacing: nil,
      position: Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in view.style.node(.zStack, nodes) }
  }
}

/// Which headers of a lazy stack stay on the screen; not heard.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Views by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

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
    LeafNode(view, context) { view, _ in Node(.spacer, position: view.position) }
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
    LeafNode(view, context) { view, _ in Node(.divider, position: view.position) }
  }
}

/// Views that scroll.
public struct ScrollView<Content> {
  let content: Content
  private let position: Position
}

extension ScrollView: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views that scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.content) { view, nodes, _ in
      Node(.scrollView, children: nodes, position: view.position)
    }
  }
}
