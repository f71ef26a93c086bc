/// Tabs that belong together; a phone shows them in its bar like the others.
public struct TabSection<Content: TabContent>: _SystemTabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  private let content: Content

  /// Tabs with a view as their title, which a phone does not show.
  public init<Value, Header: View>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content: TabContent<Value> { self.content = content() }

  /// Tabs with a title, which a phone does not show.
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  )
  where Content: TabContent<Value> {
    self.content = content()
  }

  /// Tabs with a title as it is, which a phone does not show.
  @_disfavoredOverload
  public init<Value, Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<Value> content: () -> Content
  )
  where Content: TabContent<Value> {
    self.content = content()
  }

  // Without a heading: the bar of a phone shows the tabs of all sections in one row.
  /// The screens of the tabs.
  public var _screens: some View { content._screens }
}

extension TabSection {
  /// Controls beside the title, which a phone does not show.
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> TabSection { self }
}

extension View {
  /// A view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let content = Unchecked(content)
    return transformingEnvironment { $0.tabAccessory = { AnyView(content.value()) } }
  }
}
