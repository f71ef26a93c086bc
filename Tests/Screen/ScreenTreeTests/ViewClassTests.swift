import ScreenTree
import Testing

struct ViewClassTests {
  @Test func `knows the classes by their names`() {
    #expect(ViewClass.named("UISegmentedControl") == .uiSegmentedControl)
    #expect(ViewClass.named("Element") == .element)
    #expect(ViewClass.named("text") == nil)
  }

  @Test(arguments: [
    (nil, ViewClass.Shape.choices, [Node.Trait.popUpButton]),
    ("menu", .choices, [.popUpButton]), ("segmented", .segments, [.popUpButton]),
    ("wheel", .wheel, [.pickerElement, .adjustable]),
  ]) func `a style changes what a picker is`(
    style: String?, shape: ViewClass.Shape, traits: [Node.Trait]
  ) {
    let node = Node(.picker, properties: style.map { [.style($0)] } ?? [])
    #expect(node.shape == shape && node.classTraits == traits)
  }
}
