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
      view, context,
      parts: {
        LabelStyleConfiguration(
          title: AnyView(StylePart(.label, $0.title)), icon: AnyView($0.icon))
      },
      look: { AnyView($1.modifier(LabelLookModifier(position: $0.position))) }, mount: plainNode)
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.title, $0.icon) }) { view, title, icon, node in
      // Without words the picture is all that there is.
      guard title.allSatisfy(\.isEmptyText) else {
        return [node.named(Node(.label, children: title, position: view.position))]
      }
      return icon.isEmpty ? title : icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated init(_ title: Text, _ icon: Image, at position: Position) {
    self.title = title
    self.icon = icon
    self.position = position
  }

  /// Words of the system with a symbol.
  nonisolated init(
    _ word: SystemWord, systemImage: String, file: StaticString, line: Int, column: Int
  ) {
    let place = Position(file, line, column)
    self.init(
      Text(word, at: place),
      Image(systemName: systemImage, file: file, line: line, column: column), at: place)
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label of a style.
  public init(
    _ configuration: LabelStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { configuration.title }, icon: { configuration.icon }, file: file, line: line,
      column: column)
  }
}

/// The look of labels; a label whose title it shows stays one element, with that title.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style.
public struct LabelStyleConfiguration {
  /// A part of it.
  public typealias Title = AnyView
  /// A part of it.
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension LabelStyle where Self: _SystemStyle {
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Makes one element of what a style shows of a label.
private struct LabelLookModifier {
  let position: Position
}

extension LabelLookModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    let look = StyledLook(nodes, in: view, of: .label)
    let title = look.label
    // A control in a style stays one, and so does an element that the style makes itself.
    let isOwn = look.shows(.label) || look.draws { $0.kind.isControl || $0.states(.element) }
    guard title.titleWords != nil, !isOwn else { return nodes }
    return [
      view.named(
        Node(
          .label, children: title, properties: look.properties + look.presses, position: position))
    ]
  }
}

extension View {
  /// The look of the labels in the view.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
