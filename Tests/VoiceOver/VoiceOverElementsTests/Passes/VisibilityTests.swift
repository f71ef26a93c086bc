import ScreenTree
import Testing
import VoiceOverElements

struct VisibilityTests {
  @Test(arguments: [
    (view(.text, "A", .hidden(true)), "hidden"), (view(.text, "A", .opacity(0)), "opacity 0"),
    (view(.text, "A", .elementsHidden(true)), "elementsHidden"),
    (view(.image, "A", .decorative(true)), "decorative"),
    (view(.uiLabel, "A", .frame(Frame(x: 1, y: 1, width: 0, height: 0))), "size zero"),
  ]) func `reports why a view is gone`(view: Node, reason: String) {
    let resolution = resolution([view])
    #expect(resolution.elements.isEmpty)
    #expect(resolution.dropped.map { "\($0.text) \($0.by)" } == ["A \(reason)"])
  }

  @Test func `walks a wrapper of size zero unless it clips`() {
    let zero = Property.frame(Frame(x: 0, y: 0, width: 0, height: 0))
    #expect(elements(views(.uiView, [view(.uiLabel, "A")], zero)) == ["A||staticText"])
    #expect(elements(views(.uiView, [view(.uiLabel, "A")], zero, .clipsToBounds(true))) == [])
  }

  @Test func `reaches only the last modal view among siblings`() {
    let first = views(.uiView, [view(.uiLabel, "B")], .modal(true))
    let last = views(.uiView, [view(.uiLabel, "C")], .modal(true))
    #expect(elements(view(.uiLabel, "A"), first, last) == ["C||staticText"])
    #expect(
      elements(view(.uiLabel, "A"), views(.uiView, [last, view(.uiLabel, "D")]))
        == ["A||staticText", "C||staticText"])
    #expect(elements(view(.uiLabel, "A"), views(.uiView, [], .modal(true))) == [])
  }

  @Test func `puts an alert before everything behind it`() {
    let alert = Node(.alert, title: "Delete?", children: [view(.button, "Delete")])
    #expect(elements(view(.text, "A"), alert) == ["Delete?||staticText", "Delete||button"])
  }
}
