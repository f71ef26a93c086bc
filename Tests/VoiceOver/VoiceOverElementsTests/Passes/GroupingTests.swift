import ScreenTree
import Testing
import VoiceOverElements

struct GroupingTests {
  @Test(arguments: [
    (
      views(.vStack, [view(.text, "A"), view(.text, "B")], .element(.ignore), .label("Both")),
      ["Both||"]
    ),
    (
      views(.vStack, [view(.text, "A"), view(.text, "B")], .element(.contain), .label("Box")),
      ["A||staticText|in Box", "B||staticText|in Box"]
    ),
    (
      view(
        .canvas, nil, .label("Chart"),
        .accessibilityChildren([
          view(.rectangle, nil, .label("May"), .value(.text("$3")))
        ])), ["May|$3||in Chart"]
    ),
    (
      view(.view, nil, .representation([view(.slider, "Food", .value(.number(3)), .range(0...9))])),
      ["Food|3|adjustable"]
    ),
    (
      view(
        .view, nil, .representation([view(.text, "Cups")]), .value(.number(2)), .adjustable(true)),
      ["Cups|2|staticText adjustable"]
    ),
    (
      views(
        .view, [view(.text, "A", .id("a")), view(.text, "B", .id("b"))],
        .elements([.id("b"), .node(view(.element, nil, .label("C"))), .id("a")])),
      ["B||staticText", "C||", "A||staticText"]
    ),
    (
      views(
        .view, [view(.text, "A", .id("a"), .identifier("b")), view(.text, "B", .identifier("c"))],
        .elements([.id("c"), .id("b")])),
      ["B||staticText", "A||staticText"]
    ),
    (
      views(
        .uiView, [], .container(.list),
        .elements([
          .node(view(.uiLabel, "A")), .node(view(.uiLabel, "B")), .node(view(.uiLabel, "C")),
        ])),
      ["A||staticText|listStart", "B||staticText", "C||staticText|listEnd"]
    ),
    (
      views(.uiView, [], .container(.landmark), .elements([.node(view(.uiLabel, "A"))])),
      ["A||staticText"]
    ),
  ]) func `groups as the modifiers say`(view: Node, short: [String]) {
    #expect(elements(view) == short)
  }

  @Test func `replaces custom content of the same name and removes it without a value`() {
    let first = Property.customContent([
      .init(label: "Age", value: "3"), .init(label: "Size", value: "M"),
    ])
    let second = Property.customContent([
      .init(label: "Age", value: "4"), .init(label: "Size", value: ""),
    ])
    #expect(elements(view(.text, "Dog", first, second)) == ["Dog||staticText|content Age=4"])
  }

  @Test func `keeps the source of a represented word`() throws {
    let node = view(.view, nil, .id("slider"), .representation([view(.text, "Cups")]))
    let element = try #require(resolution([node]).elements.first)
    #expect(element.node == "slider")
    #expect(element.label.map(\.pass) == [.represented])
    #expect(element.label.map(\.origin.node) == ["Text"])
  }

  @Test(arguments: [
    ([Property.label("Tea")], []), ([.hint("Pours")], ["0: 1+2"]),
    (
      [.label("Tea"), .attributed([.init(start: 0, length: 3, speech: .init(queued: true))])],
      ["0: 0+3"]
    ),
  ])
  func `a label that replaces another takes its ranges away`(
    said: [Property], ranges: [String]
  ) throws {
    let inner = view(
      .text, "Cups", .attributed([.init(start: 1, length: 2, speech: .init(spellsOut: true))]))
    for node in [
      Node(.view, children: [inner], properties: said),
      Node(.view, properties: said + [.representation([inner])]),
    ] {
      let element = try #require(resolution([node]).elements.first)
      #expect(element.attributed.map { "\($0.part): \($0.start)+\($0.length)" } == ranges)
    }
  }
}
