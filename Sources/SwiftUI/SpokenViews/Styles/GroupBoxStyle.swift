/// The look of each box; what the style of an app shows is heard instead.
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of a box.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension GroupBoxStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A look of the system.
public protocol _SystemGroupBoxStyle: GroupBoxStyle {}

extension _SystemGroupBoxStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyGroupBoxStyle? { nil }
  }

  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyGroupBoxStyle {
  let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView
}

/// A box as the style of an app shows it.
struct StyledGroupBox: View {
  @Environment(\.groupBoxStyle) private var style
  let configuration: GroupBoxStyleConfiguration

  init(_ configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.groupBoxStyle = nil } }
  }
}

extension View {
  /// The look of each box in the view.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.groupBoxStyle =
        Style._isOfSystem
        ? nil
        : AnyGroupBoxStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
