import ScreenTree

/// A control that chooses a color; the system's sheet of colors is not modelled.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>
  private let position: Position

  /// A picker with a view as its label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    self.selection = selection
    position = Position(file, line, column)
  }

  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context, \.label) { view, label, node in
      // Nil for a color that has no name; then no value is said.
      let color = view.selection.wrappedValue.spokenName
      return [
        node.named(
          Node(
            .colorPicker, title: label.titleWords,
            properties: color.map { [.value(.text($0), at: view.position)] } ?? [],
            position: view.position))
      ]
    }
  }
}
