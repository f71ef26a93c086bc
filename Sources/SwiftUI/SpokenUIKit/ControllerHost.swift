import ScreenTree
import SpokenViews

/// Shows a controller and the screens that are open above it.
///
/// A class, because it owns which of them the listener knows.
@MainActor
final class ControllerHost: NavigationContainer {
  private let controller: UIViewController
  private var presented: [PresentedController] = []
  private var open: [ObjectIdentifier] = []

  init(_ controller: UIViewController) {
    self.controller = controller
    controller.enter()
  }

  /// The nodes of the controller, after what opened or closed is known.
  func nodes(in view: _ViewNode) -> [Node] {
    let root = view.root
    // Added at the first reading, because the root is not known when the host is made.
    if !root.navigation.contains(where: { $0 === self }) { root.navigation.append(self) }
    follow(in: view)
    let node = controller.node(in: view)
    // The first title stays, as among those of SwiftUI.
    root.title = root.title ?? controller.screenTitle
    return [node] + keyboardNodes(in: view)
  }

  /// The view above the keyboard of the field that is edited.
  private func keyboardNodes(in view: _ViewNode) -> [Node] {
    guard let field = view.root.firstResponder as? UIResponder, field.isFirstResponder,
      field.shownIn === view, let accessory = field.inputAccessoryView
    else { return [] }
    return [accessory.node(in: view)]
  }

  /// Takes everything off the screen.
  func leave(_ root: ViewRoot) {
    // First, because an open menu reads objects of the controller that leaves.
    root.closeSheets(of: controller)
    root.navigation.removeAll { $0 === self }
    // The topmost leaves first, as if its user had closed one after the other.
    for gone in presented.reversed() { gone.controller.exit() }
    root.presented.removeAll { node in presented.contains { $0 === node } }
    controller.exit()
  }

  private func follow(in view: _ViewNode) {
    let root = view.root
    let shown = controller.presentedChain
    for gone in presented where !shown.contains(where: { $0 === gone.controller }) {
      root.presented.removeAll { $0 === gone }
    }
    presented = shown.map { controller in
      // The screen knows what is presented by identity, so an object is made once for each
      // controller.
      if let known = presented.first(where: { $0.controller === controller }) { return known }
      let new = PresentedController(controller, in: view)
      root.presented.append(new)
      return new
    }
    let now = (pushed + shown).map { ObjectIdentifier($0) }
    // A new number makes VoiceOver announce another screen, so it rises only when the screens
    // differ.
    guard now != open else { return }
    open = now
    root.screenNumber += 1
  }

  private var pushed: [UIViewController] {
    ([controller] + controller.presentedChain).flatMap(\.openScreens)
  }

  var pushedCount: Int { pushed.count }
  func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {}
  func renew(_ view: AnyView, of owner: _ViewNode) {}
  func push(value: AnyHashable) -> Bool { false }
  // Nothing of SwiftUI is pushed here, and the stacks of UIKit go back themselves.
  func pop() -> Bool { false }
  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {}
}

/// A controller above the screen.
@MainActor
private final class PresentedController: PresentedNode {
  let controller: UIViewController
  private weak var view: _ViewNode?

  init(_ controller: UIViewController, in view: _ViewNode) {
    self.controller = controller
    self.view = view
  }

  var presentedNodes: [Node] { view.map { [controller.node(in: $0)] } ?? [] }
  func dismiss() { controller.closeByEscape() }
}

extension UIViewController {
  /// The controllers above this one, the lowest first.
  fileprivate var presentedChain: [UIViewController] {
    presented.map { [$0] + $0.presentedChain } ?? []
  }

  /// The title of the screen, also of one inside.
  fileprivate var screenTitle: String? {
    navigationItem.title ?? children.lazy.compactMap(\.screenTitle).first
  }
}
