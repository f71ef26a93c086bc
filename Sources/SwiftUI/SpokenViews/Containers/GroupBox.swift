import ScreenTree

/// Controls with a title in a box.
public struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.platform) private var platform
  private let label: Label
  private let content: Content

  /// A box with a view as its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The title and the content.
  public var body: some View {
    Styled(GroupBoxStyleConfiguration(label: AnyView(label), content: AnyView(content))) {
      if platform == .macos {
        NamedBox(label: label, content: content)
      } else {
        VStack {
          label
          content
        }
      }
    }
  }
}

/// A box of the Mac: a group that its title names.
private struct NamedBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.label, $0.content) }) { _, label, content, node in
      let position = label.first?.position ?? content.first?.position ?? .unknown
      let name: [Property] = label.titleWords.map { [.label($0, at: position)] } ?? []
      return [
        node.named(
          Node(
            .vStack, className: "GroupBox", children: content,
            properties: [.element(.contain, at: position)] + name, position: position))
      ]
    }
  }
}

extension GroupBox {
  /// A box with a view as its title, by its older spelling.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a title.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box of a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The look of each box; what the style of an app shows is heard instead.
public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The look of a box.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box, for its style.
public struct GroupBoxStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The title.
  public let label: Label
  /// The content.
  public let content: Content
}

extension GroupBoxStyle where Self: _SystemStyle {
  /// The box.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration)
  }
}

extension View {
  /// The look of each box in the view.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
