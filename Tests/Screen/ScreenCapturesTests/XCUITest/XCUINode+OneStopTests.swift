import ScreenTree
import Testing

@testable import ScreenCaptures

struct XCUINodeOneStopTests {
  private func node(_ text: String) throws -> XCUINode {
    let source = text.replacing("<_", with: "<Unknown").replacing("</_", with: "</Unknown")
    let root = try CaptureXML.read(Array(source.utf8))
    return XCUINode(root, XCUIDialect([root], mixesNames: true))
  }

  @Test(arguments: [
    ("<_ label='Pay'/>", true), ("<_/>", false), ("<_ value='5'/>", true),
    ("<_ value='5'><_ label='a'/></_>", false),
    // Nothing in it says more than its label.
    ("<_ label='Pay now'><_ label='Pay'/></_>", true),
    ("<_ label='Pay'><_ label='Later'/></_>", false),
    ("<_ label='Pay'><_ label='Pay' value='5'/></_>", false),
    ("<_ label='a b c'><_ label='B, c'/></_>", true),
    ("<_ label='a b c'><_ label='a c'/></_>", false),
    // React Native joins by spaces, SwiftUI by commas.
    ("<_ label='A B'><_ label='A'/><_ label='B'/></_>", false),
    ("<_ label='A, B'><_ label='A'/><_ label='B'/></_>", true),
    // A value replaces all words in it.
    ("<_ label='Rating' value='4'><_ label='Other words'/></_>", true),
    ("<_ label='Rating' value='4'><Button label='Other words'/></_>", false),
    // One switch with its name is its control.
    ("<_ label='Gift'><Switch/></_>", true), ("<_ label='Gift'><Switch label='Gift'/></_>", true),
    ("<_ label='Gift'><Switch label='Card'/></_>", false),
    ("<_ label='Gift'><Switch/><Switch/></_>", false),
    ("<_ label='Gift'><Button label='Gift'/></_>", false),
    // The list of stops ends at eight, after which nothing is known.
    ("<_ label='a'>\(String(repeating: "<_ label='a'/>", count: 7))</_>", true),
    ("<_ label='a'>\(String(repeating: "<_ label='a'/>", count: 8))</_>", false),
  ]) func `is one stop when nothing in it can be operated or says more`(
    text: String, isOneStop: Bool
  ) throws {
    #expect(try node(text).inside.qualifies == isOneStop)
  }

  @Test(arguments: [
    // A square picture may say more.
    ("<_ label='Ada photo' frame='{{0, 0}, {40, 40}}'/>", true),
    ("<_ label='Ada photo' frame='{{0, 0}, {40, 20}}'/>", false),
    ("<_ label='Ada photo' frame='{{0, 0}, {19, 19}}'/>", false),
    ("<_ label='Bob photo' frame='{{0, 0}, {40, 40}}'/>", false),
    // A small symbol is not tapped by itself.
    ("<_ label='Favorite' identifier='star.fill'/>", true),
    ("<_ label='Favorite' identifier='star.fill' frame='{{0, 0}, {39, 60}}'/>", true),
    ("<_ label='Favorite' identifier='star.fill' frame='{{0, 0}, {40, 40}}'/>", false),
    ("<_ label='Favorite' identifier='Star'/>", false),
  ]) func `is one stop around pictures and symbols`(inner: String, isOneStop: Bool) throws {
    #expect(try node("<_ label='Ada'>\(inner)</_>").inside.qualifies == isOneStop)
  }

  @Test(arguments: [
    ("{{0, 0}, {100, 100}}", true), ("{{0, 4}, {100, 100}}", true),
    ("{{0, 5}, {100, 100}}", false), ("{{0, 0}, {100, 60}}", false),
  ]) func `a tile has a square picture above its caption`(place: String, isOneStop: Bool) throws {
    let tile = try node(
      "<_ label='Ada'><_ label='In the garden' frame='\(place)'/>"
        + "<_ label='Ada' frame='{{0, 100}, {100, 20}}'/></_>")
    #expect(tile.inside.qualifies == isOneStop)
  }

  @Test(arguments: [
    ("{{320, 10}, {60, 20}}", "12 pt", "12 pt"), ("{{298, 12}, {60, 24}}", "12 pt", "12 pt"),
    // Not at the end of the row, not in the line of the label, too high, and too long.
    ("{{297, 10}, {60, 20}}", "12 pt", nil), ("{{320, 15}, {60, 20}}", "12 pt", nil),
    ("{{320, 8}, {60, 25}}", "12 pt", nil), ("{{320, 10}, {60, 20}}", "123456789012345678901", nil),
    ("{{110, 10}, {270, 20}}", "12 pt", nil),
  ]) func `a row has its value as a short text at its end`(
    place: String, text: String, value: String?
  ) throws {
    let row = try node(
      "<_ label='Font' frame='{{0, 0}, {390, 40}}'><_ label='Font' frame='{{16, 10}, {100, 20}}'/>"
        + "<_ label='\(text)' frame='\(place)'/></_>")
    #expect(row.trailingText?.label == value)
    #expect(row.inside.qualifies == (value != nil))
  }

  @Test(arguments: [
    (
      "<NavigationBar identifier='Mail'><StaticText label='A'/><StaticText label='Mail'/></NavigationBar>",
      "Mail"
    ),
    (
      "<NavigationBar label='Mail'><StaticText label='A'/><StaticText label='Mail'/></NavigationBar>",
      "Mail"
    ),
    (
      "<NavigationBar name='Mail'><StaticText label='A'/><StaticText label='B'/></NavigationBar>",
      "A"
    ),
    ("<NavigationBar name='Mail'><Button label='Mail'/></NavigationBar>", nil),
  ]) func `a bar is titled by the text with its name`(text: String, title: String?) throws {
    #expect(try node(text).barTitle == title)
  }
}
