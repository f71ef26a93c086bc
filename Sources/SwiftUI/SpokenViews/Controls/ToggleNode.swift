import ScreenTree

/// A switch's node: one element, whatever its style draws, and a row in a menu.
final class ToggleNode<Label: View>: _ViewNodeOf<Toggle<Label>>, EvaluatedNode {
  private var inside: _ViewNodeOf<Toggle<Label>>?
  var reads = StateReads()

  override init(_ view: Toggle<Label>, _ context: _ViewContext) {
    super.init(view, context)
    inside = StyleNode(
      view, self.context(inner), \.toggleStyle,
      look: { StyledToggle(label: $0.label, isOn: $0.isOn) }, plain: { $0.label })
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
    let control: [Property] = [.value(.flag(isOn), at: view.position), press]
    guard environment.toggleStyle != nil else { return [node(.toggle, shown, control)] }
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

  /// The environment of what is shown.
  private var inner: EnvironmentValues {
    // The system draws the rows of a menu.
    guard environment.isInMenu, environment.toggleStyle != nil else { return environment }
    var inner = environment
    inner.toggleStyle = nil
    return inner
  }
}
