import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct EventTests {
  private var element: Element { Self.pay }

  @Test func `has the word and the focus of what the Mac and its keyboard do`() {
    let list = Container(node: "list", type: .list)
    let focus = Focus(element, number: 2)
    let events: [Event] = [
      .focusedByKeyboard(focus), .interacted(list, isIn: true, focus),
      .openedMenu(SystemMenu(.moreContent, of: element)),
    ]
    #expect(events.map(\.name) == ["focus", "focus", "menu"])
    #expect(events.map { $0.focus?.number } == [2, 2, nil])
    #expect(events.map { $0.element?.node } == ["pay", "pay", "pay"])
  }

  private static let pay = Element(
    node: "pay", origin: Origin(file: "", position: .unknown, node: "pay"))
  private static let move = Focus(pay, number: 2)

  @Test(arguments: [
    (Event.opened(screen: "home", move), true), (.opened(screen: "home", nil), false),
    (.focused(move), true), (.focusedByKeyboard(move), true),
    (.interacted(Container(node: "list", type: .list), isIn: true, move), true),
    (.openedMenu(SystemMenu(.moreContent, of: pay)), false),
    (.reachedBoundary(.end, repeating: move), false), (.foundNothing(.custom("Links")), false),
    (.changed(from: pay, to: pay, by: .app), false), (.activated(pay), false),
    (.voiceOver(isOn: true, app: "Wallet", move), true),
    (.voiceOver(isOn: false, app: "Wallet", nil), false),
    (.launched(app: "Wallet", move), true), (.launched(app: "Wallet", nil), false),
    (.dragged(pay), false), (.paused, false), (.failed("no rotor is selected"), false),
  ]) func `moves the focus or not, as it has one or not`(event: Event, moves: Bool) {
    #expect(event.movesFocus == moves)
    #expect((event.focus != nil) == moves)
  }

  @Test func `says when in a drag it happens`() {
    var focus = Focus(element, number: 2)
    #expect(Event.focused(focus).delay == nil)
    focus.entry = .milliseconds(300)
    let nothing = Event.touchedNothing(.init(x: 1, y: 2), after: .milliseconds(400))
    #expect(Event.focused(focus).delay == .milliseconds(300))
    #expect(nothing.delay == .milliseconds(400) && nothing.name == "nothing")
    #expect(nothing.focus == nil && nothing.element == nil)
  }

  @Test func `prints itself on one line and has a word for scripts`() {
    let list = Container(node: "list", type: .list)
    let focus = Focus(element, number: 2, entered: [list])
    let events: [Event] = [
      .opened(screen: "home", focus), .opened(screen: nil, nil), .focused(focus),
      .reachedBoundary(.end, repeating: nil), .waited(.milliseconds(500)),
    ]
    #expect(
      events.map { "\($0.name): \($0)" } == [
        "open: opened home, 2 pay, into list", "open: opened the screen, nothing to focus",
        "focus: focused 2 pay, into list", "boundary: reached the end", "wait: waited 0.5s",
      ])
    #expect(events.map { $0.focus?.number } == [2, nil, 2, nil, nil])
  }
}
