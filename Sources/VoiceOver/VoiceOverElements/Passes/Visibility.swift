import ScreenTree

extension Resolver {
  /// Why a view and everything in it is unreachable, or nil.
  ///
  /// Hidden views, views with opacity 0, decorative images and views that hide their elements are
  /// unreachable; so is a view of size zero that clips its content or is an element itself. The
  /// content of any other view of size zero is reachable, as search bars of iOS 26 need it.
  func invisibility(of node: Node) -> Suppression.Cause? {
    guard !node.properties.isEmpty else { return nil }
    if node[.hidden] == true { return .hidden }
    if node[.elementsHidden] == true { return .elementsHidden }
    if node[.decorative] == true { return .decorative }
    // VoiceOver ignores views that are nearly transparent too; its limit is not known.
    if let opacity = node[.opacity], opacity <= 0 { return .transparent }
    // An accessibility element that is not a view is reached at any size.
    if let frame = node[.frame], frame.width == 0, frame.height == 0, node.vanishesAtSizeZero,
      node.kind != .element
    {
      return .sizeZero
    }
    return nil
  }

  /// The trait that a disabled view passes to everything in it, like SwiftUI's environment and
  /// ARIA; nil for a view that is not disabled, and for UIKit's, where it applies only to the view.
  func dimming(of node: Node) -> Sourced<Node.Trait>? {
    guard node[.disabled] == true, !node.kind.isOfUIKit else { return nil }
    return Sourced(.notEnabled, from: origin(of: node, .disabled), by: .stated)
  }

  /// The siblings that can be reached: all of them, or only the last modal one.
  ///
  /// Modality applies to siblings: a modal view inside a container hides nothing outside.
  mutating func reachable(_ nodes: [Node]) -> [Node] {
    // Of several modal siblings only the last is reached, as AccessibilitySnapshot has it.
    let top = nodes.lastIndex {
      ($0.kind.isModal || $0[.modal] == true)
        && (model.hiddenModalsCover || invisibility(of: $0) == nil)
    }
    guard let top else { return nodes }
    for (index, node) in nodes.enumerated() where index != top {
      dropTree(node, because: .covered(by: nodes[top].name))
    }
    return [nodes[top]]
  }

  /// Collects every view with words of an unreachable tree.
  mutating func dropTree(_ node: Node, because cause: Suppression.Cause) {
    var waiting = [node]
    while let next = waiting.popLast() {
      drop(next, because: cause)
      // Reversed, so that views come off the end of the list in the order of the file.
      waiting += next.children.reversed()
    }
  }
}

extension Node {
  fileprivate var vanishesAtSizeZero: Bool {
    self[.clipsToBounds] == true || states(.elements) || self[.isElement] == true
      || !kind.holdsViews
  }
}
