import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct EventTests {
  private let element = Element(
    node: "pay", origin: Origin(file: "", position: .unknown, node: "pay"))

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
