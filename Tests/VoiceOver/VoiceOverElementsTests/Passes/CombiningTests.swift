import ScreenTree
import Testing
import VoiceOverElements

struct CombiningTests {
  @Test(
    arguments: [
      ([view(.text, "John Doe"), view(.text, "Online")], [], ["John Doe, Online||"]),
      ([view(.image, "photo"), view(.text, "Ada")], [], ["Ada||"]),
      ([view(.circle, nil, .label("Unread")), view(.text, "Ada")], [], ["Unread, Ada||"]),
      ([view(.image, nil, .symbol("star")), view(.text, "Ada")], [], ["favorite, Ada||"]),
      ([view(.text, "Ada"), view(.text, "Gone", .hidden(true))], [], ["Ada||"]),
      ([view(.text, "Title"), view(.button, "Apply")], [], ["Title, Apply||button"]),
      (
        [view(.text, "Row"), view(.button, "-"), view(.button, "+")], [],
        ["Row||button|actions -/+"]
      ),
      (
        [view(.text, "Ada"), view(.button, "Challenge")], [.addTraits([.button])],
        ["Ada||button|actions Challenge"]
      ),
      (
        [view(.text, "Salt"), view(.toggle, "Add", .value(.flag(true)))], [],
        ["Salt, Add|1|button switchButton"]
      ),
      ([view(.text, "Cups"), view(.stepper, nil, .value(.number(2)))], [], ["Cups|2|adjustable"]),
      (
        [view(.text, "A", .hint("Opens")), view(.text, "B", .hint("Shuts"))], [],
        ["A, B|||hint Opens"]
      ),
      ([view(.text, "A", .actions(["Go"]))], [.actions(["Stop"])], ["A|||actions Stop/Go"]),
      ([view(.text, "A"), view(.text, "B", .sortPriority(1))], [], ["B, A||"]),
      ([view(.text, "A"), view(.text, "B")], [.label("Both")], ["Both||"]),
      ([view(.text, "T", .addTraits([.header]))], [], ["T||header"]),
      (
        [view(.text, "A", .onActivate([])), views(.hStack, [view(.text, "B")], .onActivate([]))],
        [], ["A, B|||actions A/B"]
      ),
      ([view(.text, "A", .onActivate([])), view(.text, "B")], [], ["A, B||"]),
      (
        [view(.text, "See terms", .addTraits([.link])), view(.button, "OK")], [],
        ["See terms, OK||button link"]
      ),
    ] as [([Node], [Property], [String])])
  func `merges what is in a combined view`(
    children: [Node], said: [Property], short: [String]
  ) {
    let properties = [.element(.combine)] + said
    #expect(elements(Node(.hStack, children: children, properties: properties)) == short)
  }

  @Test func `keeps the words of a text before those of its accessibility children`() {
    let text = view(
      .text, "Title", .accessibilityChildren([view(.text, "More")]), .element(.combine))
    #expect(elements(text) == ["Title, More||staticText"])
  }

  @Test func `leaves the controls in a link elements of their own`() {
    let label = [view(.text, "Shop"), view(.button, "Save"), view(.toggle, "Alerts")]
    #expect(
      elements(views(.navigationLink, label)) == [
        "Shop||button", "Save||button", "Alerts|0|button switchButton",
      ])
    #expect(elements(views(.button, [view(.button, "Save")])) == ["Save||button"])
    #expect(
      elements(views(.hStack, [views(.navigationLink, label)], .element(.combine)))
        == ["Shop, Save, Alerts|0|button switchButton"])
  }

  @Test func `takes over no link of the words in a control`() {
    let terms = view(.text, "the terms", .addTraits([.link]), .actions(["terms"]))
    #expect(elements(views(.toggle, [terms])) == ["the terms|0|button switchButton"])
    #expect(elements(views(.button, [terms])) == ["the terms||button"])
    #expect(
      elements(views(.hStack, [terms], .element(.combine))) == ["the terms||link|actions terms"])
  }

  @Test func `dims a button, and no other control, by its disabled words`() {
    let words = view(.text, "Sound", .disabled(true))
    #expect(elements(views(.button, [words])) == ["Sound||button notEnabled"])
    #expect(elements(views(.toggle, [words])) == ["Sound|0|button switchButton"])
  }

  @Test func `remembers the image that added nothing`() {
    let row = views(.hStack, [view(.image, "photo"), view(.text, "Ada")], .element(.combine))
    #expect(
      resolution([row]).dropped.map { "\($0.text): \($0.by)" }
        == ["photo: an image without a label adds nothing to the combined HStack"])
  }
}
