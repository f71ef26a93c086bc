import ScreenTree

/// The look of each form; what the style of an app shows is heard instead.
public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = FormStyleConfiguration

  /// The look of a form.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension FormStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a form, for its style.
public struct FormStyleConfiguration {
  /// A part of it.
  public typealias Content = AnyView

  /// The rows.
  public let content: Content
}

/// A look of the system.
public protocol _SystemFormStyle: FormStyle {}

extension _SystemFormStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormStyle? { nil }
  }

  var formStyle: AnyFormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyFormStyle {
  let make: @MainActor (FormStyleConfiguration) -> AnyView
}

/// A form as the style of an app shows it.
struct StyledForm: View {
  @Environment(\.formStyle) private var style
  let configuration: FormStyleConfiguration

  init(_ configuration: FormStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.formStyle = nil } }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style.
  @MainActor
  public init(
    _ configuration: FormStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(content: { configuration.content }, file: file, line: line, column: column)
  }
}

extension View {
  /// The look of each form in the view.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.formStyle =
        Style._isOfSystem
        ? nil
        : AnyFormStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
