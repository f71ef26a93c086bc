import ScreenTree
import Testing

struct PropertyTests {
  @Test(arguments: [
    (Property.label("A"), "label"), (.range(0...1), "in"),
    (.accessibilityChildren([]), "children"),
    (.webDescription("A"), "description"), (.place(.init(number: 1, count: 2)), "position"),
    (.element(.combine), "element"), (.isElement(true), "isElement"),
  ]) func `knows the key under which a file says it`(value: Property, key: String) {
    #expect(value.modifier.name == key)
  }

  @Test func `has its value by its own modifier alone`() {
    let hint = Property.hint("Opens the cart", at: Position(line: 3, column: 5))
    #expect(hint[.hint] == "Opens the cart")
    #expect(hint[.label] == nil && hint[.heading] == nil)
    let moved = hint.at(Position(line: 4, column: 1))
    #expect(moved != hint && moved[.hint] == "Opens the cart")
    #expect(moved.at(hint.position) == hint)
    #expect(hint != Property.hint("Opens", at: hint.position))
  }
}
