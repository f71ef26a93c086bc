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
}
