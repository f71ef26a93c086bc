import ScreenTree
import Testing
import VoiceOverElements

/// The reading order of screens without frames, by the places that the layout gives.
struct PlacesTests {
  private func column(_ words: String...) -> Node {
    Node(.vStack, children: words.map { Node(.text, title: $0) })
  }

  private func labels(_ nodes: [Node], _ settings: ResolverSettings = ResolverSettings())
    -> [String]
  {
    resolve(Screen(title: "", views: nodes), settings: settings).elements
      .map { $0.label[0].value.description }
  }

  @Test func `columns side by side are read row by row`() {
    let columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    #expect(labels([columns]) == ["A", "B", "C", "D"])
  }

  @Test func `the model of AccessibilitySnapshot has no layout`() {
    let columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    var settings = ResolverSettings()
    settings.compatibility = .snapshot
    #expect(labels([columns], settings) == ["A", "C", "B", "D"])
  }

  @Test func `one stated frame keeps the order of the file`() {
    var columns = Node(.hStack, children: [column("A", "C"), column("B", "D")])
    columns.children[0].children[0].properties = [
      .frame(Frame(x: 0, y: 0, width: 10, height: 10))
    ]
    #expect(labels([columns]) == ["A", "C", "B", "D"])
  }

  @Test func `an element has the place where it is shown, and states none`() {
    let elements = resolve(Screen(title: "", views: [Node(.text, title: "A")])).elements
    #expect(elements[0].shownFrame == Frame(x: 16, y: 62, width: 12, height: 22))
    #expect(elements[0].statedFrame == nil)
  }
}
