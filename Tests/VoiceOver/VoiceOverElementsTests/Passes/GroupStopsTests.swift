import ScreenTree
import Testing
import VoiceOverElements

struct GroupStopsTests {
  private static func web(_ role: String, _ children: [Node], _ said: Property...) -> Node {
    Node(.web, children: children, properties: [.role(role)] + said)
  }

  private static func link(_ title: String) -> Node { view(.web, title, .role("link")) }

  private static func item(_ children: Node...) -> Node { web("listitem", children) }

  /// What each stop of a screen of the Mac is.
  private static func stops(_ views: Node...) -> [String] {
    resolution(views, platform: .macos).elements.map(\.stop)
  }

  @Test func `a list and its end are stops around its items`() {
    let list = Self.web("list", [Self.item(Self.link("Tea")), Self.item(Self.link("Milk"))])
    #expect(
      Self.stops(list) == [
        "start list, 2 items, level 1", "Tea 1/2", "Milk 2/2", "end list, 2 items, level 1",
      ])
    #expect(elements(list) == ["Tea||link|listStart", "Milk||link|listEnd"])
  }

  @Test func `a list inside another one says how deep it is`() {
    let inner = Self.web(
      "list", [Self.item(Self.link("Green")), Self.item(Self.link("Black"))], .label("Tea"))
    let list = Self.web(
      "list",
      [
        Self.item(view(.web, "Tea", .role("button")), inner), Self.item(Self.link("Milk")),
        Self.item(Self.link("Rice")),
      ])
    #expect(
      Self.stops(list) == [
        "start list, 3 items, level 1", "Tea 1/3", "start list Tea, 2 items, level 2", "Green 1/2",
        "Black 2/2", "end list Tea, 2 items, level 2", "Milk 2/3", "Rice 3/3",
        "end list, 3 items, level 1",
      ])
  }

  @Test(
    arguments: [
      (web("navigation", [link("Tea")], .label("Shop")), ["start navigation Shop", "Tea"]),
      (web("banner", [link("Tea")]), ["start banner", "Tea"]),
      (web("group", [link("Tea")]), ["start group", "Tea"]),
      (web("toolbar", [link("Tea")]), ["start toolbar", "Tea"]),
      (web("dialog", [link("Tea")]), ["start dialog", "Tea"]),
      (web("menubar", [link("Tea")]), ["start menubar", "Tea"]),
      (web("tablist", [view(.web, "Tea", .role("tab"))]), ["start tablist", "Tea"]),
      (web("figure", [link("Tea")], .label("Leaf")), ["start figure Leaf", "Tea"]),
      (
        web("radiogroup", [view(.web, "Tea", .role("radio"))], .label("Drink"), .required(true)),
        ["start radiogroup Drink, required", "Tea 1/1"]
      ),
      (
        views(.vStack, [view(.button, "Tea")], .element(.contain), .label("Drinks")),
        ["start semanticGroup Drinks", "Tea"]
      ),
      (views(.list, [view(.text, "Tea")]), ["start list, 1 items, level 1", "Tea"]),
      (
        views(.lazyVStack, [view(.text, "Tea")], .label("All")),
        ["start list All, 1 items, level 1", "Tea"]
      ),
      (views(.tabView, [view(.text, "Tea")]), ["start tabBar", "Tea 1/1"]),
    ] as [(Node, [String])]) func `a container is a stop, and so is its end`(
      view: Node, start: [String]
    ) throws
  {
    let first = try #require(start.first)
    #expect(Self.stops(view) == start + ["end" + first.dropFirst("start".count)])
  }

  @Test(arguments: [
    web("generic", [link("Tea")], .label("Any")), web("none", [link("Tea")]),
    web("figure", [link("Tea")]), web("paragraph", [link("Tea")], .label("Any")),
    views(.web, [link("Tea")]), views(.vStack, [link("Tea")], .element(.contain)),
    views(.lazyHStack, [link("Tea")]), views(.form, [link("Tea")]),
    views(.sheet, [link("Tea")]), views(.scrollView, [link("Tea")]),
  ]) func `other views around an element are no stop`(view: Node) {
    #expect(Self.stops(view) == ["Tea"])
  }

  @Test(
    arguments: [
      (web("article", []), ["start article", "end article"]),
      (
        view(.web, "Density", .role("radiogroup")),
        ["start radiogroup Density", "end radiogroup Density"]
      ),
      (
        web("main", [web("article", [])]),
        ["start main", "start article", "end article", "end main"]
      ),
      (
        web("list", [item(web("article", [])), item(link("Tea"))]),
        [
          "start list, 2 items, level 1", "start article", "end article", "Tea 2/2",
          "end list, 2 items, level 1",
        ]
      ),
      (views(.list, []), ["start list, 0 items, level 1", "end list, 0 items, level 1"]),
      (web("generic", []), [""]),
    ] as [(Node, [String])]) func `an empty container has both stops`(view: Node, stops: [String])
  {
    #expect(Self.stops(view) == stops)
  }

  @Test func `containers that follow each other under one name are apart`() {
    let list = Self.web("list", [Self.item(Self.link("Tea"))])
    let stops = ["start list, 1 items, level 1", "Tea 1/1", "end list, 1 items, level 1"]
    #expect(Self.stops(list, list) == stops + stops)
  }

  @Test func `a group that a row took apart is still around its elements`() {
    let group = views(
      .vStack, [view(.button, "Tea"), view(.button, "Milk")], .element(.contain), .label("Drinks"))
    let row = Node(.labeledContent, title: "Order", children: [group, view(.button, "Pay")])
    #expect(
      Self.stops(row) == [
        "Order", "start semanticGroup Drinks", "Tea", "Milk", "end semanticGroup Drinks", "Pay",
      ])
    let last = Node(.labeledContent, title: "Order", children: [group])
    #expect(Self.stops(last).last == "end semanticGroup Drinks")
  }

  @Test func `an empty container keeps its place among views with places`() {
    let (above, below) = (view(.text, "Above", at(0, 0)), view(.text, "Below", at(0, 40)))
    let empty = ["start list, 0 items, level 1", "end list, 0 items, level 1"]
    #expect(
      Self.stops(below, views(.list, [], .container(.list), at(0, 20)), above)
        == ["Above"] + empty + ["Below"])
    // One without a place would keep the others from being sorted, and is left out.
    #expect(Self.stops(below, views(.list, []), above) == ["Above", "Below"])
  }

  @Test func `the stops have names of their own and are outside of their container`() {
    let list = Self.web("list", [Self.item(Self.link("Tea"))], .id("drinks"))
    let elements = resolution([Self.web("main", [list], .id("page"))], platform: .macos).elements
    #expect(
      elements.map(\.node) == ["page", "drinks", "Web", "drinks.end", "page.end"])
    #expect(
      elements.map { $0.containers.map(\.node).joined(separator: "/") }
        == ["", "page", "page/drinks/Web", "page", ""])
    #expect(elements.map(\.isContainerStop) == [true, true, false, true, true])
    #expect(elements.map { $0.groupEnd?.node ?? "" } == ["", "", "", "drinks", "page"])
  }

  @Test func `the words of a container are those of the stop where it starts`() throws {
    let group = views(
      .vStack, [view(.button, "Tea")], .element(.contain), .label("Drinks"), .hint("Choose one"))
    let elements = resolution([group], platform: .macos).elements
    let (start, end) = (try #require(elements.first), try #require(elements.last))
    #expect(start.label.map(\.value) == ["Drinks"] && start.hint?.value == "Choose one")
    #expect(end.label.isEmpty && end.hint == nil && end.groupEnd?.label?.value == "Drinks")
    let german = resolution([group], platform: .macos).inLanguage("de").elements
    #expect(german.last?.groupEnd?.language == "de")
  }
}

extension Element {
  /// The start or the end of a container with what it says, or the label with its place.
  fileprivate var stop: String {
    if let group = self.group { return "start \(group.said)" }
    if let group = self.groupEnd { return "end \(group.said)" }
    let label = self.label.map { "\($0.value)" }.joined(separator: ", ")
    return label + (self.context?.value.place.map { " \($0.number)/\($0.count)" } ?? "")
  }
}

extension Container {
  fileprivate var said: String {
    var parts = [role?.value ?? type.rawValue]
    if let label { parts[0] += " \(label.value)" }
    if level > 0 { parts += ["\(itemCount) items", "level \(level)"] }
    if let size { parts.append("\(size.columns) by \(size.rows)") }
    if states.contains(where: { $0.value == .required }) { parts.append("required") }
    return parts.joined(separator: ", ")
  }
}
