import ScreenTree

/// The look of each menu; what the style of an app shows is heard instead.
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = MenuStyleConfiguration

  /// The look.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension MenuStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
  // No type of its own: only `Menu(configuration)` asks for it, and any view may stand there.
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// What the button shows.
  public let label: Label
  /// The controls.
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let position: Position
}

/// A look of the system.
public protocol _SystemMenuStyle: MenuStyle {}

extension _SystemMenuStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyMenuStyle? { nil }
  }

  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyMenuStyle {
  let make: @MainActor (MenuStyleConfiguration) -> AnyView
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction, position: configuration.position)
  }
}

extension View {
  /// The look of each menu in the view.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      // A style of the system inside one of an app takes that one away.
      environment.menuStyle =
        Style._isOfSystem
        ? nil
        : AnyMenuStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
