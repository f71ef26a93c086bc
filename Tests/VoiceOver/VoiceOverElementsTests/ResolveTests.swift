import ScreenTree
import Testing
import VoiceOverElements

struct ResolveTests {
  @Test func `reports where each word comes from and by which rule`() throws {
    let button = Node(
      .button,
      properties: [
        .symbol("plus", at: Position(line: 4, column: 5)),
        .hint("Opens", at: Position(line: 5, column: 5)),
      ], position: Position(line: 3, column: 5))
    let screen = Screen(file: "a.yaml", title: "S", views: [button])
    let element = try #require(resolve(screen).elements.first)
    #expect(
      element.label.map { "\($0.value) \($0.origin) \($0.pass.rawValue)" }
        == ["add a.yaml:4:5 Button@3:5.symbol symbolLabel"])
    #expect(element.hint?.origin.place == "a.yaml:5:5")
    #expect(element.traits.map(\.pass) == [.classDefault])
  }

  @Test func `remembers views with words that are no stop, with why`() {
    let open = views(.disclosureGroup, [view(.text, "Row")], .label("More"))
    let ignored = views(.button, [view(.text, "In")], .label("Out"))
    let dropped = resolution([open, ignored, view(.uiImageView, "bag")]).dropped
    #expect(
      dropped.map { "\($0.text): \($0.by)" } == [
        "Row: inside the closed DisclosureGroup", "In: inside the element Button",
        "bag: UIImageView is not an element",
      ])
  }
}
