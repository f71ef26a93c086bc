import ScreenTree

/// Tabs and their screens, all with values of one type.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the tabs' values; `Never` for tabs without values.
  associatedtype TabValue: Hashable
  /// The type of the tabs that it consists of.
  associatedtype Body: TabContent = Never
  /// The type of the screens.
  associatedtype _Screens: View

  /// The tabs that it consists of.
  @TabContentBuilder<TabValue> var body: Body { get }
  /// The screens as views with their labels.
  @ViewBuilder var _screens: _Screens { get }
}

extension TabContent {
  /// The screens of its tabs.
  public var _screens: Body._Screens { body._screens }
}

/// Tabs of the library.
public protocol _SystemTabContent: TabContent where Body == Never {}

extension _SystemTabContent {
  /// Tabs of the library have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// Never has a value.
  public typealias TabValue = Never
  /// Never is shown.
  public var _screens: Never { preconditionFailure("Never has no screens") }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab, whose value is of the builder's type.
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  /// A single tab.
  @MainActor
  public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content {
    content
  }

  /// Several tabs.
  @MainActor
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<(repeat (each Content)._Screens)>> {
    // Screens and not the tabs are kept: one kind of tuple of views is enough.
    _Tabs(ViewBuilder.buildBlock(repeat (each content)._screens))
  }

  /// The tabs of an `if` without `else`.
  public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? {
    content
  }

  // The branches are those of views, so that a tab keeps its state while its branch is shown.
  /// The first branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .first(first)) }

  /// The second branch.
  public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .second(second)) }

  /// Tabs that need a newer system.
  @MainActor
  public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> _Tabs<TabValue, AnyView> { _Tabs(AnyView(content._screens)) }
}

/// Tabs whose screens are known.
public struct _Tabs<TabValue: Hashable, Screens: View>: _SystemTabContent {
  /// The screens.
  public let _screens: Screens

  init(_ screens: Screens) { _screens = screens }
}

extension _ConditionalContent: TabContent, _SystemTabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
  /// It has no body.
  public typealias Body = Never
  /// The type of the tabs' values.
  public typealias TabValue = First.TabValue
  /// The screens of the branch.
  public var _screens: some View {
    switch branch {
    case .first(let tabs): tabs._screens
    case .second(let tabs): tabs._screens
    }
  }
}

extension Optional: TabContent, _SystemTabContent where Wrapped: TabContent {
  /// It has no body.
  public typealias Body = Never
  /// The type of the tabs' values.
  public typealias TabValue = Wrapped.TabValue
  /// The screens, if there are tabs.
  public var _screens: Wrapped._Screens? { map { $0._screens } }
}

extension Group: TabContent, _SystemTabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The screens of the tabs.
  public var _screens: some View { content._screens }

  // A group of views is meant wherever both fit, which spares the type checker a choice.
  /// Tabs that are changed together.
  @_disfavoredOverload
  public init<Value>(@TabContentBuilder<Value> content: () -> Content)
  where Content: TabContent<Value> {
    self.content = content()
  }
}

extension ForEach: TabContent, _SystemTabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The screens of the tabs.
  public var _screens: some View {
    ForEach<Data, ID, Content._Screens>(
      data: data, content: { content($0)._screens }, id: id, position: position)
  }
}

extension ForEach {
  /// A tab for each element, by a property that identifies it.
  @_disfavoredOverload
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content: TabContent<Value> {
    self.init(
      data: data, content: content, id: { $0[keyPath: id] }, position: Position(file, line, column))
  }

  /// A tab for each element.
  @_disfavoredOverload
  public init<Value>(
    _ data: Data,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content: TabContent<Value>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, content: content, id: { $0.id }, position: Position(file, line, column))
  }
}
