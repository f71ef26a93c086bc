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
