/// A page of a view of tabs.
struct Page {
  let tag: AnyHashable
  let node: _ViewNode
  let gate: PageGate?
  let label: _ViewNode?
  let badge: String?
}

extension _ViewNode {
  /// The pages inside, in their order.
  var pages: [Page] {
    pageNodes.enumerated().map { index, found in
      // Tag, label and badge are modifiers in any order, so the whole chain down to the page is
      // read.
      let chain = found.node.chain { role in
        if case .page = role { true } else { role.isTransparent }
      }
      let tag = chain.compactMap { $0.modifier as? TagModifier }.last?.tag ?? found.tag
      let tabs = chain.map { $0.role.tab }
      return Page(
        tag: tag ?? AnyHashable(index), node: found.node,
        gate: tabs.lazy.compactMap { $0.gate }.first,
        label: tabs.lazy.compactMap { $0.label }.first,
        badge: chain.lazy.compactMap { ($0.modifier as? BadgeModifier)?.tabWords }.first)
    }
  }

  private var pageNodes: [(node: _ViewNode, tag: AnyHashable?)] {
    // A badge outside the page belongs to its tab.
    if modifier is BadgeModifier, let inside = children.first?.pageNodes, inside.count == 1 {
      return [(self, inside[0].tag)]
    }
    switch role {
    // Only the outermost page has a gate; a view of tabs inside the page has its own.
    case .page(.some(_), label: _): return [(self, nil)]
    case .rows(let node):
      return node.taggedRows.flatMap { row in
        let inside = row.node.pageNodes
        return inside.isEmpty ? [(row.node, row.tag)] : inside
      }
    case .members(let members): return members.flatMap(\.ownPageNodes)
    case .passing, .label, .modifier: return children.flatMap(\.pageNodes)
    default: return []
    }
  }

  /// The pages inside a view among others, or the view as one.
  private var ownPageNodes: [(node: _ViewNode, tag: AnyHashable?)] {
    let inside = pageNodes
    // An `if` that shows nothing is no page.
    if case .passing = role, children.isEmpty { return inside }
    return inside.isEmpty ? [(self, nil)] : inside
  }
}

extension NodeRole {
  /// The gate and the label of a page.
  fileprivate var tab: (gate: PageGate?, label: _ViewNode?) {
    if case .page(let gate, let label) = self { (gate, label) } else { (nil, nil) }
  }
}
