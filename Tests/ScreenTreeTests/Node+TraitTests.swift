import ScreenTree
import Testing

struct NodeTraitTests {
  @Test func `has UIKit's traits and those of the system`() {
    #expect(Node.Trait(rawValue: "notEnabled") == .notEnabled)
    #expect(Node.Trait(rawValue: "isHeader") == nil)
    #expect(Node.Trait.allCases.count == 28)
  }
}
