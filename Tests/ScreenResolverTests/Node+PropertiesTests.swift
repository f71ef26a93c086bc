import ScreenTree
import Testing

@testable import ScreenResolver

struct NodePropertiesTests {
  @Test func `takes the last word of the file`() {
    let node = view(.text, "A", .label("B"), .label("C"), .hidden(true), .hidden(false))
    #expect(node.labelText == "C")
    #expect(!node.isHidden)
    #expect(node.hintText == nil && node.frame == nil)
  }

  @Test(arguments: [
    (Property.Value.label("A"), true), (.actions(["A"]), true), (.id("a"), false),
    (.identifier("a"), false), (.sortPriority(1), false),
  ]) func `knows what an element must have`(value: Property.Value, isSpoken: Bool) {
    #expect(view(.vStack, nil, value).saysSomethingSpoken == isSpoken)
  }
}
