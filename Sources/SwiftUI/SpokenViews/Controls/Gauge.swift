import ScreenTree

/// Shows a value in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  fileprivate let label: Label
  fileprivate let current: CurrentValueLabel
  fileprivate let value: Double
  fileprivate let range: ClosedRange<Double>
  fileprivate let position: Position
}

extension Gauge: View {
  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(view, context, parts: { $0.configuration }, mount: plainNode)
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.label, $0.current) }) { view, label, current, node in
      var properties: [Property] = [
        .value(.number(view.value), at: view.position), .range(view.range, at: view.position),
      ]
      // Words of the app are spoken instead of the number, which stays for the range.
      if let words = current.titleWords {
        properties.append(.valueText(words, at: view.position))
      }
      return [
        node.named(
          Node(.gauge, title: label.titleWords, properties: properties, position: view.position))
      ]
    }
  }

  private var configuration: GaugeStyleConfiguration {
    let length = range.upperBound - range.lowerBound
    return GaugeStyleConfiguration(
      // A style gets a share of the range, and an empty range has none.
      value: length > 0 ? (value - range.lowerBound) / length : 0, label: AnyView(label),
      currentValueLabel: AnyView(current), position: position)
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ current: CurrentValueLabel,
    _ position: Position
  ) {
    self.label = label
    self.current = current
    self.value = Double(value)
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.position = position
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a view as its label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(value, bounds, label(), EmptyView(), Position(file, line, column))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with views as its label and its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(value, bounds, label(), currentValueLabel(), Position(file, line, column))
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A gauge with views as its label and its value, and marks along it, which are not heard.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(value, bounds, label(), currentValueLabel(), Position(file, line, column))
  }
}

extension Gauge {
  /// A gauge with views as its label, its value and its ends, and marks along it, which are not
  /// heard.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(value, bounds, label(), currentValueLabel(), Position(file, line, column))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with views as its label, its value and its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(value, bounds, label(), currentValueLabel(), Position(file, line, column))
  }
}

/// The look of each gauge; what the style of an app shows is heard instead.
public protocol GaugeStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GaugeStyleConfiguration

  /// The look of a gauge.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
  let position: Position
  /// The words at the start of the range, which are not known here.
  public var minimumValueLabel: MinimumValueLabel? { nil }
  /// The words at the end of the range, which are not known here.
  public var maximumValueLabel: MaximumValueLabel? { nil }
}

extension GaugeStyle where Self: _SystemStyle {
  /// The gauge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration)
  }
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  fileprivate init(_ parts: GaugeStyleConfiguration) {
    self.init(parts.value, 0...1, parts.label, parts.currentValueLabel, parts.position)
  }
}

extension View {
  /// The look of each gauge in the view.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
