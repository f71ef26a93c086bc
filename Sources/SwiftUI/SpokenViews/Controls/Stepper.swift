public import Foundation
import ScreenTree

/// A control that counts up and down.
public struct Stepper<Label> {
  let label: Label
  private let value: (@MainActor () -> Double?)?
  private let range: ClosedRange<Double>?
  private let increment: (@MainActor () -> Bool)?
  private let decrement: (@MainActor () -> Bool)?
  private let position: Position
  /// What its value is called; nil for its number.
  private var words: (@MainActor () -> String)?
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

  /// A stepper that counts a value and shows it in a format.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, in bounds: ClosedRange<Style.FormatInput>,
    step: Style.FormatInput.Stride = 1, format: Style, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(label(), value, bounds, step, onEditingChanged, Position(file, line, column))
    words = wording(value, format)
  }

  /// A stepper that counts a value without an end and shows it in a format.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>, step: Style.FormatInput.Stride = 1, format: Style,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Style.FormatInput: BinaryFloatingPoint, Style.FormatOutput == String {
    self.init(label(), value, nil, step, onEditingChanged, Position(file, line, column))
    words = wording(value, format)
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
    PartsNode.control(view, context, \.label) { [$2.named($0.node($1))] }
  }

  @MainActor
  private func node(_ label: [Node]) -> Node {
    var properties: [Property] = []
    if let value = value?() { properties.append(.value(.number(value), at: position)) }
    if let range { properties.append(.range(range, at: position)) }
    if let words { properties.append(.valueText(words(), at: position)) }
    for (trigger, action) in [(Behavior.Trigger.increment, increment), (.decrement, decrement)] {
      properties.append(.behavior(Behavior(trigger) { _ in action?() ?? false }, at: position))
    }
    return Node(.stepper, children: label, properties: properties, position: position)
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
    // The last step may be shorter, so that both ends of the range can be reached.
    if let bounds { new = min(max(new, bounds.lowerBound), bounds.upperBound) }
    guard new != old else { return false }
    changed(true)
    value.wrappedValue = new
    changed(false)
    return true
  }
}

/// A closure that puts a value into words.
private func wording<Style: FormatStyle>(
  _ value: Binding<Style.FormatInput>, _ format: Style
) -> @MainActor () -> String where Style.FormatOutput == String {
  let format = Unchecked(format)
  return { format.value.inLanguageOfScreen.format(value.wrappedValue) }
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
