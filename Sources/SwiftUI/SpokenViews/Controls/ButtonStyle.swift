import ScreenTree

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
///
/// A button with a style of an app stays a button, whose double tap does what the button does; a
/// control that the style shows is heard instead.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style that also says when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// What a button shows.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyle where Self: _SystemStyle {
  /// The label; the system's look is not evaluated.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style.
  public nonisolated init(
    _ configuration: PrimitiveButtonStyleConfiguration, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: configuration.label, role: configuration.role, action: configuration.action,
      position: Position(file, line, column))
  }
}

extension View {
  /// The look of the buttons in the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    // It gets no action, so that a control in its look is a part of the button.
    styled(style, isOfLabel: true) { (style: Style, button: PrimitiveButtonStyleConfiguration) in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: button.role, label: button.label, isPressed: false))
    }
  }

  /// The look of the buttons in the view, and when they act.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
