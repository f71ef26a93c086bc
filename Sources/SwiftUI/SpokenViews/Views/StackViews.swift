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
    style = StackStyle(across: alignment, spacing, Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StackStyle.mounted(view, context, .vStack, \.content, \.style)
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
    style = StackStyle(along: alignment, spacing, Position(file, line, column))
    self.content = content()
  }

  /// Mounts the stack.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StackStyle.mounted(view, context, .hStack, \.content, \.style)
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
    StackStyle.mounted(view, context, .zStack, \.content, \.style)
  }
}
