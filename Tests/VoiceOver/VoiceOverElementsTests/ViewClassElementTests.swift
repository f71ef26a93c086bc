import ScreenTree
import Testing
import VoiceOverElements

struct ViewClassElementTests {
  @Test(arguments: [
    (view(.vStack, nil, .label("A")), "A||"), (view(.circle, nil, .label("A")), "A||"),
    (view(.spacer), nil), (view(.list), nil), (view(.text, "A"), "A||staticText"),
    (view(.uiView, nil, .isElement(true), .label("A")), "A||"),
  ]) func `a view that holds others is an element only by its words`(node: Node, short: String?) {
    #expect(elements(node).first == short)
  }

  @Test(arguments: [
    (ViewClass.list, Property.ContainerType.list), (.lazyVStack, .list), (.uiTableView, .list),
    (.scrollView, .semanticGroup),
  ]) func `is a container of its kind`(kind: ViewClass, type: Property.ContainerType) {
    let found = resolution([views(kind, [view(.text, "a")], .element(.contain), .label("L"))])
    #expect(found.elements.first?.containers.map(\.type) == [type])
  }
}
