import ScreenTree
import Testing
import VoiceOverElements

struct ListItemsTests {
  private static func web(_ role: String, _ children: [Node], _ said: Property...) -> Node {
    Node(.web, children: children, properties: [.role(role)] + said)
  }

  private static func list(_ children: Node...) -> Node { web("list", children) }

  private static func item(_ children: Node...) -> Node { web("listitem", children) }

  private static func text(_ title: String) -> Node { view(.web, title) }

  private static func link(_ title: String) -> Node { view(.web, title, .role("link")) }

  /// The elements of a screen of the Mac with their places, without the stops of containers.
  private func items(_ view: Node) -> [String] {
    resolution([view], platform: .macos).elements.filter { !$0.isContainerStop }.map { element in
      let label = element.label.map { "\($0.value)" }.joined(separator: ", ")
      return label + (element.context?.value.place.map { " \($0.number)/\($0.count)" } ?? "")
    }
  }

  @Test(
    arguments: [
      // The first stop of an item says its place, and the others nothing.
      (list(item(link("Tea"), link("Edit")), item(link("Milk"))), ["Tea 1/2", "Edit", "Milk 2/2"]),
      // What is between a list and its items does not count.
      (list(web("generic", [item(link("Tea"))]), item(link("Milk"))), ["Tea 1/2", "Milk 2/2"]),
      (list(text("Drinks"), item(link("Tea"))), ["Drinks", "Tea 1/1"]),
      // Without items a list has as many as there are views in it.
      (
        list(link("Tea"), web("generic", [link("Milk"), link("Rice")])),
        ["Tea 1/2", "Milk 2/2", "Rice"]
      ),
      (list(view(.web, "Tea", .role("listitem")), item(text("Milk"))), ["Tea 1/2", "Milk 2/2"]),
      // A place in the file is the author's.
      (
        list(item(view(.web, "Tea", .role("link"), .place(.init(number: 4, count: 9))))),
        ["Tea 4/9"]
      ),
      // An item of texts is one stop with its mark.
      (
        list(item(text("•"), text("Tea")), item(text("•"), text("Milk"))),
        ["• Tea 1/2", "• Milk 2/2"]
      ),
      (list(item(text("Tea"), link("Edit"))), ["Tea 1/1", "Edit"]),
      (
        list(item(text("Tea"), view(.web, "hot", .language("de")))), ["Tea 1/1", "hot"]
      ),
      // An item that begins with the summary of details is a stop of its own.
      (
        list(
          item(view(.web, "Tea", .role("summary"), .expanded(true)), text("Green")),
          item(view(.web, "Milk", .role("summary")))),
        [" 1/2", "Tea", "Green", " 2/2", "Milk"]
      ),
      // The items of native lists have no places: none was recorded.
      (views(.list, [view(.text, "Tea"), view(.text, "Milk")]), ["Tea", "Milk"]),
      // Each term and each definition is an item.
      (
        web(
          "definitionList",
          [
            web(
              "generic", [view(.web, "Tea", .role("term")), web("definition", [text("A leaf")])]),
            view(.web, "Milk", .role("term")),
          ]),
        ["Tea 1/3", "A leaf 2/3", "Milk 3/3"]
      ),
      // The items of an inner list are not those of the outer one.
      (
        list(item(link("Tea"), list(item(link("Green")), item(link("Black")))), item(link("Milk"))),
        ["Tea 1/2", "Green 1/2", "Black 2/2", "Milk 2/2"]
      ),
    ] as [(Node, [String])]) func `an item of a list says its place`(view: Node, said: [String])
  {
    #expect(items(view) == said)
  }

  @Test func `the words of an item keep their source, and its stop its role`() throws {
    let mark = Node(.web, title: "•", position: Position(line: 3, column: 5))
    let list = Self.list(Self.item(mark, Self.text("Tea")))
    let elements = resolution([list], platform: .macos).elements
    let tea = try #require(elements.first { !$0.isContainerStop })
    #expect(tea.label.map(\.value) == ["• Tea"] && tea.label.first?.origin.position.line == 3)
    let details = Self.list(Self.item(view(.web, "Tea", .role("summary"))))
    let item = resolution([details], platform: .macos).elements.dropFirst().first
    #expect(item?.role?.value == "listitem" && item?.label.isEmpty == true)
  }

  @Test func `nothing is counted and joined on iOS`() {
    let list = Self.list(Self.item(Self.text("•"), Self.text("Tea")), Self.item(Self.link("Milk")))
    #expect(elements(list) == ["•|||listStart", "Tea||", "Milk||link|listEnd"])
  }

  @Test func `counts what is in a native list, a row at a time`() throws {
    let row = views(.hStack, [view(.text, "Tea"), view(.text, "$3")])
    let list = resolution([views(.list, [row, view(.spacer), row])], platform: .macos).elements
    #expect(try #require(list.first?.group).itemCount == 2)
    #expect(try #require(list.first?.group).count == 4)
  }
}
