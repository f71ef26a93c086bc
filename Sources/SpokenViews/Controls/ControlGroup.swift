/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls with a label, which is shown in menus.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content() }

  /// Controls with a title, which is shown in menus.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Controls with a title as it is, which is shown in menus.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Controls with a title and a symbol, which are shown in menus.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Controls with a title as it is and a symbol, which are shown in menus.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The controls.
  public var body: some View { content }
}
