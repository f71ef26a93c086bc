package import ScreenTree

/// A view whose nodes are made again at each flush, because its changes are not observable.
package final class VolatileNode<Content: View>: _ViewNodeOf<Content> {
  private let make: @MainActor (Content, _ViewNode) -> [Node]
  private let leave: @MainActor (ViewRoot) -> Void
  /// The views of SwiftUI that objects in it show.
  private var guests: [Guest] = []
  /// How many guests there are before those that are gone are taken out.
  private var limit = 16

  private struct Guest {
    weak var node: _ViewNode?
  }

  /// A view with a closure that makes its nodes, and one that is called when it leaves the screen.
  package init(
    volatile view: Content, _ context: _ViewContext,
    willUnmount leave: @escaping @MainActor (ViewRoot) -> Void = { _ in },
    make: @escaping @MainActor (Content, _ViewNode) -> [Node]
  ) {
    self.make = make
    self.leave = leave
    super.init(view, context)
    // The root holds these nodes, because nothing else reports when their objects change.
    root.volatile.append(self)
  }

  override package func makeNodes() -> [Node] { make(view, self) }

  override package var children: [_ViewNode] { guests.compactMap(\.node) }
  override var role: NodeRole { .foreign }

  override package func adopt(_ node: _ViewNode) {
    if guests.count >= limit {
      guests.removeAll { $0.node == nil }
      limit = max(16, guests.count * 2)
    }
    guests.append(Guest(node: node))
  }

  override package func willUnmount() {
    root.volatile.removeAll { $0 === self }
    leave(root)
  }
}
