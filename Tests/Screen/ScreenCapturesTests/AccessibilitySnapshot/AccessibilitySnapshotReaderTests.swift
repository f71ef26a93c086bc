import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct AccessibilitySnapshotReaderTests {
  @Test func `reads all that the model says`() throws {
    let screen = try screen(try fixture("accessibility-snapshot.json"), .accessibilitySnapshot)
    #expect(screen.title == "Budgets")
    #expect(screen.labels == ["Budgets", "Rent", "Food", "Help", "Home", "More"])
    let food = try #require(screen.views.flatMap(\.elements).first { $0.id == "target-1" })
    let values = food.unplaced
    for value: Property in [
      .label("Food"), .value(.text("$40")), .hint("Sets the budget"), .identifier("food"),
      .traits([.adjustable, .popUpButton]), .inputLabels(["Food", "Groceries"]),
      .frame(Frame(x: 16, y: 120, width: 314, height: 44)),
      .activationPoint(.init(x: 300, y: 140)), .actions(["Archive", "Share"]),
      .customContent([
        .init(label: "Spent", value: "$12", isImportant: true), .init(label: "Left", value: ""),
      ]),
      .language("en-GB"),
    ] {
      #expect(values.contains(value), "\(value)")
    }
    let heading = try #require(screen.views.flatMap(\.elements).first)
    #expect(
      heading.unplaced.contains(
        .rotors([.init(name: "Warnings", entries: ["target-1"])])))
    #expect(heading.presence(of: .hint) == .absent)
    #expect(heading.presence(of: .expanded) == .notCaptured)
    #expect(heading.presence(of: .sortPriority) == .absent)
    #expect(screen.capture?.notCaptured == [.expanded])
  }

  @Test func `keeps containers, and the order of reading over that of the file`() throws {
    let screen = try screen(try fixture("accessibility-snapshot.json"), .accessibilitySnapshot)
    let types = try #require(screen.views.first).members.flatMap { $0.all(.container) }
    #expect(types == [.list, .semanticGroup, .tabBar])
  }

  @Test(arguments: [
    ("{}", "1:1: a hierarchy of AccessibilitySnapshot is a list of elements and containers"),
    ("[{\"x\": 1}]", "1:2: an item of the hierarchy has 'element' or 'container', not a mapping"),
    ("[{\"element\": {}}]", "1:14: an element needs '_0' with its properties"),
  ]) func `reports what is no hierarchy`(text: String, fault: String) {
    #expect(captureFaults(text, .accessibilitySnapshot) == [fault])
  }

  @Test(arguments: [("0, 0", false), ("300, 0", true), ("300, 40", true)])
  func `keeps what is in a container without a size`(size: String, hasFrame: Bool) throws {
    let text = """
      [{"container": {"_0": {"type": {"list": {}}, "frame": [[0, 0], [\(size)]]}, "children": [
      {"element": {"_0": {"label": "Apple", "traits": []}, "traversalIndex": 0}}]}}]
      """
    let list = try #require(try screen(text, .accessibilitySnapshot).views.first?.members.first)
    #expect(list.members.count == 1)
    // A view without a size and all in it would be left out.
    #expect(list.properties.contains { $0.modifier == .frame } == hasFrame)
  }

  @Test func `warns of traits and containers that nobody knows`() {
    let text = """
      [{"container": {"_0": {"type": {"pile": {}}, "frame": [[0, 0], [1, 1]]}, "children": [
      {"element": {"_0": {"traits": ["shiny", "unknown(1)", "unknown(x)"]}, "traversalIndex": 0}}]}}]
      """
    #expect(
      captureFaults(text, .accessibilitySnapshot) == [
        "1:33: the container 'pile' is not known; it is taken as a plain view",
        "2:32: the trait 'shiny' is not known; it is left out",
        "2:55: the trait 'unknown(x)' is not known; it is left out",
      ])
  }
}
