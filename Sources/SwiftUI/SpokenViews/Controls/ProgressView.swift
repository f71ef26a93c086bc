import ScreenTree

/// Shows how far something is, or that something is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let current: CurrentValueLabel
  let value: Double?
  let total: Double
  let position: Position
}

extension ProgressView: View {
  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(view, context, parts: { $0.configuration }, mount: plainNode)
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.label, $0.current) }) { view, label, current, node in
      [node.named(view.node(label.titleWords, current.titleWords))]
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: value.map { $0 / total },
      label: Label.self == EmptyView.self ? nil : AnyView(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(current),
      position: position)
  }

  private func node(_ title: String?, _ words: String?) -> Node {
    guard let value else {
      // Without a label and a value only the wheel is left, which has words of its own.
      guard let title else {
        return Node(.uiActivityIndicatorView, className: "ProgressView", position: position)
      }
      return Node(.progressView, title: title, position: position)
    }
    var properties: [Property] = [
      // An app may count past its total, and a range must hold its value.
      .value(.number(value), at: position), .range(0...Swift.max(total, value), at: position),
    ]
    if let words { properties.append(.valueText(words, at: position)) }
    return Node(.progressView, title: title, properties: properties, position: position)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something is going on.
  public init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    self.init(
      label: EmptyView(), current: EmptyView(), value: nil, total: 1,
      position: Position(file, line, column))
  }

  /// How far something is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: EmptyView(), current: EmptyView(), value: value.map { Double($0) },
      total: Double(total), position: Position(file, line, column))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something is going on, with a view as its label.
  public init(
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label: label(), current: EmptyView(), value: nil, total: 1,
      position: Position(file, line, column))
  }

  /// How far something is, with a view as its label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), current: EmptyView(), value: value.map { Double($0) },
      total: Double(total), position: Position(file, line, column))
  }
}

extension ProgressView {
  /// How far something is, with views as its label and its value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), current: currentValueLabel(), value: value.map { Double($0) },
      total: Double(total), position: Position(file, line, column))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view of a style.
  public init(
    _ configuration: ProgressViewStyleConfiguration, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(configuration, at: Position(file, line, column))
  }

  fileprivate init(_ parts: ProgressViewStyleConfiguration, at position: Position) {
    self.init(
      label: parts.label ?? AnyView(EmptyView()),
      current: parts.currentValueLabel ?? AnyView(EmptyView()), value: parts.fractionCompleted,
      total: 1, position: position)
  }
}

/// The look of each progress view; what the style of an app shows is heard instead.
public protocol ProgressViewStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The look of a progress view.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
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
  let position: Position
}

extension ProgressViewStyle where Self: _SystemStyle {
  /// The progress view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration, at: configuration.position)
  }
}

extension View {
  /// The look of each progress view in the view.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}

extension LinearProgressViewStyle {
  /// The look in a color; not heard.
  public init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
  /// The look in a color; not heard.
  public init(tint: Color) { self.init() }
}
