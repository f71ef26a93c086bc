/// The look of each gauge; what the style of an app shows is heard instead.
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of a gauge.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  static var _isOfSystem: Bool { get }
}

extension GaugeStyle {
  /// A look of an app is not.
  public static var _isOfSystem: Bool { false }
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias CurrentValueLabel = AnyView
  /// A part of it.
  public typealias MinimumValueLabel = AnyView
  /// A part of it.
  public typealias MaximumValueLabel = AnyView

  /// The value, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The words of the value.
  public let currentValueLabel: CurrentValueLabel
  /// The words at the start of the range, which are not known here.
  public var minimumValueLabel: MinimumValueLabel? { nil }
  /// The words at the end of the range, which are not known here.
  public var maximumValueLabel: MaximumValueLabel? { nil }
}

/// A look of the system.
public protocol _SystemGaugeStyle: GaugeStyle {}

extension _SystemGaugeStyle {
  /// It is one.
  public static var _isOfSystem: Bool { true }
  /// Nothing, because the system's look is not evaluated.
  @MainActor public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

extension EnvironmentValues {
  private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: AnyGaugeStyle? { nil }
  }

  var gaugeStyle: AnyGaugeStyle? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

/// A style of any type.
struct AnyGaugeStyle {
  let make: @MainActor (GaugeStyleConfiguration) -> AnyView
}

/// A gauge as the style of an app shows it.
struct StyledGauge: View {
  @Environment(\.gaugeStyle) private var style
  let configuration: GaugeStyleConfiguration

  init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // The style's own parts do not have the style again.
    style.map { $0.make(configuration).transformingEnvironment { $0.gaugeStyle = nil } }
  }
}

extension View {
  /// The look of each gauge in the view.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      environment.gaugeStyle =
        Style._isOfSystem
        ? nil
        : AnyGaugeStyle { AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) }) }
    }
  }
}
