import ScreenTree

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

  /// Whether it is one of the system's looks.
  nonisolated static var _isOfSystem: Bool { get }
}

extension PrimitiveButtonStyle {
  /// A look of an app is not.
  public nonisolated static var _isOfSystem: Bool { false }
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

/// A look of the system.
public protocol _SystemButtonStyle: PrimitiveButtonStyle {}

extension _SystemButtonStyle {
  /// It is one.
  public nonisolated static var _isOfSystem: Bool { true }
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

/// The look of the place that the button is in.
public struct DefaultButtonStyle: _SystemButtonStyle, Sendable {
  /// The look of the place.
  public nonisolated init() {}
}

/// No decoration.
public struct PlainButtonStyle: _SystemButtonStyle, Sendable {
  /// No decoration.
  public nonisolated init() {}
}

/// No border.
public struct BorderlessButtonStyle: _SystemButtonStyle, Sendable {
  /// No border.
  public nonisolated init() {}
}

/// A border.
public struct BorderedButtonStyle: _SystemButtonStyle, Sendable {
  /// A border.
  public nonisolated init() {}
}

/// A prominent border.
public struct BorderedProminentButtonStyle: _SystemButtonStyle, Sendable {
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
