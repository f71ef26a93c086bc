/// The look of each group of controls; what the style of an app shows is heard instead.
public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The look.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension ControlGroupStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
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

/// A look of the system.
public protocol _SystemControlGroupStyle: ControlGroupStyle {}

extension _SystemControlGroupStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlGroupStyle? { nil }
  }

  var controlGroupStyle: AnyControlGroupStyle? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyControlGroupStyle {
  let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension View {
  /// The look of each group of controls in the view.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(
    _ style: Style
  ) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      // A style of the system inside one of an app takes that one away.
      environment.controlGroupStyle =
        Style._isOfSystem
        ? nil
        : AnyControlGroupStyle {
          AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
        }
    }
  }
}
