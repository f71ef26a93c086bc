import ScreenTree
import Testing

@testable import VoiceOverElements

struct NodePropertiesTests {
  @Test(arguments: [
    (Property.label("A"), true), (.actions(["A"]), true), (.id("a"), false),
    (.identifier("a"), false), (.sortPriority(1), false),
  ]) func `knows what an element must have`(value: Property, isSpoken: Bool) {
    #expect(view(.vStack, nil, value).hasSpokenModifier == isSpoken)
  }

  @Test(arguments: [
    ("checkmark", true), ("checkmark.circle.fill", true), ("checkmark.circle", false),
    ("checkmark.fill", false), ("plus", false),
  ]) func `marks the selection by the symbols that were recorded`(symbol: String, marks: Bool) {
    #expect(view(.image, nil, .symbol(symbol)).marksSelection == marks)
  }
}
