import ScreenTree

/// A switch.
public struct Toggle<Label> {
  let label: Label
  let isOn: Binding<Bool>
  let position: Position
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
    ToggleNode(view, context)
  }
}

extension Toggle where Label: View {
  /// A switch of several values, which is on when all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let values = Unchecked(sources.map { $0[keyPath: isOn] })
    let all = Binding(
      get: { values.value.allSatisfy(\.wrappedValue) },
      set: { new in for value in values.value { value.wrappedValue = new } })
    self.init(isOn: all, label: label, file: file, line: line, column: column)
  }
}
