/// What a node is to the views around it, besides the nodes that it writes.
enum NodeRole {
  /// A view of its own.
  case view
  /// A view around others, and whether those are rows.
  case container(holdsRows: Bool)
  /// The view in it, if there is one.
  case passing
  /// The label of a control where its style shows it, which is the view in it.
  case label(StylePartRole)
  /// The view in it, which it changes.
  case modifier
  /// The screen of a tab, with its gate where it stands in a view of tabs, and its label.
  case page(PageGate?, label: _ViewNode?)
  /// Several views.
  case members([_ViewNode])
  /// A view for each element.
  case rows(any RowsNode)
  /// A header, rows and a footer.
  case section([_ViewNode])
  /// A view in a bar.
  case barItem(BarItem.Place)
  /// A view of UIKit, which may show views of SwiftUI again.
  case foreign

  /// Whether the view in it is asked instead.
  var isTransparent: Bool {
    switch self {
    case .passing, .label, .modifier: true
    default: false
    }
  }

  /// Whether it is a view of UIKit.
  var isForeign: Bool { if case .foreign = self { true } else { false } }

  /// Whether the views in it are rows; nil for what is not around others.
  var holdsRows: Bool? { if case .container(let holdsRows) = self { holdsRows } else { nil } }
}

/// A node with a view for each element, whose identity is its tag by default.
@MainActor
protocol RowsNode: _ViewNode {
  var taggedRows: [(tag: AnyHashable, node: _ViewNode)] { get }
}

extension _ViewNode {
  /// What the nearest node around it answers that has an answer.
  final func nearest<Answer>(_ ask: (_ViewNode) -> Answer?) -> Answer? {
    var node = parent
    while let next = node {
      if let answer = ask(next) { return answer }
      node = next.parent
    }
    return nil
  }

  /// The node, and those inside it as long as each stands for the next one.
  final func chain(through isPassed: (NodeRole) -> Bool) -> [_ViewNode] {
    var chain = [self]
    while let last = chain.last, isPassed(last.role), let next = last.children.first {
      chain.append(next)
    }
    return chain
  }
}
