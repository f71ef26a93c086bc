import ScreenTree
import Testing

struct ModifiersWordsTests {
  private let words = AnyModifier.all.filter { $0.topic == .words }

  private static let rules: [(AnyModifier, String?)] = [
    (.label, "label"), (.symbol, "label"), (.value, "value"), (.valueText, "value"),
    (.placeholder, "value"), (.editable, "value"), (.range, "value"), (.format, "value"),
    (.hint, "hint"), (.insertionPoint, "editing"), (.language, "traits"), (.id, nil),
    (.inputLabels, nil), (.labeledPair, nil), (.step, nil), (.style, nil),
    (.textContentType, nil), (.identifier, nil), (.captured, nil),
  ]

  private static let forms: [(AnyModifier, ModifierForm)] = [
    (.value, .scalar), (.valueText, .text), (.editable, .flag),
    (.insertionPoint, .insertionPoint), (.inputLabels, .texts), (.language, .language),
    (.labeledPair, .labeledPair), (.range, .range), (.step, .number(1e-9...1e9)),
    (.format, .format), (.style, .text),
  ]

  private static let names: [(String, AnyModifier)] = [
    ("aria-valuenow", .value), ("accessibilityValueDescription", .valueText),
    ("prompt", .placeholder), ("accessibilityUserInputLabels", .inputLabels),
    ("systemImage", .symbol), ("systemName", .symbol), ("aria-valuemin", .range),
    ("aria-valuemax", .range), ("accessibilityTextualContext", .textContentType),
    ("accessibilityIdentifier", .identifier),
  ]

  @Test func `has its keys in the order of the reference page`() {
    #expect(
      words.map(\.name) == [
        "id", "label", "value", "valueText", "hint", "placeholder", "editable", "insertionPoint",
        "inputLabels", "language", "labeledPair", "symbol", "in", "step", "format", "style",
        "textContentType", "identifier", "captured",
      ])
    #expect(words.compactMap(\.synonym) == ["systemName"])
    #expect(words.filter(\.isAdded) == [])
  }

  @Test(arguments: rules)
  func `is spoken by a rule`(modifier: AnyModifier, rule: String?) {
    #expect(modifier.spoken?.rule.rawValue == rule)
  }

  @Test func `what no rule speaks shapes the tree, declares behavior, or is carried`() {
    #expect(words.filter { $0.use == .shapesTree } == [.labeledPair, .style])
    #expect(words.filter { $0.use == .behavior } == [.step])
    #expect(
      words.filter { $0.use == .carried }
        == [.id, .textContentType, .identifier, .captured])
    #expect(words.filter { $0.use == .explained } == [.inputLabels])
    #expect(words.filter(\.isPassedOn) == [.insertionPoint, .inputLabels])
  }

  @Test(arguments: forms)
  func `has the form of its value`(modifier: AnyModifier, form: ModifierForm) {
    #expect(modifier.form == form)
  }

  @Test(arguments: names)
  func `is found by its names in SwiftUI, UIKit and ARIA`(name: String, modifier: AnyModifier) {
    #expect(AnyModifier.named(inAPI: name) == modifier)
  }
}
