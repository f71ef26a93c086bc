/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let content: Content
  private let label: AnyView

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Controls with a label, which is shown in menus.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Controls with a title, which is shown in menus.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls with a title as it is, which is shown in menus.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Controls with a title and a symbol, which are shown in menus.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(titleKey, systemImage: systemImage) } }

  /// Controls with a title as it is and a symbol, which are shown in menus.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(title, systemImage: systemImage) } }

  /// The controls, or what the style of an app shows.
  public var body: some View {
    if let style {
      style.make(
        ControlGroupStyleConfiguration(content: AnyView(content), label: label)
      ).transformingEnvironment { $0.controlGroupStyle = nil }
    } else {
      content
    }
  }
}
