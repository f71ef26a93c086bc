import ScreenTree

/// The look of labels; a label whose title it shows stays one element, with that title.
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
  /// A part of it.
  public typealias Title = AnyView
  /// A part of it.
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
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
  let position: Position

  init(title: Title, icon: Icon, position: Position) {
    self.title = title
    self.icon = icon
    self.position = position
  }

  /// What the style makes of the label.
  private var made: AnyView? {
    style?.make(
      LabelStyleConfiguration(title: AnyView(StylePart(.label, title)), icon: AnyView(icon)))
  }

  var body: some View {
    // The style's own parts do not have the style again.
    made.transformingEnvironment { $0.labelStyle = nil }
      .modifier(LabelLookModifier(position: position))
  }
}

/// Makes one element of what a style shows of a label.
private struct LabelLookModifier {
  let position: Position
}

extension LabelLookModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    let look = StyledLook(nodes, in: view, of: .label)
    let title = look.label
    // A control in a style stays one, and so does an element that the style makes itself.
    let isOwn = look.shows(.label) || look.draws { $0.kind.isControl || $0.states(.element) }
    guard title.titleWords != nil, !isOwn else { return nodes }
    return [
      view.named(
        Node(
          .label, children: title, properties: look.properties + look.presses, position: position))
    ]
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
