/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
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
    Styled(ControlGroupStyleConfiguration(content: AnyView(content), label: label)) { content }
  }
}

/// The look of each group of controls; what the style of an app shows is heard instead.
public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The look.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
  /// A part of it.
  public typealias Content = AnyView
  /// A part of it.
  public typealias Label = AnyView

  /// The controls.
  public let content: Content
  /// What is shown in menus.
  public let label: Label
}

extension ControlGroupStyle where Self: _SystemStyle {
  /// The controls.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration)
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// The look of each group of controls in the view.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
