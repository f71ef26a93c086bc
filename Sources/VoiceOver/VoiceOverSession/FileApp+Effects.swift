import ScreenTree
import VoiceOverElements

/// The effects of a file: screens that open and close, views that change.
extension FileApp {
  /// Performs effects of a file, one after the other.
  mutating func carryOut(_ effects: [Effect]) -> [Response] {
    effects.flatMap { effect -> [Response] in
      switch effect {
      case .open(let name): return open(name)
      case .close: return close()
      case .update(let change): return update(change)
      case .remove(let id): return [self.change(id) { $0.removed(true) }]
      case .show(let id): return [self.change(id) { $0.removed(false) }]
      case .announce(let announcement): return [.announced(announcement)]
      case .focus(let id): return [.focused(id)]
      case .screenChanged(let target): return [.notified(target, wholeScreen: true)]
      case .layoutChanged(let target): return [.notified(target, wholeScreen: false)]
      case .pageScrolled(let words): return [.paged(words)]
      }
    }
  }

  /// Shows a screen: one that is already open comes to the top, any other is added there.
  private mutating func open(_ name: String) -> [Response] {
    settle()
    // As with a navigation stack, the screens above go away, and keep their state.
    if let index = pages.firstIndex(where: { ($0.name ?? "") == name }) {
      for page in pages[(index + 1)...] { put(away: page) }
      pages.removeSubrange((index + 1)...)
    } else if let page = waiting.removeValue(forKey: name) {
      pages.append(page)
    } else {
      let names = (pages + waiting.values).compactMap(\.name).sorted().joined(separator: ", ")
      return [
        .failed(
          "there is no screen '\(name)'; "
            + (names.isEmpty ? "only a walkthrough has several" : "there are \(names)"))
      ]
    }
    return [.opened(pages.last?.name, elements)]
  }

  private mutating func close() -> [Response] {
    settle()
    guard pages.count > 1, let page = pages.popLast() else { return [.atEnd] }
    put(away: page)
    return [.opened(pages.last?.name, elements)]
  }

  private mutating func put(away page: Page) {
    // A list of choices is made again from its picker, which may have changed.
    if page.choosesFor == nil { waiting[page.name ?? ""] = page }
  }

  /// Shows the choices of a picker or a menu on top.
  mutating func choose(for node: Node, from views: [Node]) -> [Response] {
    settle()
    guard let around = pages.last else { return [] }
    var screen = around.screen
    screen.views = views
    var page = Page(
      name: around.name, screen: screen, resolution: around.resolution, language: around.language,
      choosesFor: node.name)
    page.resolveAgain()
    pages.append(page)
    return [.opened(nil, elements)]
  }
}
