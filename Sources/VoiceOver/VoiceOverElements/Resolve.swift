package import ScreenTree

/// Resolves a screen into its elements in reading order, with the source of every word.
///
/// A screen of a file is laid out first, on the device of the settings or its own. The passes:
/// visibility, then the words, value and traits of each class, then grouping (`combine`, `contain`,
/// `ignore`, representations), labelled pairs, positions in series and tables, and reading order.
/// The time is linear in the number of nodes except for the sorting of siblings.
///
/// - Parameters:
///   - screen: the screen in the file.
///   - settings: which model to follow where sources on VoiceOver differ.
/// - Returns: the elements, and the nodes that have words but are no elements.
package func resolve(
  _ screen: Screen, settings: ResolverSettings = ResolverSettings()
) -> Resolution {
  resolve(placed: screen.placed(by: settings), settings: settings)
}

/// Resolves a screen whose nodes have their places, as `resolve(_:settings:)` does after the layout.
package func resolve(placed screen: Screen, settings: ResolverSettings) -> Resolution {
  var resolver = Resolver(screen: screen, settings: settings)
  var parts = resolver.parts(of: screen.views)
  // The halves of a pair may be in different groups, and only content has a place in the order.
  resolver.joinPairs(&parts)
  let elements = Group(members: parts).elements(on: screen)
  return Resolution(elements: elements, dropped: resolver.dropped, settings: settings)
}

/// Walks the tree, and collects the nodes that it leaves out.
struct Resolver {
  let screen: Screen
  let settings: ResolverSettings
  let model: TreeModel
  /// Whether the elements are read by the places that the layout gave them.
  let readsPlaces: Bool
  var dropped: [Suppression] = []
  /// How many combined views are around the current node.
  var combining = 0
  /// The language of the nearest view around it that has one; nil for the screen's.
  var language: String?
  /// The trait of the nearest disabled view around it, or nil.
  var dimmed: Sourced<Node.Trait>?
  /// How many lists and forms are around it.
  var lists = 0
  /// How many containers that give positions are around it.
  var placing = 0
  /// How many tab bars are around it.
  var tabBars = 0
  /// How many halves of labelled pairs the screen has.
  var pairs = 0
  /// The lists of the Mac that are around the current node, outermost first.
  var openLists: [OpenList] = []
  /// The groups of choices of the Mac that are around the current node, outermost first.
  var openChoices: [OpenChoices] = []
  private let origins = OriginCache()

  init(screen: Screen, settings: ResolverSettings) {
    self.screen = screen
    self.settings = settings
    model = .of(settings.compatibility)
    readsPlaces = screen.isLaidOut && !screen.statesFrames
  }

  /// The origin of a node, or of a property of it.
  func origin(of node: Node, _ property: AnyModifier? = nil) -> Origin {
    let whole = origins.origin(of: node, in: screen.file)
    guard let property else { return whole }
    return Origin(
      file: screen.file, position: node.position(of: property) ?? node.position, node: whole.node,
      property: property)
  }

  /// Whether the current container gives its elements positions; VoiceOver speaks the position of a
  /// segment inside a list too.
  var givesPlaces: Bool { !model.onlyOutermostPlaces || placing == 0 }

  /// Collects a node that is no element, if it has words that a reader may miss.
  mutating func drop(_ node: Node, because cause: Suppression.Cause) {
    let words = node.title ?? statedLabel(of: node).first?.value.text ?? node[.symbol]
    guard let words, !words.isBlank else { return }
    dropped.append(Suppression(words, .element, by: cause, origin: origin(of: node)))
  }

  /// The parts of sibling views.
  mutating func parts(of nodes: [Node]) -> [Part] {
    let nodes = reachable(nodes)
    var found: [Part] = []
    for node in nodes { found += parts(of: node) }
    return found
  }

  /// The parts of a view: none, elements, or groups of them.
  mutating func parts(of node: Node) -> [Part] {
    if let cause = invisibility(of: node) {
      drop(node, because: cause)
      return []
    }
    // Most views say nothing that is looked for below.
    guard !node.properties.isEmpty else { return classParts(of: node) }
    let around = language
    language = node[.language] ?? language
    defer { language = around }
    return node[.disabled] == true ? disabled(node) : placed(node)
  }

  /// The parts of a disabled view, which pass its trait on.
  private mutating func disabled(_ node: Node) -> [Part] {
    let around = dimmed
    dimmed = dimming(of: node) ?? dimmed
    defer { dimmed = around }
    let parts = placed(node)
    // A view without views inside, and what represents it, have the trait from the modifier.
    if let dimmed, !node.children.isEmpty, !node.states(.representation) {
      parts.changeElements { $0.dim(dimmed) }
    }
    return parts
  }

  /// The parts of a visible view, with what the view says of their place.
  private mutating func placed(_ node: Node) -> [Part] {
    if let nodes = node[.representation] { return represent(node, by: nodes) }
    var parts = shaped(node)
    if node.kind == .web { parts = marked(parts, by: node) }
    if let priority = node[.sortPriority] {
      for index in parts.indices { parts[index].priority = priority }
    }
    if let cell = node[.cell] { place(parts, in: cell, of: node) }
    if let pair = node[.labeledPair], parts.onlyElement != nil {
      pairs += 1
      parts.changeElements { $0.pair = pair }
    }
    return parts
  }

  /// The parts of web content with what its role says of its elements: that they head cells, or are
  /// an item or a choice.
  private mutating func marked(_ parts: [Part], by node: Node) -> [Part] {
    guard let role = node.webRole else { return parts }
    if role.isHeader { head(parts, by: node, role) }
    guard screen.platform == .macos else { return parts }
    noteChoice(parts, role)
    return item(of: node, role, parts)
  }

  /// Gives the elements of a view its position in a data table.
  private func place(_ parts: [Part], in cell: Property.Cell, of node: Node) {
    let view = parts.onlyElement == nil ? origin(of: node, .cell) : nil
    parts.changeElements { draft in
      // A position that the element has itself is nearer to it than the one of a view around.
      guard draft.cell == nil else { return }
      draft.cell = cell
      draft.cellView = view
    }
  }

  /// The parts of a visible view without a representation.
  private mutating func shaped(_ node: Node) -> [Part] {
    // UIKit never asks a view that is an element what is inside it.
    if node[.isElement] == true, node[.element] == nil { return [single(node)] }
    if let references = node[.elements] { return explicit(references, in: node) }
    if let children = node[.accessibilityChildren] {
      return node[.element] == .combine
        ? combine(node, with: children) : contain(node, extra: children)
    }
    switch node[.element] {
    case .combine: return combine(node, with: [])
    case .contain: return contain(node, extra: [])
    case .ignore: return [.element(draft(of: node))]
    case nil: return charted(node) ?? classParts(of: node)
    }
  }
}

// A class, because functions that only read the resolver ask for origins.
/// The origin of the last node, which is needed several times in a row.
private final class OriginCache {
  private var last: (id: String?, className: String, position: Position, origin: Origin)?

  func origin(of node: Node, in file: String) -> Origin {
    let id = node.id
    if let last, last.position == node.position, last.id == id, last.className == node.className {
      return last.origin
    }
    let origin = Origin(file: file, position: node.position, node: node.name)
    last = (id, node.className, node.position, origin)
    return origin
  }
}
