import ScreenTree
import Testing

@testable import ScreenCaptures

private func node(_ text: String, mixesNames: Bool = true) throws -> XCUINode {
  let root = try CaptureXML.read(Array(text.utf8))
  return XCUINode(root, XCUIDialect([root], mixesNames: mixesNames))
}

struct XCUINodeTests {
  @Test func `works out what is inside`() throws {
    let cell = try node(
      "<Cell label='Mail'><Button label='Mail'/><Other><StaticText label='a' traits='Header'/></Other><Image name='chevron'/></Cell>"
    )
    let inside = cell.inside
    #expect(inside.qualifies && inside.holdsElement && inside.holdsControl && inside.holdsHeading)
    #expect(inside.holdsText && inside.leadsOn && inside.buttons == ["Mail"])
    #expect(cell.texts == ["a"])
  }

  @Test func `takes time that grows with the number of nodes`() throws {
    // Each of these asks whether what is inside it is an element.
    let depth = 400
    let text =
      String(repeating: "<Other label='a'>", count: depth)
      + String(repeating: "</Other>", count: depth)
    #expect(try node(text).inside.holdsElement)
  }

  @Test(arguments: [
    ("<Button name='pay' label='Pay'/>", true, "pay"),
    ("<Button name='Pay' label='Pay'/>", true, nil),
    ("<Button name='Pay'/>", false, nil), ("<Button identifier='x' name='y'/>", true, "x"),
  ]) func `distinguishes identifiers from labels`(text: String, mixes: Bool, identifier: String?)
    throws
  {
    #expect(try node(text, mixesNames: mixes).identifier == identifier)
  }

  @Test(arguments: [
    ("<UIATableCell/>", "Cell"), ("<UIAButton/>", "Button"), ("<XCUIElementTypeMap/>", "Map"),
  ]) func `reads types under all their names`(text: String, type: String) throws {
    #expect(try node(text).type == type)
  }

  @Test(arguments: [("0%", true), ("12 %", true), ("%5", true), ("a%", false), ("%", false)])
  func `knows the value of a scroll bar`(text: String, isPercentage: Bool) {
    #expect(text.isPercentage == isPercentage)
  }
}
