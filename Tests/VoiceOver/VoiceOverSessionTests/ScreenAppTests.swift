import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct ScreenAppTests {
  private func element(_ node: String, words of: String, identity: String? = nil) -> Element {
    let origin = Origin(file: "", position: .unknown, node: of)
    var element = Element(node: node, origin: origin)
    element.label = [Sourced(.text(node), from: origin, by: .title)]
    element.rotorEntry = identity.map {
      Sourced(.init(id: $0, namespace: "n"), from: origin, by: .stated)
    }
    return element
  }

  @Test(arguments: [
    ("b", nil, 1 as Int?), ("x", nil, 2), ("inner", nil, 0), ("x", "n", 2), ("x", "other", nil),
    ("b", "n", nil), ("gone", nil, nil),
  ]) func `finds an element by name, identity, and merged words`(
    id: String, namespace: String?, index: Int?
  ) {
    let elements = [
      element("a", words: "inner"), element("b", words: "b"),
      element("c", words: "b", identity: "x"),
    ]
    #expect(elements.firstIndex(answering: id, in: namespace) == index)
  }

  @Test func `finds an element by an identifier that it alone has, after all names`() {
    var elements = ["a", "b", "c", "d"].map { element($0, words: $0) }
    for (index, identifier) in ["pay", "row", "row", "a"].enumerated() {
      elements[index].identifier = identifier
    }
    #expect(["pay", "row", "a"].map { elements.firstIndex(answering: $0) } == [0, nil, 0])
    #expect(elements.firstIndex(answering: "pay", in: "n") == nil)
  }
}
