import ScreenTree

/// Controls and texts of settings or an entry.
public struct Form<Content> {
  let content: Content
  fileprivate let position: Position
}

extension Form: View where Content: View {
  /// The rows are the node's.
  public typealias Body = Never

  /// Controls and texts.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }

  /// Mounts the rows.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context,
      parts: { FormStyleConfiguration(content: AnyView($0.content), position: $0.position) },
      mount: plainNode)
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      Node(
        .form, children: nodes,
        properties: [.layout(.flexible(width: true, height: true), at: view.position)],
        position: view.position)
    }
  }
}

/// The look of each form; what the style of an app shows is heard instead.
public protocol FormStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = FormStyleConfiguration

  /// The look of a form.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, for its style.
public struct FormStyleConfiguration {
  /// A part of it.
  public typealias Content = AnyView

  /// The rows.
  public let content: Content
  let position: Position
}

extension FormStyle where Self: _SystemStyle {
  /// The form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(content: configuration.content, position: configuration.position)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style.
  @MainActor
  public init(
    _ configuration: FormStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(content: { configuration.content }, file: file, line: line, column: column)
  }
}

extension View {
  /// The look of each form in the view.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
