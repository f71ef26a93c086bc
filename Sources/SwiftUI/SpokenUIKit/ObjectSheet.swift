import ScreenTree
import SpokenViews

/// A view in front of the screen that an object opened, such as a menu or the wheels of a date.
///
/// A class, because the screen knows it by its identity until it is closed.
@MainActor
final class ObjectSheet: PresentedNode {
  private let view: _ViewNode
  private let content: () -> [Node]

  /// A view with its content, which is made again at each request of VoiceOver.
  init(in view: _ViewNode, content: @escaping () -> [Node]) {
    self.view = view
    self.content = content
  }

  var presentedNodes: [Node] {
    // The view may have left the screen while its sheet was still open.
    view.isMounted ? [Node(.sheet, children: content())] : []
  }

  /// Shows it.
  func open() {
    view.root.presented.append(self)
    changed()
  }

  func dismiss() {
    view.root.presented.removeAll { $0 === self }
    changed()
  }

  private func changed() {
    // VoiceOver announces another screen when something opens or closes above the current one.
    view.root.screenNumber += 1
    // What is presented is no part of any view's nodes, so that nothing else notices the change.
    view.root.hasChanged = true
  }

  fileprivate func isIn(_ view: _ViewNode) -> Bool { self.view === view }
}

extension ViewRoot {
  /// Closes what objects opened in a view of SwiftUI that leaves the screen.
  func closeSheets(of object: UIAccessibilityObject) {
    guard let view = object.shownIn else { return }
    for sheet in presented.compactMap({ $0 as? ObjectSheet }) where sheet.isIn(view) {
      sheet.dismiss()
    }
  }
}
