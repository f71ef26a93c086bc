public import ScreenTree

/// A mounted view: its place in the tree, its environment, and what it says.
///
/// A class, because it owns the state of a view for as long as the view is on the screen. The tree
/// of nodes mirrors the types of the views, so that state follows identity as in SwiftUI.
@MainActor
open class _ViewNode {
  package unowned let root: ViewRoot
  /// The node around it; nil once it is unmounted, because that one may be gone then.
  package private(set) unowned var parent: _ViewNode?
  package let depth: Int
  package var environment: EnvironmentValues
  /// Whether it must be evaluated again.
  package fileprivate(set) var needsUpdate = false
  package private(set) var isMounted = true
  private var written: [Node]?
  private var name: NameTable.Name?

  init(_ context: _ViewContext) {
    root = context.root
    // Not weak: the Swift runtime gives each object with a weak reference to it a side table, which
    // made mounting a large screen slow.
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// The nodes of the screen that it writes; override it, and read `nodes`.
  open func makeNodes() -> [Node] { [] }

  /// The nodes inside; override it.
  open var children: [_ViewNode] { [] }

  /// What it is to the views around; override it.
  var role: NodeRole { .view }

  /// The modifier whose node it is; override it.
  var modifier: (any ViewModifier)? { nil }

  /// Evaluates it again after what it reads changed; override it.
  open func update() {}

  /// Is called when it leaves the screen; override it and call super.
  open func willUnmount() {}

  /// Unmounts with itself a node that something else keeps; only views of UIKit have such nodes.
  package func adopt(_ node: _ViewNode) {}
}

extension _ViewNode {
  /// The nodes of the screen that it writes, kept until something in it changes.
  package final var nodes: [Node] {
    if let written { return written }
    let nodes = Localization.following(environment) { makeNodes() }
    written = nodes
    return nodes
  }

  /// Forgets what it and the nodes around it wrote.
  package final func invalidate() {
    var node: _ViewNode? = self
    // The nodes around are made of this one's. Once one of them has written nothing, none further
    // out has either, so that many changes in one view stay cheap.
    while let next = node, next.written != nil {
      next.written = nil
      node = next.parent
    }
    root.hasChanged = true
  }

  /// Asks for another evaluation at the next flush.
  package final func setNeedsUpdate() {
    // A node waits only once, so that the queue is never longer than the tree.
    guard isMounted, !needsUpdate else { return }
    needsUpdate = true
    root.enqueue(self)
  }

  /// Forgets that it must be evaluated again.
  final func dropUpdate() { needsUpdate = false }

  /// Evaluates it again.
  package final func updateNow() {
    needsUpdate = false
    update()
  }

  /// Ends its life and that of everything in it.
  package final func unmount() {
    guard isMounted else { return }
    // Inside first, so that while a node leaves, the nodes around it are still there for it.
    for child in children { child.unmount() }
    willUnmount()
    // While it is still known: a value that it gave by the focus ends with it.
    root.focused.remove(self)
    isMounted = false
    parent = nil
    if let name { root.names.give(back: name) }
  }

  /// The context for a node inside.
  package final func context(_ environment: EnvironmentValues? = nil) -> _ViewContext {
    _ViewContext(root: root, parent: self, environment: environment ?? self.environment)
  }

  /// The name of the node that it writes: unique on the screen, and the same for its whole life.
  package final func name(_ kind: String, at position: Position) -> String {
    if let name { return name.text }
    let name = root.names.take(kind, at: position)
    self.name = name
    return name.text
  }
}

/// Where a view is mounted.
@MainActor
public struct _ViewContext {
  package let root: ViewRoot
  package let parent: _ViewNode?
  package var environment: EnvironmentValues
}

/// A mounted view of one type.
@MainActor
open class _ViewNodeOf<Content: View>: _ViewNode {
  package var view: Content

  init(_ view: Content, _ context: _ViewContext) {
    self.view = view
    super.init(context)
  }

  /// Takes the new value of the view; override it and call super.
  open func receive(_ view: Content, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    invalidate()
  }
}

extension View {
  /// Mounts the view.
  @MainActor
  package func mounted(in context: _ViewContext) -> _ViewNodeOf<Self> {
    Self._makeNode(self, context)
  }
}
