import ScreenTree

/// A row that opens to show its content.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  private let position: Position

  /// A row with a view as its label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
    position = Position(file, line, column)
  }

  /// A row with a view as its label that is open while a value is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
    position = Position(file, line, column)
  }

  /// The row, and its content while it is open.
  public var body: some View {
    let isOpen = isExpanded ?? $isOpen
    let look = DisclosureLookModifier(
      isOpen: isOpen.wrappedValue, isExpanded: isOpen, position: position)
    Styled(
      DisclosureGroupStyleConfiguration(
        label: AnyView(StylePart(.disclosureGroup, label)),
        // A style decides itself whether it shows the content, so it always gets it.
        content: AnyView(LaterView(content)), isExpanded: isOpen, position: position),
      look: { AnyView($0.modifier(look)) }
    ) {
      DisclosureRow(
        // Not even made while it is closed: an outline would otherwise build its whole tree.
        label: label, content: isOpen.wrappedValue ? LaterView(content) : nil, isOpen: isOpen,
        position: position)
    }
  }
}

/// The row and its content.
private struct DisclosureRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content?
  let isOpen: Binding<Bool>
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(view, context, { ($0.label, $0.content) }) { view, label, content, node in
      let isOpen = view.isOpen.wrappedValue
      let toggle = Behavior(.activate) { _ in
        view.isOpen.wrappedValue = !isOpen
        return true
      }
      // A badge in the label is the value of the row, which is one element with its label.
      let value = label.lazy.compactMap { $0[.value] }.first
      return [
        node.named(
          Node(
            .disclosureGroup, title: label.titleWords, children: content,
            properties: (value.map { [.value($0, at: view.position)] } ?? []) + [
              .expanded(isOpen, at: view.position), .behavior(toggle, at: view.position),
            ], position: view.position))
      ]
    }
  }
}

/// Says of the row that a style shows of a disclosure group whether it is open.
///
/// The row is the control or the element with the label in it, otherwise the label itself, which
/// then is a button as in the system's look.
struct DisclosureLookModifier {
  let isOpen: Bool
  let isExpanded: Binding<Bool>
  let position: Position
}

extension DisclosureLookModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    marked(nodes, view.names(of: .disclosureGroup)) ?? nodes
  }

  /// The nodes with the state of the row; nil where the label is in none of them.
  private func marked(_ nodes: [Node], _ label: Set<String>) -> [Node]? {
    for index in nodes.indices {
      guard let node = marked(nodes[index], label) else { continue }
      var nodes = nodes
      nodes[index] = node
      return nodes
    }
    return nil
  }

  private func marked(_ node: Node, _ label: Set<String>) -> Node? {
    if node.isUnreached { return nil }
    if let id = node.id, label.contains(id) { return row(node) }
    guard let inside = marked(node.children, label) else { return nil }
    // What stands for the row says its state itself.
    if node.states(.representation) { return node }
    if node.isOneElement { return row(node) }
    var node = node
    node.children = inside
    return node
  }

  private func row(_ node: Node) -> Node {
    let isPressed = node.all(.behavior).contains { $0.trigger == .activate }
    let press = Behavior(.activate) { isExpanded.wrappedValue = !isOpen }
    return node.adding(
      [.expanded(isOpen, at: position)]
        + (node.kind.isControl ? [] : [.addTraits([.button], at: position)])
        + (isPressed ? [] : [.behavior(press, at: position)]))
  }
}

/// The look of each row that opens; what the style of an app shows is heard, and the row says
/// whether it is open.
public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The look of a row that opens.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a row that opens, for its style.
public struct DisclosureGroupStyleConfiguration {
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// What the row opens.
  public let content: Content
  /// Whether the row is open.
  @Binding public var isExpanded: Bool
  let position: Position
}

extension DisclosureGroupStyle where Self: _SystemStyle {
  /// The row, and its content while it is open.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration)
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  fileprivate init(_ parts: DisclosureGroupStyleConfiguration) {
    isExpanded = parts.$isExpanded
    content = { parts.content }
    label = parts.label
    position = parts.position
  }
}

extension View {
  /// The look of each row that opens in the view.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style)
    -> some View
  {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
