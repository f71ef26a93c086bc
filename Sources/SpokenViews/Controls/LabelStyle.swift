import ScreenTree

/// The look of labels; what it shows is heard.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks, with which the title is heard.
  nonisolated static var _isOfSystem: Bool { get }
}

extension LabelStyle {
  /// A look of an app is not.
  public nonisolated static var _isOfSystem: Bool { false }
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: AnyView
  /// The picture.
  public let icon: AnyView
}

/// A look of the system; the title is heard.
public protocol _SystemLabelStyle: LabelStyle {}

extension _SystemLabelStyle {
  /// It is one.
  public nonisolated static var _isOfSystem: Bool { true }
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The look of the place.
public struct DefaultLabelStyle: _SystemLabelStyle {
  /// The look.
  public nonisolated init() {}
}

/// Only the picture is shown, and the title is heard.
public struct IconOnlyLabelStyle: _SystemLabelStyle {
  /// The look.
  public nonisolated init() {}
}

/// Only the title is shown.
public struct TitleOnlyLabelStyle: _SystemLabelStyle {
  /// The look.
  public nonisolated init() {}
}

/// The title and the picture are shown.
public struct TitleAndIconLabelStyle: _SystemLabelStyle {
  /// The look.
  public nonisolated init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look of the place.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the picture is shown, and the title is heard.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title is shown.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the picture are shown.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension EnvironmentValues {
  private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabelStyle? { nil }
  }

  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyLabelStyle {
  let make: @MainActor (LabelStyleConfiguration) -> AnyView
}

/// A label as a style shows it.
struct StyledLabel<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  let title: Title
  let icon: Icon

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// What the style makes of the label.
  private var made: AnyView? {
    guard let style = style else { return nil }
    let plainTitle = AnyView(title.transformingEnvironment { $0.labelStyle = nil })
    let plainIcon = AnyView(icon.transformingEnvironment { $0.labelStyle = nil })
    return style.make(LabelStyleConfiguration(title: plainTitle, icon: plainIcon))
  }

  var body: some View {
    made
  }
}

extension View {
  /// The look of the labels in the view.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.labelStyle =
        Style._isOfSystem
        ? nil
        : AnyLabelStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
