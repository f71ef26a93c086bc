/// The look of each row that opens; what the style of an app shows is heard, and the row says
/// whether it is open.
public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The look of a row that opens.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension DisclosureGroupStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a row that opens, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// What the row opens.
  public let content: Content
  /// Whether the row is open.
  @Binding public var isExpanded: Bool
}

/// A look of the system.
public protocol _SystemDisclosureGroupStyle: DisclosureGroupStyle {}

extension _SystemDisclosureGroupStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyDisclosureGroupStyle? { nil }
  }

  var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyDisclosureGroupStyle {
  let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
}

/// A row that opens as the style of an app shows it.
struct StyledDisclosureGroup: View {
  @Environment(\.disclosureGroupStyle) private var style
  let configuration: DisclosureGroupStyleConfiguration

  init(_ configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.disclosureGroupStyle = nil } }
  }
}

extension View {
  /// The look of each row that opens in the view.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.disclosureGroupStyle =
        Style._isOfSystem
        ? nil
        : AnyDisclosureGroupStyle {
          AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
        }
    }
  }
}
