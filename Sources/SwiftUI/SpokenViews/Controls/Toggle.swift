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

/// A switch's node: one element, whatever its style draws, and a row in a menu.
private final class ToggleNode<Label: View>: _ViewNodeOf<Toggle<Label>>, EvaluatedNode {
  private var inside: _ViewNodeOf<Toggle<Label>>?
  var reads = StateReads()

  override init(_ view: Toggle<Label>, _ context: _ViewContext) {
    super.init(view, context)
    inside = StyleNode(
      view, self.context(inner),
      parts: {
        ToggleStyleConfiguration(label: AnyView(StylePart(.toggle, $0.label)), isOn: $0.isOn)
      }, plain: { $0.label })
  }

  override var children: [_ViewNode] { inside.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let shown = inside?.nodes ?? []
    let view = view
    // The value is read here and not in a body, so that a change of it evaluates no view.
    let isOn = evaluating { view.isOn.wrappedValue }
    let press = Property.behavior(
      Behavior(.activate) { view.isOn.wrappedValue = !isOn }, at: view.position)
    guard !environment.isInMenu else {
      let mark: [Property] = isOn ? [.addTraits([.selected], at: view.position)] : []
      return [node(.button, shown, [press] + mark)]
    }
    let control: [Property] = [.value(.flag(isOn), at: view.position), press] + styleOnMac
    guard isStyled else { return [node(.toggle, shown, control)] }
    let look = StyledLook(shown, in: self, of: .toggle)
    guard !look.shows(.toggle) else { return look.nodes }
    return [node(.toggle, look.naming, control + look.properties)]
  }

  private func node(_ kind: ViewClass, _ label: [Node], _ properties: [Property]) -> Node {
    named(Node(kind, children: label, properties: properties, position: view.position))
  }

  override func receive(_ view: Toggle<Label>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    inside?.receive(view, inner)
  }

  override func update() { invalidate() }

  override func willUnmount() { reads.end(self) }

  private var isStyled: Bool { environment[styleOf: ToggleStyleConfiguration.self].make != nil }

  /// The style of the system, which is heard on the Mac alone; none for a check box, its usual one.
  private var styleOnMac: [Property] {
    guard environment.platform == .macos else { return [] }
    switch environment[styleOf: ToggleStyleConfiguration.self].style {
    case is SwitchToggleStyle: return [.style("switch", at: view.position)]
    case is ButtonToggleStyle: return [.style("button", at: view.position)]
    default: return []
    }
  }

  /// The environment of what is shown.
  private var inner: EnvironmentValues {
    // The system draws the rows of a menu.
    guard environment.isInMenu, isStyled else { return environment }
    var inner = environment
    inner[styleOf: ToggleStyleConfiguration.self] = StyleSlot()
    return inner
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch of a style.
  public init(
    _ configuration: ToggleStyleConfiguration, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, file: file, line: line,
      column: column)
  }
}

/// The look and the behavior of switches; with the style of an app it stays one switch.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a switch, for its style.
public struct ToggleStyleConfiguration {
  /// What a switch shows.
  public typealias Label = AnyView

  /// What the switch shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values, some of which are off.
  public let isMixed = false
}

extension ToggleStyle where Self: _SystemStyle {
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension SwitchToggleStyle {
  /// The look in a color.
  public nonisolated init(tint: Color) { self.init() }
}

extension View {
  /// The look of the switches in the view.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
