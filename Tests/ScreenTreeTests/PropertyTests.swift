import ScreenTree
import Testing

struct PropertyTests {
  @Test(arguments: [
    (Property.Value.label("A"), "label"), (.range(0...1), "in"),
    (.accessibilityChildren([]), "children"),
    (.webDescription("A"), "description"), (.place(.init(number: 1, count: 2)), "position"),
    (.element(.combine), "element"), (.isElement(true), "isElement"),
  ]) func `knows the key under which a file says it`(value: Property.Value, key: String) {
    #expect(Property(value).name.rawValue == key)
  }
}
