import ScreenTree

/// What a tab is for.
public enum TabRole: Hashable, Sendable {
  case search
}

/// A screen of a view of tabs, with its label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label

  /// A screen with a value and a view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// A screen with a view as its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab where Label == SpokenViews.Label<Text, Image> {
  /// A screen with a value, whose label is that of its role: Search.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(value: value, role: role, content: content) {
      SpokenViews.Label(
        SystemWord.search, systemImage: "magnifyingglass", file: file, line: line, column: column)
    }
  }
}

extension Tab where Value == Never, Label == SpokenViews.Label<Text, Image> {
  /// A screen whose label is that of its role: Search.
  public init(
    role: TabRole, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(role: role, content: content) {
      SpokenViews.Label(
        SystemWord.search, systemImage: "magnifyingglass", file: file, line: line, column: column)
    }
  }
}

extension Tab: _SystemTabContent {
  /// The type of its value.
  public typealias TabValue = Value

  /// The screen, which has its label and its value.
  public var _screens: some View {
    if let value {
      TabItem(content: content, label: label).tag(value)
    } else {
      TabItem(content: content, label: label)
    }
  }
}

/// A view with the label of its tab.
private struct TabItem<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItem: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    TabItemNode(view, context)
  }
}

private final class TabItemNode<Content: View, Label: View>: PartsNode<TabItem<Content, Label>> {
  private let gate: PageGate?

  init(_ view: TabItem<Content, Label>, _ context: _ViewContext) {
    // Before the content is mounted, whose `onAppear` waits at the gate.
    let gate = PageGate.opened(in: context.environment)
    self.gate = gate
    super.init(
      view, context, ViewParts(block: { ViewBuilder.buildBlock($0.content, $0.label) }),
      make: { $0.parts[0].nodes }, role: { .page(gate, label: $0.parts.last) },
      environment: gate == nil ? nil : { $1 = gate?.inside($1) ?? $1 })
  }

  override func willUnmount() {
    super.willUnmount()
    gate?.leave()
  }
}

extension View {
  /// The label of the view's tab.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItem(content: self, label: label())
  }

  /// How a view of tabs shows its screens.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.tabLook = TabLook(of: style) }
  }
}
