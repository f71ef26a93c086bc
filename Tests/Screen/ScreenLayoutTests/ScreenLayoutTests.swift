import ScreenLayout
import ScreenTree
import Testing

/// Frames of whole screens, by path and as text.
struct ScreenLayoutTests {
  private let screen = Screen(
    title: "Account",
    views: [
      Node(
        .vStack, children: [text("A", "a"), text("Save", "b")],
        properties: [.layout(.alignment(x: 0, y: 0.5))]),
      Node(.alert, title: "Save", properties: [.id("alert")]),
      text("B", "c"),
    ])

  @Test func `each node has its frame by its path, sheets and alerts over the others`() {
    let result = layOut(screen, on: Plain.device)
    #expect(
      result.frames[NodePath([.view(0), .view(1)])]
        == Frame(x: 16, y: 30, width: 40, height: 22))
    #expect(
      result.order.map(\.steps) == [
        [.view(0)], [.view(0), .view(0)], [.view(0), .view(1)], [.view(2)], [.view(1)],
      ])
  }

  @Test func `an outline is a line a node`() {
    let result = layOut(screen, on: Plain.device)
    #expect(
      result.outline(of: screen).joined(separator: "\n") == """
        16 0 40 52  VStack
        16 0 12 22    Text "A"
        16 30 40 22    Text "Save"
        65 362 270 76  Alert "Save"
        16 60 12 22  Text "B"
        """)
    #expect(
      result.outline(of: screen, in: NodePath([.view(0), .view(1)])) == [
        "16 30 40 22  Text \"Save\""
      ])
  }

  @Test func `a screen is laid out once`() {
    let once = screen.laidOut(on: Plain.device)
    #expect(once.isLaidOut)
    #expect(once.laidOut(on: .default) == once)
    #expect(layOut(once, on: .default).frames[NodePath([.view(2)])] == once.views[2].shownFrame)
  }

  @Test func `what stands for a view is where the view is`() {
    let slider = Node(.slider, title: "Food")
    let node = Node(
      .rectangle,
      properties: [.id("r"), .layout(sized(100, 50)), .representation([slider])])
    let screen = Screen(title: "", views: [node]).laidOut(on: Plain.device, isFile: false)
    #expect(
      screen.views[0][.representation]?.first?.shownFrame
        == Frame(x: 150, y: 375, width: 100, height: 50))
  }

  @Test func `stacks in stacks are asked a bounded number of times`() {
    var node = text("word word", "a")
    for depth in 0..<60 {
      let isRow = depth.isMultiple(of: 2)
      node = Node(isRow ? .hStack : .vStack, children: [node, text("word word", "b\(depth)")])
    }
    #expect(Screen(title: "", views: [node]).laidOut(on: Plain.device).isLaidOut)
  }
}
