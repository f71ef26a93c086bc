import ScreenLayout
import ScreenTree
import Testing

/// The views that `accessibilityChildren` puts into a view.
struct AttachedBoxesTests {
  private func canvas(_ children: [Node]) -> Node {
    Node(.canvas, properties: [.accessibilityChildren(children), .layout(sized(308, 100))])
  }

  /// The frames of the children with ids, also of those in them.
  private func frames(_ node: Node, direction: LayoutDirection = .ltr) -> [String] {
    var device = Plain.device
    device.direction = direction
    let screen = Screen(title: "", direction: direction, views: [node])
    let placed = screen.laidOut(on: device, isFile: false).views[0]
    var waiting = Array((placed[.accessibilityChildren] ?? []).reversed())
    var frames: [String] = []
    while let next = waiting.popLast() {
      if let id = next.id, let frame = next.shownFrame { frames.append("\(id) \(frame)") }
      waiting += next.children.reversed()
    }
    return frames
  }

  private func bar(_ id: String) -> Node { Node(.rectangle, properties: [.id(id)]) }

  @Test func `shapes in a row fill the view in equal parts`() {
    let row = view(.hStack, nil, [bar("a"), bar("b")])
    #expect(frames(canvas([row])) == ["a [46, 350, 150, 100]", "b [204, 350, 150, 100]"])
    #expect(
      frames(canvas([row]), direction: .rtl) == ["a [204, 350, 150, 100]", "b [46, 350, 150, 100]"])
  }

  @Test func `several views stand side by side in equal parts`() {
    #expect(
      frames(canvas([bar("a"), bar("b")])) == ["a [46, 350, 154, 100]", "b [200, 350, 154, 100]"])
  }

  @Test func `a stated frame wins, and what represents a view is where the view is`() {
    var own = bar("a")
    own.properties.append(.frame(Frame(x: 1, y: 2, width: 3, height: 4)))
    #expect(frames(canvas([own])) == ["a [1, 2, 3, 4]"])
    let slider = Node(
      .rectangle,
      properties: [.representation([Node(.slider, title: "S")]), .layout(sized(100, 20))])
    let screen = Screen(title: "", views: [slider])
    let placed = screen.laidOut(on: Plain.device, isFile: false).views[0]
    #expect(
      placed[.representation]?[0].shownFrame == Frame(x: 150, y: 390, width: 100, height: 20))
  }

  @Test func `the frames are listed`() {
    let row = view(.hStack, nil, [bar("a"), bar("b")])
    let result = layOut(Screen(title: "", views: [canvas([row])]), on: Plain.device)
    let paths = [0, 1].map { NodePath([.view(0), .property(0, view: 0), .view($0)]) }
    #expect(paths.map { result.frames[$0]?.width } == [150, 150])
  }
}
