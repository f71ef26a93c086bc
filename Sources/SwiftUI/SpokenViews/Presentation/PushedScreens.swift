import ScreenTree

/// The screens that were pushed on top of the first one of a stack, or of a column of a split view.
///
/// A class, because the node that shows them and the closures of the screens share it.
@MainActor
final class PushedScreens {
  /// A pushed screen.
  struct Page {
    let node: _ViewNodeOf<AnyView>
    /// The newest value of the view that was pushed.
    var view: AnyView
    /// Whether the node has not received that yet.
    var isRenewed = false
    let box: TitleBox
    let gate: PageGate
    let opener: Opener

    /// The value whose screen it is; nil for that of a view.
    var value: AnyHashable? { if case .value(let value) = opener { value } else { nil } }
    /// The view that pushed it; nil for the screen of a value.
    var owner: _ViewNode? { if case .owner(let owner, _) = opener { owner } else { nil } }
  }

  /// What opened a screen.
  enum Opener {
    case value(AnyHashable)
    /// A view, with what it does when the screen is closed.
    case owner(_ViewNode, onPop: @MainActor () -> Void)
  }

  private(set) var pages: [Page] = []
  private var destinations: [ObjectIdentifier: @MainActor (Any) -> AnyView] = [:]
  // The node owns this object.
  private unowned let node: any _ViewNode & NavigationContainer
  private let didChange: @MainActor () -> Void

  /// No screens on top of a node's own; the closure is called when one opens or closes.
  init(
    in node: any _ViewNode & NavigationContainer, didChange: @escaping @MainActor () -> Void
  ) {
    self.node = node
    self.didChange = didChange
  }

  /// The title of the screen below the topmost one, where `title` is that of the node's own.
  func titleBelow(or title: String?) -> String? { pages.dropLast().last?.box.title ?? title }

  /// Shows a screen on top.
  func open(_ view: AnyView, by opener: Opener) {
    let box = TitleBox()
    box.node = node
    let gate = PageGate(in: node.environment)
    let mounted = view.mounted(in: node.context(inside(box, gate)))
    pages.append(Page(node: mounted, view: view, box: box, gate: gate, opener: opener))
    didChange()
  }

  /// Closes the topmost screen.
  func close() {
    guard let page = pages.popLast() else { return }
    // First, so that the screen below appears before this one disappears, as in SwiftUI.
    didChange()
    // Before `onPop`, which may write state that the views inside read.
    page.node.unmount()
    page.gate.leave()
    if case .owner(_, let onPop) = page.opener { onPop() }
  }

  /// Opens and closes screens, so that those of values are the ones of a path.
  func follow(_ values: [AnyHashable]) {
    let shown = pages.compactMap(\.value)
    // Screens that both begin with stay open, and their views keep their state.
    let common = zip(shown, values).prefix { $0 == $1 }.count
    guard shown.count != common || values.count != common else { return }
    while pages.compactMap(\.value).count > common { close() }
    for value in values.dropFirst(common) {
      // Values after one without a destination would stand on the wrong screen.
      guard let screen = screen(of: value) else { break }
      open(screen, by: .value(value))
    }
  }

  /// The screen of a value; nil without a destination for its type.
  func screen(of value: AnyHashable) -> AnyView? {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else { return nil }
    return destination(value.base)
  }

  /// Notes what shows values of a type.
  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {
    destinations[ObjectIdentifier(type)] = view
    for (index, page) in pages.enumerated() {
      if let value = page.value?.base, Swift.type(of: value) == type {
        renew(view(value), at: index)
      }
    }
  }

  /// Gives the screen that a view pushed, if it is open, its new value.
  func renew(_ view: AnyView, of owner: _ViewNode) {
    guard let index = pages.lastIndex(where: { $0.owner === owner }) else { return }
    renew(view, at: index)
  }

  private func renew(_ view: AnyView, at index: Int) {
    pages[index].view = view
    pages[index].isRenewed = true
    // Later: what gives the view may be received together with the node, which passes on every
    // screen then.
    node.setNeedsUpdate()
  }

  /// Passes the environment of the node on to all screens.
  func receive() {
    // Each is read when it is its turn: a view in one screen may renew the next one meanwhile.
    for index in pages.indices {
      let page = pages[index]
      pages[index].isRenewed = false
      page.node.receive(page.view, inside(page.box, page.gate))
    }
  }

  /// Passes the new values of screens on.
  func update() {
    for index in pages.indices where pages[index].isRenewed {
      let page = pages[index]
      pages[index].isRenewed = false
      page.node.receive(page.view, page.node.environment)
    }
  }

  /// Lets the topmost screen appear, or the one of the node with a gate, and the others disappear.
  func showTop(or gate: PageGate, of gates: [PageGate]) {
    PageGate.show(pages.last?.gate ?? gate, of: gates + pages.map(\.gate))
  }

  /// Is called when the node leaves the screen.
  func leave() { for page in pages { page.gate.leave() } }

  /// The environment of a pushed screen.
  private func inside(_ box: TitleBox, _ gate: PageGate) -> EnvironmentValues {
    var inside = gate.inside(node.environment).screen(box)
    inside.isPresented = true
    inside.dismiss = DismissAction { [weak node = self.node] in _ = node?.pop() }
    return inside
  }
}
