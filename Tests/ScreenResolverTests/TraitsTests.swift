import ScreenResolver
import ScreenTree
import Testing

struct TraitsTests {
  @Test(
    arguments: [
      ([Property.Value.addTraits([.header])], "staticText header"),
      ([.removeTraits([.staticText])], ""), ([.traits([.link, .button])], "button link"),
      ([.traits([.link]), .addTraits([.selected])], "link selected"),
      ([.disabled(true)], "staticText notEnabled"),
      ([.disabled(true), .disabled(false)], "staticText"),
      ([.selected(true)], "selected staticText"), ([.heading(2)], "staticText header"),
      ([.adjustable(true)], "staticText adjustable"),
    ] as [([Property.Value], String)])
  func `adds, removes and sets traits in the order of the file`(
    said: [Property.Value], traits: String
  ) throws {
    let node = Node(.text, title: "A", properties: said.map { Property($0) })
    let element = try #require(resolution([node]).elements.first)
    #expect(element.traits.map(\.value.rawValue).joined(separator: " ") == traits)
  }
}
