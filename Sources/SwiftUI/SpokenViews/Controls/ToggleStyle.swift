import ScreenTree

/// The look and the behavior of switches; with the style of an app it stays one switch.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  nonisolated static var _isOfSystem: Bool { get }
}

extension ToggleStyle {
  /// A look of an app is not.
  public nonisolated static var _isOfSystem: Bool { false }
}

/// The parts of a switch, for its style.
public struct ToggleStyleConfiguration {
  /// What a switch shows.
  public typealias Label = AnyView

  /// What the switch shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values, some of which are off.
  public let isMixed = false
}

/// A look of the system.
public protocol _SystemToggleStyle: ToggleStyle {}

extension _SystemToggleStyle {
  /// It is one.
  public nonisolated static var _isOfSystem: Bool { true }
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The look of the place.
public struct DefaultToggleStyle: _SystemToggleStyle {
  /// The look.
  public nonisolated init() {}
}

/// A switch.
public struct SwitchToggleStyle: _SystemToggleStyle {
  /// The look.
  public nonisolated init() {}
  /// The look in a color.
  public nonisolated init(tint: Color) {}
}

/// A button that stays pressed.
public struct ButtonToggleStyle: _SystemToggleStyle {
  /// The look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of the place.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle? { nil }
  }

  var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyToggleStyle {
  let make: @MainActor (ToggleStyleConfiguration) -> AnyView
}

/// A switch as the style of an app shows it.
struct StyledToggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  let label: Label
  let isOn: Binding<Bool>

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  /// What the style makes of the switch.
  private var made: AnyView? {
    style?.make(
      ToggleStyleConfiguration(label: AnyView(StylePart(.toggle, label)), isOn: isOn))
  }

  var body: some View {
    // The style's own parts do not have the style again.
    made.transformingEnvironment { $0.toggleStyle = nil }
  }
}

extension View {
  /// The look of the switches in the view.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.toggleStyle =
        Style._isOfSystem
        ? nil
        : AnyToggleStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
