/// The looks of buttons; what it shows is the content of the button's element.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for its style.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether it is pressed now.
  public let isPressed: Bool

  /// What a button shows.
  public struct Label {
    let view: AnyView

    init(_ view: AnyView) { self.view = view }
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// What the button shows.
  public var body: some View { view }
}

/// The looks and the behavior of buttons.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {}

/// The look of the place that the button is in.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// The look of the place.
  public nonisolated init() {}
}

/// No decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// No decoration.
  public nonisolated init() {}
}

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// No border.
  public nonisolated init() {}
}

/// A border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A border.
  public nonisolated init() {}
}

/// A prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// A prominent border.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look of the place.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No decoration.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent border.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A style of any type.
struct AnyButtonStyle {
  let body: @MainActor (ButtonStyleConfiguration) -> AnyView

  init<Style: ButtonStyle>(_ style: Style) {
    let style = Unchecked(style)
    body = {
      AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
    }
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle? { nil }
  }

  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// What a button shows by its style.
struct StyledButton<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  let button: Button<Label>

  init(_ button: Button<Label>) { self.button = button }

  /// What the style makes of the label.
  private var made: AnyView? {
    style?.body(
      ButtonStyleConfiguration(
        role: button.role, label: .init(AnyView(button.label)), isPressed: false))
  }

  var body: some View {
    // A style's own buttons do not have the style again.
    made.map { $0.transformingEnvironment { $0.buttonStyle = nil } }
  }
}

extension View {
  /// The look of the buttons in the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    let style = AnyButtonStyle(style)
    return transformingEnvironment { $0.buttonStyle = style }
  }

  /// A look of the system for the buttons in the view; not heard.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyle = nil }
  }
}
