import ScreenTree
import Testing

struct NodePathTests {
  private let screen = Screen(
    title: "S",
    views: [
      Node(
        .vStack,
        children: [
          Node(.text, title: "a", properties: [.id("a")]),
          Node(
            .canvas,
            properties: [
              .label("c"),
              .accessibilityChildren([
                Node(.rectangle, properties: [.id("r")]),
                Node(.rectangle, properties: [.id("s")]),
              ]),
            ]),
        ])
    ])

  @Test func `leads to views and to the views of properties`() throws {
    let paths = screen.paths
    #expect(paths["a"]?.steps == [.view(0), .view(0)])
    #expect(paths["s"]?.steps == [.view(0), .view(1), .property(1, view: 1)])
    #expect(paths["s"]?.parent?.steps == [.view(0), .view(1)])
    #expect(paths["VStack"]?.parent == nil)
    #expect(screen.node(at: try #require(paths["s"]))?.id == "s")
    #expect(screen.node(at: NodePath([.view(7)])) == nil)
    #expect(screen.node(at: NodePath([.view(0), .property(9, view: 0)])) == nil)
  }

  @Test func `leads to views by an identifier that one view alone has`() {
    let screen = Screen(
      title: "S",
      views: [
        Node(.element, properties: [.identifier("pay"), .id("p")]),
        Node(.element, properties: [.identifier("row"), .id("r")]),
        Node(.element, properties: [.identifier("row"), .id("s")]),
        Node(.element, properties: [.identifier("p"), .id("t")]),
      ])
    #expect(screen.paths["pay"]?.steps == [.view(0)])
    #expect(screen.paths["p"]?.steps == [.view(0)])
    #expect(screen.paths["row"] == nil)
    #expect(["pay", "p", "t", "row"].map(screen.name(of:)) == ["p", "p", "t", nil])
  }

  @Test func `changes a node in its place`() throws {
    var screen = screen
    let path = try #require(screen.paths["s"])
    screen.change(at: path) { node in
      var node = node
      node.title = "new"
      return node
    }
    #expect(screen.node(at: path)?.title == "new")
    let before = screen
    screen.change(at: NodePath([.view(3)])) { _ in Node(.text) }
    #expect(screen == before)
  }
}
