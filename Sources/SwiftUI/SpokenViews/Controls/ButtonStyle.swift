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

/// A style of any type.
struct AnyButtonStyle {
  let body: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
  /// Whether a control in the look is the button.
  let mayShowControls: Bool

  init<Style: ButtonStyle>(_ style: Style) {
    let style = Unchecked(style)
    // A `ButtonStyle` gets no action, so that a control in it is a part of the button.
    mayShowControls = false
    body = {
      let parts = ButtonStyleConfiguration(role: $0.role, label: $0.label, isPressed: false)
      return AnyView(Styled(style.value, parts) { $0.makeBody(configuration: $1) })
    }
  }

  init<Style: PrimitiveButtonStyle>(primitive style: Style) {
    let style = Unchecked(style)
    mayShowControls = true
    body = { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
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
      PrimitiveButtonStyleConfiguration(
        role: button.role, label: .init(AnyView(button.label)), action: button.action))
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

  /// The look of the buttons in the view, and when they act.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    // The system's looks are not evaluated: they show the label, and the button is heard as it is.
    let style = Style._isOfSystem ? nil : AnyButtonStyle(primitive: style)
    return transformingEnvironment { $0.buttonStyle = style }
  }
}
