import ScreenTree
import SpokenViews

/// A view of SwiftUI that an object of UIKit shows.
///
/// A class, because the view ends with the object; it also ends with the view of SwiftUI that the object
/// is in, and begins again in another one.
@MainActor
final class HostedNode<Content: View> {
  private var mounted: _ViewNodeOf<Content>?
  private weak var place: _ViewNode?
  private weak var root: ViewRoot?

  isolated deinit { unmount() }

  /// The nodes of a view, which is mounted when it is first shown in a place.
  ///
  /// With `isReceived` it is the view that was received last: only another environment changes it.
  func nodes(of content: Content, in view: _ViewNode, isReceived: Bool = false) -> [Node] {
    guard let mounted, mounted.isMounted, place === view else {
      return mount(content, in: view).nodes
    }
    // A value that was received before is not evaluated again, unless what is around it changed.
    if !isReceived || !mounted.environment.isSame(as: view.environment) {
      mounted.receive(content, view.environment)
    }
    return mounted.nodes
  }

  /// Shows another value of the view, if it is shown.
  func receive(_ content: Content) {
    guard let mounted, mounted.isMounted, root != nil else { return }
    mounted.receive(content, mounted.environment)
  }

  /// Ends the life of the view.
  func unmount() {
    // The screen may be gone already, and all its views with it.
    if root != nil { mounted?.unmount() }
    mounted = nil
  }

  private func mount(_ content: Content, in view: _ViewNode) -> _ViewNodeOf<Content> {
    unmount()
    let node = content.mounted(in: view.context())
    view.adopt(node)
    (mounted, place, root) = (node, view, view.root)
    return node
  }
}
