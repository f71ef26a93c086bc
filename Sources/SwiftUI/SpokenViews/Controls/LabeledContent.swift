import ScreenTree

/// A label with a content beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let position: Position

  /// A content with a view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.label = label()
    position = Position(file, line, column)
  }

  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(view, context, parts: { $0.configuration }, mount: plainNode)
  }

  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: AnyView(label), content: AnyView(content), position: position)
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.label, $0.content) }) { view, label, content, node in
      [
        node.named(
          Node(
            .labeledContent, title: label.titleWords, children: content, position: view.position))
      ]
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The label with a content of a style.
  public init(
    _ configuration: LabeledContentStyleConfiguration, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(configuration, at: Position(file, line, column))
  }

  fileprivate init(_ parts: LabeledContentStyleConfiguration, at position: Position) {
    label = parts.label
    content = parts.content
    self.position = position
  }
}

/// The look of each label with a content; what the style of an app shows is heard instead.
public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The look of a label with a content.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label with a content, for its style.
public struct LabeledContentStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  let position: Position
}

extension LabeledContentStyle where Self: _SystemStyle {
  /// The label with its content.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration, at: configuration.position)
  }
}

extension View {
  /// The look of each label with a content in the view.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style)
    -> some View
  {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
