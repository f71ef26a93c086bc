/// The look of text fields; what the style of an app shows around a field is heard with it.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View
  /// The label of the field that a style gets.
  typealias _Label = AnyView

  /// The look of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// Whether it is one of the system's looks.
  nonisolated static var _isOfSystem: Bool { get }
}

extension TextFieldStyle {
  /// A look of an app is not.
  public nonisolated static var _isOfSystem: Bool { false }
}

/// A look of the system.
public protocol _SystemTextFieldStyle: TextFieldStyle {}

extension _SystemTextFieldStyle {
  /// It is one.
  public nonisolated static var _isOfSystem: Bool { true }
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A look of the system; not heard.
public struct DefaultTextFieldStyle: _SystemTextFieldStyle {
  /// The look.
  public nonisolated init() {}
}

/// A look of the system; not heard.
public struct PlainTextFieldStyle: _SystemTextFieldStyle {
  /// The look.
  public nonisolated init() {}
}

/// A look of the system; not heard.
public struct RoundedBorderTextFieldStyle: _SystemTextFieldStyle {
  /// The look.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A look of the system; not heard.
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look of the system; not heard.
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look of the system; not heard.
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension EnvironmentValues {
  private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextFieldStyle? { nil }
  }

  var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyTextFieldStyle {
  /// The style around it, which the fields inside have; at most one.
  let outer: [AnyTextFieldStyle]
  let make: @MainActor (TextField<AnyView>) -> AnyView
}

/// A field as the style of an app shows it.
struct StyledTextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  let field: TextField<Label>

  init(_ field: TextField<Label>) { self.field = field }

  var body: some View {
    // The field that the style shows has the next style, otherwise it would show itself for ever.
    style.map { style in
      style.make(TextField(label: AnyView(field.label), field: field.field))
        .transformingEnvironment { $0.textFieldStyle = style.outer.first }
    }
  }
}

extension View {
  /// The look of the text fields in the view.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.textFieldStyle =
        Style._isOfSystem
        ? nil
        : AnyTextFieldStyle(outer: environment.textFieldStyle.map { [$0] } ?? []) {
          AnyView(Styled(style.value, $0) { $0._body(configuration: $1) })
        }
    }
  }
}
