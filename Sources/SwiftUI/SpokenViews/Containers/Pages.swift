import ScreenTree

/// A node that may be a page of a view of tabs.
@MainActor
protocol PageNode: _ViewNode {
  /// The gate of the page; nil where it is none.
  var gate: PageGate? { get }
}

/// A node that only changes its content.
@MainActor
protocol TransparentNode: _ViewNode {}

/// A page of a view of tabs.
struct Page {
  let tag: AnyHashable
  let node: _ViewNode
  let gate: PageGate?
  let tab: (any TabLabelNode)?
  let badge: String?
}

extension _ViewNode {
  /// The pages inside, in their order.
  var pages: [Page] {
    let found = pageNodes
    return found.enumerated().map { index, found in
      var chain = Optional(found.node)
      var (tag, tab, badge) = (found.tag, (any TabLabelNode)?.none, String?.none)
      var gate = PageGate?.none
      // Tag, label and badge are modifiers in any order, so the whole chain down to the page is
      // read.
      while let node = chain {
        if let tagged = node as? any TaggedNode { tag = tagged.tagValue }
        tab = tab ?? node as? any TabLabelNode
        badge = badge ?? (node as? any BadgedNode)?.badgeText
        gate = gate ?? (node as? any PageNode)?.gate
        let goesOn =
          node is any TransparentNode || node is any PageNode || node is any PassingThrough
        chain = goesOn ? node.children.first : nil
      }
      return Page(
        tag: tag ?? AnyHashable(index), node: found.node, gate: gate, tab: tab, badge: badge)
    }
  }

  private var pageNodes: [(node: _ViewNode, tag: AnyHashable?)] {
    // Only the outermost page has a gate; a view of tabs inside the page has its own.
    if let page = self as? any PageNode, page.gate != nil { return [(self, nil)] }
    // A badge outside the page belongs to its tab.
    if self is any BadgedNode, let inside = children.first?.pageNodes, inside.count == 1 {
      return [(self, inside[0].tag)]
    }
    if let rows = self as? any RowsNode {
      return rows.taggedRows.flatMap { row in
        let inside = row.node.pageNodes
        return inside.isEmpty ? [(row.node, row.tag)] : inside
      }
    }
    if let members = self as? any MembersNode {
      return members.members.flatMap { member in
        // An `if` that shows nothing is no page.
        let isNothing = member is any PassingThrough && member.children.isEmpty
        let inside = member.pageNodes
        return inside.isEmpty && !isNothing ? [(member, nil)] : inside
      }
    }
    return self is any TransparentNode || self is any PassingThrough
      ? children.flatMap(\.pageNodes) : []
  }
}

/// A node of several views.
@MainActor
protocol MembersNode: _ViewNode {
  var members: [_ViewNode] { get }
}

/// A node that is the one inside it.
@MainActor
protocol PassingThrough: _ViewNode {}

/// A node with the label of a tab.
@MainActor
protocol TabLabelNode: _ViewNode {
  var tabLabel: [Node] { get }
}

/// A node with a badge.
@MainActor
protocol BadgedNode: _ViewNode {
  var badgeText: String? { get }
}

extension CompositeNode: PassingThrough {}
extension ModifierNode: TransparentNode {}
extension NodesModifierNode: TransparentNode {}
extension AttachedViewNode: TransparentNode {}
