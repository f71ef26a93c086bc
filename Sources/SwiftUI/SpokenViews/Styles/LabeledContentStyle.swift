/// The look of each label with a content; what the style of an app shows is heard instead.
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of a label with a content.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension LabeledContentStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a label with a content, for its style.
public struct LabeledContentStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A look of the system.
public protocol _SystemLabeledContentStyle: LabeledContentStyle {}

extension _SystemLabeledContentStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabeledContentStyle? { nil }
  }

  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyLabeledContentStyle {
  let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

/// A label with a content as the style of an app shows it.
struct StyledLabeledContent: View {
  @Environment(\.labeledContentStyle) private var style
  let configuration: LabeledContentStyleConfiguration

  init(_ configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.labeledContentStyle = nil } }
  }
}

extension View {
  /// The look of each label with a content in the view.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.labeledContentStyle =
        Style._isOfSystem
        ? nil
        : AnyLabeledContentStyle {
          AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
        }
    }
  }
}
