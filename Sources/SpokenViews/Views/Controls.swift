import ScreenTree

/// A switch.
public struct Toggle<Label> {
  let label: Label
  private let isOn: Binding<Bool>
  private let position: Position
}

extension Toggle: View where Label: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A switch with a view as its label.
  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    self.isOn = isOn
    position = Position(file, line, column)
  }

  /// Mounts the switch.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label) { view in
      let isOn = view.isOn.wrappedValue
      return ControlParts(
        .toggle, at: view.position,
        [
          .value(.flag(isOn), at: view.position),
          .behavior(
            Behavior(.activate) { view.isOn.wrappedValue = !isOn }, at: view.position),
        ])
    }
  }
}

extension Toggle where Label == Text {
  /// A switch with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    label = Text(titleKey, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }

  /// A switch with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isOn: Binding<Bool>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    label = Text(title, file: file, line: line, column: column)
    self.isOn = isOn
    position = Position(file, line, column)
  }
}

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
    ControlNode(view, context, \.label) { $0.number.parts(of: .slider) }
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
  func parts(of kind: ViewClass) -> ControlParts {
    let more = range.map { [Property.range($0, at: position)] } ?? []
    return ControlParts(
      kind, at: position,
      [.value(.number(value()), at: position)] + more + [
        .behavior(Behavior(.increment) { _ in move(step) }, at: position),
        .behavior(Behavior(.decrement) { _ in move(-step) }, at: position),
      ])
  }

  /// Changes the number; false at an end of the range.
  @MainActor
  private func move(_ step: Double) -> Bool {
    let old = value()
    // Tenths are not exact in binary: 0.1 + 0.2 is not 0.3.
    var new = ((old + step) * 1e9).rounded() / 1e9
    if let range { new = min(max(new, range.lowerBound), range.upperBound) }
    guard new != old else { return false }
    changed(true)
    change(new)
    changed(false)
    return true
  }
}

/// A control that counts up and down.
public struct Stepper<Label> {
  let label: Label
  private let value: (@MainActor () -> Double?)?
  private let range: ClosedRange<Double>?
  private let increment: (@MainActor () -> Bool)?
  private let decrement: (@MainActor () -> Bool)?
  private let position: Position
}

extension Stepper: View where Label: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A stepper that counts a value.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(label(), value, bounds, step, onEditingChanged, Position(file, line, column))
  }

  /// A stepper that counts a value without an end.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(label(), value, nil, step, onEditingChanged, Position(file, line, column))
  }

  /// A stepper with closures; without one, it is at an end.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    value = nil
    range = nil
    increment = onIncrement.map(alwaysDone)
    decrement = onDecrement.map(alwaysDone)
    position = Position(file, line, column)
  }

  fileprivate init<Value: Strideable>(
    _ label: Label, _ binding: Binding<Value>, _ bounds: ClosedRange<Value>?,
    _ step: Value.Stride, _ changed: @escaping (Bool) -> Void, _ position: Position
  ) {
    let count = Unchecked(Count(value: binding, bounds: bounds, step: step, changed: changed))
    self.label = label
    value = { number(count.value.value.wrappedValue) }
    range = count.value.range
    increment = { count.value.move(count.value.step) }
    decrement = { count.value.move(0 - count.value.step) }
    self.position = position
  }

  /// Mounts the stepper.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ControlNode(view, context, \.label) { $0.parts }
  }

  @MainActor private var parts: ControlParts {
    var properties: [Property] = []
    if let value = value?() { properties.append(.value(.number(value), at: position)) }
    if let range { properties.append(.range(range, at: position)) }
    for (trigger, action) in [(Behavior.Trigger.increment, increment), (.decrement, decrement)] {
      properties.append(.behavior(Behavior(trigger) { _ in action?() ?? false }, at: position))
    }
    return ControlParts(.stepper, at: position, properties)
  }
}

extension Stepper where Label == Text {
  /// A stepper with a localized title that counts a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(titleKey, file: file, line: line, column: column), value, bounds, step,
      onEditingChanged, Position(file, line, column))
  }

  /// A stepper with a title as it is that counts a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      Text(title, file: file, line: line, column: column), value, bounds, step,
      onEditingChanged, Position(file, line, column))
  }
}

/// The value of a stepper, and its changes.
private struct Count<Value: Strideable> {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride
  let changed: (Bool) -> Void

  /// The range as numbers.
  var range: ClosedRange<Double>? {
    guard let bounds, let low = number(bounds.lowerBound), let high = number(bounds.upperBound)
    else { return nil }
    return low...high
  }

  /// Changes the value; false at an end.
  func move(_ step: Value.Stride) -> Bool {
    let old = value.wrappedValue
    var new = old.advanced(by: step)
    if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
    guard new != old else { return false }
    changed(true)
    value.wrappedValue = new
    changed(false)
    return true
  }
}

/// A closure that always does something.
private func alwaysDone(_ action: @escaping () -> Void) -> @MainActor () -> Bool {
  let action = Unchecked(action)
  return {
    action.value()
    return true
  }
}

/// A value that counts, as a number.
private func number(_ value: some Strideable) -> Double? {
  if let value = value as? any BinaryInteger { return Double(value) }
  if let value = value as? any BinaryFloatingPoint { return Double(value) }
  return nil
}
