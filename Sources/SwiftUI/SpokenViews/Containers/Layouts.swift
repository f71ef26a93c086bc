public import Foundation
import ScreenTree

/// The first of several views that fits, by their estimated sizes; the last if none does.
public struct ViewThatFits<Content: View>: View {
  private let content: Content
  private let axes: Axis.Set
  private let position: Position

  /// Views from the largest to the smallest.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.axes = axes
    position = Position(file, line, column)
  }

  /// Mounts the views; the layout shows one of them.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      let fits = LayoutProperty.fits(
        across: view.axes.contains(.horizontal), down: view.axes.contains(.vertical))
      return Node(
        .zStack, className: "ViewThatFits", children: nodes,
        properties: [.layout(fits, at: view.position)], position: view.position)
    }
  }
}

/// Arranges views: a layout of an app is asked for its size, and places its views.
public protocol Layout: Sendable {
  /// What the layout keeps between its steps.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }
  /// The alignment and the class of the stack that it is like.
  var _stack: _StackLook { get }
  /// The arrangement that is asked; nil for a stack of the library.
  var _asked: (any Layout)? { get }
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
  /// A layout of an app itself.
  public var _asked: (any Layout)? { self }
  /// A stack from top to bottom.
  public var _stack: _StackLook { _StackLook(isRow: false, alignment: .center, spacing: nil) }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// A stack of the library, which the screen's own layout arranges: it is never asked itself.
public protocol _LibraryLayout: Layout where Cache == Void {}

extension _LibraryLayout {
  /// The size of nothing, because the screen's layout is asked.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  /// Nothing, because the screen's layout places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
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
    LaidOut(
      content: content(), look: _stack, asked: _asked?.reference,
      position: Position(file, line, column))
  }
}

/// Views in an arrangement.
private struct LaidOut<Content: View>: View {
  let content: Content
  let look: _StackLook
  let asked: CustomLayoutReference?
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      let node = StackStyle(
        alignment: view.look.alignment, spacing: view.look.spacing, position: view.position
      ).node(view.look.isRow ? .hStack : .vStack, nodes)
      guard let asked = view.asked else { return node }
      return node.adding([.layout(.custom(asked), at: view.position)])
    }
  }
}

extension Layout {
  fileprivate var reference: CustomLayoutReference {
    CustomLayoutReference(AppArrangement(layout: self), name: "\(self)")
  }
}

/// A layout of an app as the arrangement of a node.
private final class AppArrangement<Arrangement: Layout>: CustomLayout {
  private let layout: Arrangement

  init(layout: Arrangement) { self.layout = layout }

  func sizeThatFits(_ proposal: ProposedSize, _ subviews: [CustomSubview]) -> Size {
    let views = LayoutSubviews(subviews)
    var cache = layout.makeCache(subviews: views)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func placeSubviews(in bounds: Frame, _ proposal: ProposedSize, _ subviews: [CustomSubview]) {
    let views = LayoutSubviews(subviews)
    var cache = layout.makeCache(subviews: views)
    layout.placeSubviews(
      in: CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height),
      proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
  }
}

/// Views side by side.
public struct HStackLayout: _LibraryLayout {
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

extension HStackLayout {
  /// None: it is a stack of the library.
  public var _asked: (any Layout)? { nil }
}

/// Views from top to bottom.
public struct VStackLayout: _LibraryLayout {
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
public struct AnyLayout: _LibraryLayout {
  /// The arrangement that is asked; nil for a stack of the library.
  public let _asked: (any Layout)?
  /// What it is like.
  public let _stack: _StackLook

  /// An arrangement whose type is hidden.
  public init<Arrangement: Layout>(_ layout: Arrangement) {
    _stack = layout._stack
    _asked = layout._asked
  }
}

extension VStackLayout {
  /// None: it is a stack of the library.
  public var _asked: (any Layout)? { nil }
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
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  init(_ size: CGSize = .zero) {
    width = size.width
    height = size.height
  }

  /// The place of a guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * CGFloat(guide.share) }
  /// The place of a guide, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { height * CGFloat(guide.share) }
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
