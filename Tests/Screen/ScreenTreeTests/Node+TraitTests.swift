import ScreenTree
import Testing

struct NodeTraitTests {
  @Test func `has UIKit's traits and those of the system`() {
    #expect(Node.Trait(rawValue: "notEnabled") == .notEnabled)
    #expect(Node.Trait(rawValue: "isHeader") == nil)
    #expect(Set(Node.Trait.allCases.map(\.rawValue)).isSuperset(of: ["button", "tabBarItem"]))
  }
}

struct TraitFactsTests {
  @Test(arguments: [
    ("isHeader", Node.Trait.header), ("header", .header), ("isToggle", .toggleButton),
    ("isHeding", nil),
  ]) func `knows the names of UIKit and of SwiftUI`(name: String, trait: Node.Trait?) {
    #expect(Node.Trait(name: name) == trait)
  }

  @Test func `no name leads to two traits`() {
    #expect(Set(Node.Trait.names).count == Node.Trait.names.count)
    let runtime = Node.Trait.allCases.flatMap(\.facts.runtime)
    #expect(Set(runtime).count == runtime.count)
  }
}
