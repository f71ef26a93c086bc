import ScreenTree

extension WebSnapshot {
  /// The nodes that remain reachable with a modal dialog: all, or only the dialog.
  mutating func withoutCovered(_ roots: [CaptureNode]) -> [CaptureNode] {
    guard !notes.keepsAll, let dialog = roots.reversed().lazy.compactMap(\.lastModal).first else {
      return roots
    }
    notes.remark("A \(dialog.type) is modal; what is behind it is left out.")
    for root in roots { dropCovered(root, by: dialog) }
    return [dialog]
  }

  /// Reports the nodes that a dialog hides.
  private mutating func dropCovered(_ node: CaptureNode, by dialog: CaptureNode) {
    guard node.position != dialog.position else { return }
    guard node.isStop else {
      for child in node.children { dropCovered(child, by: dialog) }
      return
    }
    let name = node.words("name").map { " '\($0.value.prefix(60))'" } ?? ""
    notes.drop(.covered, node.type + name, at: node.position)
  }
}

extension CaptureNode {
  /// The topmost modal node: the last one, and the innermost.
  fileprivate var lastModal: CaptureNode? {
    // The last modal node lies on top, and one inside another covers the rest of it.
    for child in children.reversed() {
      if let found = child.lastModal { return found }
    }
    return flag("modal") == true && holdsStop ? self : nil
  }

  /// Whether it contains an element at which VoiceOver stops.
  private var holdsStop: Bool {
    var isFound = false
    for child in children { child.forEach { isFound = isFound || $0.isStop } }
    return isFound
  }

  /// Whether VoiceOver stops at it.
  fileprivate var isStop: Bool {
    if WebRoles.leaves.contains(type), type != "img" { return true }
    return ["img", "text", "heading", "treeitem"].contains(type) && words("name") != nil
  }
}
