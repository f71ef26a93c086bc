public import Foundation
import ScreenTree

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
    style = StackStyle(across: alignment, spacing, Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StackStyle.mounted(view, context, .lazyVStack, \.content, \.style)
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
    style = StackStyle(along: alignment, spacing, Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StackStyle.mounted(view, context, .lazyHStack, \.content, \.style)
  }
}
