import ScreenTree
import Testing

struct ModifiersContentTests {
  private let content = AnyModifier.all.filter { $0.topic == .content }

  private static let rules: [(AnyModifier, String?)] = [
    (.actions, "actions"), (.swipeActions, "actions"),
    (.customContent, "moreContent"), (.rowCount, "container"), (.columnCount, "container"),
    (.rowHeaderColumns, "cell"), (.columnHeaderRows, "cell"), (.cell, "cell"),
    (.context, "position"), (.rotors, nil), (.rotorEntry, nil), (.container, nil), (.chart, nil),
  ]

  private static let forms: [(AnyModifier, ModifierForm)] = [
    (.rowCount, .integer(0...1_000_000)),
    (.columnCount, .integer(0...1_000_000)), (.rowHeaderColumns, .integers),
    (.columnHeaderRows, .integers), (.actions, .actions), (.swipeActions, .actions),
    (.customContent, .customContent), (.rotors, .rotors), (.rotorEntry, .rotorEntry),
    (.container, .containerType), (.cell, .cell), (.context, .context), (.chart, .chart),
  ]

  private static let names: [(String, AnyModifier)] = [
    ("accessibilityAction", .actions), ("accessibilityCustomActions", .actions),
    ("accessibilityRotor", .rotors), ("accessibilityCustomRotors", .rotors),
    ("accessibilityContainerType", .container), ("accessibilityChartDescriptor", .chart),
    ("accessibilityCustomContent", .customContent),
  ]

  @Test func `has its keys in the order of the reference page`() {
    #expect(
      content.map(\.name) == [
        "actions", "swipeActions", "customContent", "rotors", "rotorEntry", "container",
        "rowCount", "columnCount", "rowHeaderColumns", "columnHeaderRows", "cell", "context",
        "chart",
      ])
  }

  @Test func `actions, content and rotors are added to earlier ones`() {
    #expect(content.filter(\.isAdded) == [.actions, .swipeActions, .customContent, .rotors])
  }

  @Test(arguments: forms)
  func `has the form of its value`(modifier: AnyModifier, form: ModifierForm) {
    #expect(modifier.form == form)
  }

  @Test(arguments: rules)
  func `is spoken by a rule`(modifier: AnyModifier, rule: String?) {
    #expect(modifier.spoken?.rule.rawValue == rule)
  }

  @Test func `some shape the tree, others declare behavior`() {
    #expect(content.filter { $0.use == .shapesTree } == [.container, .chart])
    #expect(content.filter { $0.use == .behavior } == [.rotors, .rotorEntry])
  }

  @Test(arguments: names)
  func `is found by its names in SwiftUI and UIKit`(name: String, modifier: AnyModifier) {
    #expect(AnyModifier.named(inAPI: name) == modifier)
  }
}
