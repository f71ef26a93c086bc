import ScreenTree
import Testing

struct OriginTests {
  @Test(arguments: [
    ("a.yaml", Position(line: 3, column: 5), AnyModifier.label, "a.yaml:3:5 pay.label"),
    ("a.xml", Position(line: 3, column: 0), nil, "a.xml:3 pay"),
    ("", Position.unknown, .hint, "screen pay.hint"),
  ]) func `prints file, place, node and property`(
    file: String, position: Position, property: AnyModifier?, text: String
  ) {
    let origin = Origin(file: file, position: position, node: "pay", property: property)
    #expect(origin.description == text)
  }

  @Test func `two are equal that name one property`() {
    func origin(_ line: Int, _ property: AnyModifier?) -> Origin {
      Origin(
        file: "a.yaml", position: Position(line: line, column: 1), node: "pay", property: property)
    }
    #expect(origin(3, .label) == origin(3, .label))
    #expect(Set([origin(3, .label), origin(3, .label), origin(3, nil)]).count == 2)
    #expect(origin(3, .label) != origin(4, .label))
    #expect(origin(3, .label) != origin(3, .hint))
  }

  @Test func `is made of the place of the property, or of the view`() {
    let node = Node(
      .text, properties: [.hint("h", at: Position(line: 4, column: 1))],
      position: Position(line: 2, column: 1))
    let screen = Screen(file: "a.yaml", title: "S")
    #expect(screen.origin(of: node, .hint).place == "a.yaml:4:1")
    #expect(screen.origin(of: node, .label).place == "a.yaml:2:1")
  }

  @Test(arguments: [
    (
      Finding(.error, file: "a", position: Position(line: 1, column: 2), message: "bad"),
      "a:1:2: error: bad"
    ),
    (Finding(.warning, file: "a", position: .unknown, message: "odd"), "a: warning: odd"),
    (Finding(.error, file: "", position: .unknown, message: "endless"), "screen: error: endless"),
  ]) func `prints a finding as compilers do`(finding: Finding, text: String) {
    #expect(finding.description == text)
  }
}
