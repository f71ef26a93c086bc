import ScreenTree

/// A title with a picture, of which the title is heard.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  private let position: Position
}

extension Label: View where Title: View, Icon: View {
  /// The title is the node's.
  public typealias Body = Never

  /// A title and a picture.
  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.title = title()
    self.icon = icon()
    position = Position(file, line, column)
  }

  /// Mounts the title.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context, \.labelStyle,
      look: { StyledLabel(title: $0.title, icon: $0.icon, position: $0.position) }
    ) { view, context in
      PairNode(view, context, { ($0.title, $0.icon) }) { view, title, icon, node in
        // Without words the picture is all that there is.
        guard title.allSatisfy(\.isEmptyText) else {
          return [node.named(Node(.label, children: title, position: view.position))]
        }
        return icon.isEmpty ? title : icon
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated init(_ title: Text, _ icon: Image, at position: Position) {
    self.title = title
    self.icon = icon
    self.position = position
  }
}
