import ScreenTree
import Testing
import VoiceOverElements

struct TraitsTests {
  @Test(
    arguments: [
      ([Property.addTraits([.header])], "staticText header"),
      ([.removeTraits([.staticText])], ""), ([.traits([.link, .button])], "button link"),
      ([.traits([.link]), .addTraits([.selected])], "link selected"),
      ([.disabled(true)], "staticText notEnabled"),
      ([.disabled(true), .disabled(false)], "staticText"),
      ([.selected(true)], "selected staticText"), ([.heading(2)], "staticText header"),
      ([.adjustable(true)], "staticText adjustable"),
    ] as [([Property], String)])
  func `adds, removes and sets traits in the order of the file`(
    said: [Property], traits: String
  ) throws {
    let node = Node(.text, title: "A", properties: said)
    let element = try #require(resolution([node]).elements.first)
    #expect(element.traits.map(\.value.rawValue).joined(separator: " ") == traits)
  }
}
