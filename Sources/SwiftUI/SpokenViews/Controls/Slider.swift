import ScreenTree

/// A control that sets a number of a range.
public struct Slider<Label, ValueLabel> {
  let label: Label
  private let number: NumberControl
}

extension Slider: View where Label: View, ValueLabel: View {
  /// The label is the node's.
  public typealias Body = Never

  /// Mounts the slider.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context, \.label) { [$2.named($0.number.node(.slider, $1))] }
  }

  /// A slider with views at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    number = NumberControl(
      value, bounds, step: step, onEditingChanged, at: Position(file, line, column))
  }
}

extension Slider where Label: View, ValueLabel: View {
  /// A slider with views at its ends, by its older spelling.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label,
      minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged, file: file, line: line, column: column)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, by its older spelling.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged,
      file: file, line: line, column: column)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a view as its label, which is heard and not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    number = NumberControl(
      value, bounds, step: step, onEditingChanged, at: Position(file, line, column))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = EmptyView()
    number = NumberControl(
      value, bounds, step: step, onEditingChanged, at: Position(file, line, column))
  }
}

/// The number of a slider or a stepper.
struct NumberControl {
  private let value: @MainActor () -> Double
  private let change: @MainActor (Double) -> Void
  private let range: ClosedRange<Double>?
  private let step: Double
  private let changed: (Bool) -> Void
  private let position: Position

  /// A slider's number: a swipe changes it by the step, otherwise by a tenth of the range.
  init<Value: BinaryFloatingPoint>(
    _ binding: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value?,
    _ changed: @escaping (Bool) -> Void, at position: Position
  ) {
    value = { Double(binding.wrappedValue) }
    change = { binding.wrappedValue = Value($0) }
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) } ?? Double(bounds.upperBound - bounds.lowerBound) / 10
    self.changed = changed
    self.position = position
  }

  @MainActor
  func node(_ kind: ViewClass, _ label: [Node]) -> Node {
    let more = range.map { [Property.range($0, at: position)] } ?? []
    return Node(
      kind, children: label,
      properties: [.value(.number(value()), at: position)] + more + [
        .behavior(Behavior(.increment) { _ in move(step) }, at: position),
        .behavior(Behavior(.decrement) { _ in move(-step) }, at: position),
      ], position: position)
  }

  /// Changes the number; false at an end of the range.
  @MainActor
  private func move(_ step: Double) -> Bool {
    let old = value()
    // Tenths are not exact in binary: 0.1 + 0.2 is not 0.3.
    var new = ((old + step) * 1e9).rounded() / 1e9
    if let range { new = min(max(new, range.lowerBound), range.upperBound) }
    guard new != old else { return false }
    // An app may do its work only at the end of an adjustment, and a swipe is a whole one.
    changed(true)
    change(new)
    changed(false)
    return true
  }
}
