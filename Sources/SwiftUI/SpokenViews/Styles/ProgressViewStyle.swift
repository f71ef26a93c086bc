/// The look of each progress view; what the style of an app shows is heard instead.
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of a progress view.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension ProgressViewStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a progress view, for its style.
public struct ProgressViewStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias CurrentValueLabel = AnyView

  /// The part that is done, from 0 to 1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public let label: Label?
  /// The words of the value, if there are any.
  public let currentValueLabel: CurrentValueLabel?
}

/// A look of the system.
public protocol _SystemProgressViewStyle: ProgressViewStyle {}

extension _SystemProgressViewStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyProgressViewStyle? { nil }
  }

  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView
}

/// A progress view as the style of an app shows it.
struct StyledProgressView: View {
  @Environment(\.progressViewStyle) private var style
  let configuration: ProgressViewStyleConfiguration

  init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.progressViewStyle = nil } }
  }
}

extension View {
  /// The look of each progress view in the view.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.progressViewStyle =
        Style._isOfSystem
        ? nil
        : AnyProgressViewStyle {
          AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
        }
    }
  }
}
