import ScreenTree
import Testing

struct ModifierTests {
  @Test func `has no key twice`() {
    let names = AnyModifier.all.flatMap { [$0.name] + [$0.synonym].compactMap { $0 } }
    #expect(Set(names).count == names.count)
    #expect(AnyModifier.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func `a modifier of a value is a property at a place`() {
    let place = Position(line: 3, column: 5)
    let property = Property.hint("Opens the cart", at: place)
    #expect(property.modifier == .hint)
    #expect(property[.hint] == "Opens the cart" && property[.label] == nil)
    #expect(property.position == place && property.at(.unknown).position == .unknown)
    #expect(property == .hint("Opens the cart", at: place) && property != .hint("Opens the cart"))
  }

  @Test func `the last word of the file counts`() {
    let properties: [Property] = [
      .label("B"), .label("C", at: Position(line: 4, column: 1)), .hidden(true), .hidden(false),
      .actions(["x"]), .actions(["y"]),
    ]
    let node = Node(.text, properties: properties)
    #expect(node[.label] == "C" && node[.hidden] == false && node[.hint] == nil)
    #expect(node.all(.actions).flatMap { $0.map(\.name) } == ["x", "y"])
    #expect(node.states(.hidden) && !node.states(.hint))
    let changed = node.with(.label("D"))
    #expect(changed.all(.label) == ["D"])
    #expect(changed.position(of: .label) == Position(line: 4, column: 1))
  }
}
