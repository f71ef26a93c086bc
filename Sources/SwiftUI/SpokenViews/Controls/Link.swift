public import Foundation
import ScreenTree

/// A control that opens an address.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let label: Label
  private let destination: URL
  private let position: Position

  /// A link with a view as its label.
  public init(
    destination: URL, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.label = label()
    self.destination = destination
    position = Position(file, line, column)
  }

  /// The link.
  public var body: some View {
    PressedLabel(kind: .link, label: label, position: position) { openURL(destination) }
  }
}

/// A label that does something when it is pressed.
struct PressedLabel<Label: View>: View {
  let kind: ViewClass
  let label: Label
  let position: Position
  let action: @MainActor () -> Void

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.label) { view, nodes, _ in
      let press = Behavior(.activate) { _ in
        view.action()
        return true
      }
      return Node(
        view.kind, children: nodes, properties: [.behavior(press, at: view.position)],
        position: view.position)
    }
  }
}
