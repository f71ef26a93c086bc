/// Builds the views of bars.
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  /// An item as it is.
  public static func buildExpression<Item: ToolbarContent>(_ item: Item) -> Item { item }

  /// A view, which stands at the end of the bar at the top.
  public static func buildExpression<Content: View>(_ view: Content) -> _ToolbarContents {
    _ToolbarContents(_view: AnyView(BarItemView(content: view, place: .trailing)))
  }

  /// A single item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Several items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._view) }
    return _ToolbarContents(_view: AnyView(ViewList(views: views)))
  }

  /// An item of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(branch: .first(first)) }

  /// The second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(branch: .second(second)) }
}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  /// The items of the branch.
  public var _view: AnyView {
    switch branch {
    case .first(let first): first._view
    case .second(let second): second._view
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// It has no body.
  public typealias Body = Never
  /// The items, or nothing.
  public var _view: AnyView { map { $0._view } ?? AnyView(EmptyView()) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// It has no body.
  public typealias Body = Never

  /// Items as one; views alone are a group of views.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

  /// The items.
  public var _view: AnyView { content._view }
}
