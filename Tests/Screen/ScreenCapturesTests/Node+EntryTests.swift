import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct NodeEntryTests {
  private let place = Position(line: 3, column: 5)

  private func field(_ traits: Set<Node.Trait>, _ more: Property...) -> Node {
    Node(.element, properties: [.traits(Array(traits))] + more)
  }

  @Test func `makes a field one of the web, with what is asked of the entry`() {
    var node = field([.textEntry], .label("Name"))
    node.becomeEntry([.required(true), .invalid(.data)], at: place)
    #expect(node.kind == .web && node.className == "Web")
    #expect(
      node.unplaced == [
        .label("Name"), .role("textbox"), .required(true), .invalid(.data),
      ])
    #expect(node.properties.last?.position == place)
  }

  @Test func `keeps what only a trait says`() {
    var node = field([.searchField, .isEditing, .notEnabled, .button])
    node.becomeEntry([], at: place)
    #expect(
      node.unplaced == [
        .role("searchbox"), .addTraits([.isEditing]), .disabled(true),
      ])
  }

  @Test(arguments: [true, false]) func `makes a button of a group one that is checked or not`(
    isOn: Bool
  ) {
    var node = field([.button, .selected], .value(.text("1")))
    node.properties[1] = node.properties[1].at(place)
    node.becomeChoice("radio", isOn ? .on : .off)
    #expect(
      node.unplaced == [
        .role("radio"), .selected(true), .checked(isOn ? .on : .off),
      ])
    #expect(node.properties.last?.position == place)
  }
}
