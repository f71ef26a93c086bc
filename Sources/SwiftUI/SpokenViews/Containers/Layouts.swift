public import Foundation
import ScreenTree

/// The first of several views that fits, which is the first one, because sizes are not measured.
public struct ViewThatFits<Content: View>: View {
  private let content: Content

  /// Views from the largest to the smallest.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Mounts the views, and shows the first.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(view, context, ViewParts(\.content)) { Array($0.partNodes.prefix(1)) }
  }
}

/// Arranges views; their order is that of the code, and a layout of an app is never asked.
public protocol Layout: Sendable {
  /// What the layout keeps between its steps.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }
  /// The alignment and the class of the stack that it is like.
  var _stack: _StackLook { get }
  /// What the layout keeps between its steps.
  func makeCache(subviews: Subviews) -> Cache
  /// The size of the arrangement.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// What a layout says about itself; not heard.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for any other layout.
  public var stackOrientation: Axis?

  /// No stack.
  public init() {}

  init(_ stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// A stack from top to bottom.
  public var _stack: _StackLook { _StackLook(isRow: false, alignment: .center, spacing: nil) }
  /// The size of nothing, because sizes are not asked for.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { .zero }
  /// Nothing, because places are not asked for.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What a stack is like.
public struct _StackLook: Sendable {
  let isRow: Bool
  let alignment: Alignment
  let spacing: CGFloat?
}

extension Layout {
  /// Arranges views.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    LaidOut(content: content(), look: _stack, position: Position(file, line, column))
  }
}

/// Views in an arrangement.
private struct LaidOut<Content: View>: View {
  let content: Content
  let look: _StackLook
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      StackStyle(
        alignment: view.look.alignment, spacing: view.look.spacing, position: view.position
      ).node(view.look.isRow ? .hStack : .vStack, nodes)
    }
  }
}

/// Views side by side.
public struct HStackLayout: Layout {
  /// From side to side.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
  /// What it is like.
  public let _stack: _StackLook

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    _stack = _StackLook(
      isRow: true, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }
}

/// Views from top to bottom.
public struct VStackLayout: Layout {
  /// From top to bottom.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
  /// What it is like.
  public let _stack: _StackLook

  /// Views from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    _stack = _StackLook(
      isRow: false, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }
}

/// An arrangement of any type.
public struct AnyLayout: Layout {
  /// What it is like.
  public let _stack: _StackLook

  /// An arrangement whose type is hidden.
  public init<Arrangement: Layout>(_ layout: Arrangement) { _stack = layout._stack }
}

/// A value of a view for its arrangement; not heard.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that have none.
  static var defaultValue: Value { get }
}

/// The size of a view and its guides, which are estimated.
public struct ViewDimensions: Sendable {
  /// The width in points.
  public var width: CGFloat { 0 }
  /// The height in points.
  public var height: CGFloat { 0 }
  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Scrolls to views in it; VoiceOver reaches every view of a scroll view anyway.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Views with what scrolls to them.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls to a view, which moves no cursor.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to the view with an identity.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
