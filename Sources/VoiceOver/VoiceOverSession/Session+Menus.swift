import ScreenTree
import VoiceOverElements

/// The menus that VoiceOver opens on the Mac for the element under the cursor.
extension Session {
  /// Opens a menu of the element; one without items is not found.
  mutating func openMenu(_ kind: SystemMenu.Kind) -> Event {
    guard let current else { return .failed("nothing has the focus") }
    let menu = SystemMenu(kind, of: current)
    guard !menu.items.isEmpty else { return .foundNothing(kind.rotor) }
    self.menu = menu
    return .openedMenu(menu)
  }

  /// Performs a gesture while a menu is open.
  ///
  /// The arrow keys go through it, with Control and Option or alone; what turns to another place of
  /// the app comes after Escape.
  mutating func perform(
    _ gesture: VoiceOverGesture, in menu: SystemMenu, _ app: inout some ScreenApp
  ) -> [Event] {
    switch gesture {
    case .next, .rotorNext: return [move(.forwards, in: menu)]
    case .previous, .rotorPrevious: return [move(.backwards, in: menu)]
    case .first: return [move(.first, in: menu)]
    case .last: return [move(.last, in: menu)]
    case .activate: return choose(in: menu, &app)
    case .escape: return [closeMenu(in: app)]
    case .pause, .quickNav: return events(of: gesture, in: &app)
    // These are about the app below, and the system's menu does not outlast them.
    case .launch, .voiceOver:
      self.menu = nil
      return events(of: gesture, in: &app)
    default:
      return [
        .failed(
          "the \(menu.kind.name) menu is open; `next` and `previous` go through it, and `escape` "
            + "closes it")
      ]
    }
  }

  /// Moves to another item; at an end the cursor stays.
  private mutating func move(_ move: SystemMenu.Move, in menu: SystemMenu) -> Event {
    guard let place = menu.place(after: move) else {
      return .reachedBoundary(move.isForwards ? .end : .start, repeating: nil)
    }
    self.menu?.place = place
    switch menu.items[place] {
    case .content(let content): return .readContent(content, menu.element)
    case .action(let action): return .offered(.action(action), menu.element)
    }
  }

  /// Performs the action under the cursor; an item of custom content only closes the menu.
  private mutating func choose(in menu: SystemMenu, _ app: inout some ScreenApp) -> [Event] {
    guard let place = menu.place else {
      return [.failed("no item of the \(menu.kind.name) menu is chosen; `next` goes to the first")]
    }
    guard case .action(let action) = menu.items[place] else { return [closeMenu(in: app)] }
    self.menu = nil
    return perform(action, menu.element, in: &app)
  }

  /// Closes the menu; the element that it is about is said again.
  private mutating func closeMenu(in app: some ScreenApp) -> Event {
    menu = nil
    guard let cursor, app.elements.indices.contains(cursor) else { return .passed }
    // The menu is no place of the app, so that the rotor stays as it was.
    let rotor = rotors.chosenHere
    let event = move(to: cursor, in: app)
    rotors.chosenHere = rotor
    return event
  }
}
