import ScreenTree

/// What the style of an app shows of a control, and the control's own label in it.
struct StyledLook {
  /// The nodes that the style writes.
  let nodes: [Node]
  private let names: Set<String>

  /// The look that is shown in a view, which is the control or inside it.
  @MainActor
  init(_ nodes: [Node], in view: _ViewNode, of role: StylePartRole) {
    self.nodes = nodes
    names = view.names(of: role)
  }

  /// The label, as far as it can be reached; empty where the style does not show it.
  var label: [Node] { nodes.flatMap { $0.parts(named: names) } }

  /// What names the control: its label, or all that the style draws where that is not shown.
  var naming: [Node] {
    let label = label
    guard label.isEmpty else { return label }
    guard nodes.count == 1 else { return nodes }
    // What is said of the outermost view, the control says itself.
    return nodes.map { node in
      var drawn = node
      drawn.properties.removeAll(where: \.isOfControl)
      return drawn
    }
  }

  /// What the style says of its outermost view, which is the control for whoever listens.
  var properties: [Property] { outermost.filter(\.isOfControl) }

  /// What a double-tap on the outermost view does.
  var presses: [Property] { outermost.filter(\.isPress) }

  private var outermost: [Property] {
    guard nodes.count == 1, let node = nodes.first else { return [] }
    // Of the label itself everything is heard anyway.
    return node.isNamed(in: names) ? [] : node.properties
  }

  /// Whether the style shows the control itself, or what stands for it.
  func shows(_ kind: ViewClass) -> Bool {
    draws { $0.states(.representation) || $0.kind == kind && !$0.parts(named: names).isEmpty }
  }

  /// Whether the style draws such a view, besides the label.
  func draws(_ isOne: (Node) -> Bool) -> Bool {
    nodes.contains { $0.draws(isOne, besides: names) }
  }
}

extension Node {
  /// Whether VoiceOver reaches neither it nor what is in it.
  var isUnreached: Bool { self[.hidden] == true || self[.opacity].map { $0 <= 0 } ?? false }

  /// Whether it is one of the nodes with these names.
  fileprivate func isNamed(in names: Set<String>) -> Bool { id.map(names.contains) ?? false }

  /// The nodes with these names in it, as far as they can be reached.
  fileprivate func parts(named names: Set<String>) -> [Node] {
    if isUnreached { return [] }
    if isNamed(in: names) { return [self] }
    let inside = children.flatMap { $0.parts(named: names) }
    // A label that the style gives to a view around replaces the words.
    return inside.isEmpty || self[.label] == nil ? inside : [self]
  }

  /// Whether it or a node in it is such a one, besides the nodes with these names.
  fileprivate func draws(_ isOne: (Node) -> Bool, besides names: Set<String>) -> Bool {
    if isNamed(in: names) { return false }
    return isOne(self) || children.contains { $0.draws(isOne, besides: names) }
  }
}

extension Property {
  /// Whether a control has it from the outermost view of its style.
  fileprivate var isOfControl: Bool {
    !isPress && !Self.ofDrawing.contains { $0 === modifier }
  }

  /// Whether it is what a double-tap does.
  fileprivate var isPress: Bool {
    modifier === AnyModifier.onActivate || self[.behavior]?.trigger == .activate
  }

  /// What says only how something is drawn, or which views in it are elements.
  private static let ofDrawing: [AnyModifier] = [
    .id, .element, .accessibilityChildren, .value, .style, .symbol, .decorative,
  ]
}
