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
    StyleNode(
      view, context, \.progressViewStyle, look: { StyledProgressView($0.configuration) }
    ) { view, context in
      PairNode(view, context, { ($0.label, $0.current) }) { view, label, current, node in
        [node.named(view.node(label.titleWords, current.titleWords))]
      }
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: value.map { $0 / total },
      label: Label.self == EmptyView.self ? nil : AnyView(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : AnyView(current))
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
