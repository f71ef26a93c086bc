import ScreenTree
import Testing

struct NodeKindTests {
  @Test func `knows the classes by their names`() {
    #expect(Node.Kind(rawValue: "UISegmentedControl") == .uiSegmentedControl)
    #expect(Node.Kind(rawValue: "Element") == .element)
    #expect(Node.Kind(rawValue: "text") == nil)
    #expect(Node.Kind.allCases.count == 69)
  }
}
