/// Tabs that belong together; a phone shows them in its bar like the others.
public struct TabSection<Content: View>: View {
  private let content: Content

  /// Tabs with a view as their title, which a phone does not show.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  /// Tabs with a title, which a phone does not show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Tabs with a title as it is, which a phone does not show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection {
  /// Controls beside the title, which a phone does not show.
  public nonisolated func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> TabSection { self }
}

extension EnvironmentValues {
  private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: (() -> AnyView)? { nil }
  }

  /// The view above the bar of tabs.
  var tabAccessory: (() -> AnyView)? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
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
