import ScreenTree
import Testing

struct ModifiersWebTests {
  private let web = AnyModifier.all.filter(\.isWeb)

  private static let rules: [(AnyModifier, String?)] = [
    (.role, "traits"), (.level, "traits"), (.webDescription, "description"),
    (.checked, "states"), (.pressed, "states"), (.haspopup, "states"), (.visited, "states"),
    (.sort, "sort"), (.required, "remarks"), (.invalid, "remarks"), (.error, "remarks"),
    (.readonly, "remarks"), (.busy, "remarks"), (.current, "current"), (.place, "position"),
    (.live, nil), (.atomic, nil),
  ]

  private static let forms: [(AnyModifier, ModifierForm)] = [
    (.role, .text), (.webDescription, .text), (.checked, .tristate),
    (.pressed, .tristate), (.haspopup, .popup), (.sort, .sort), (.required, .flag),
    (.invalid, .invalidity), (.error, .text), (.readonly, .flag), (.level, .integer(1...100)),
    (.current, .currentItem), (.visited, .flag), (.busy, .flag), (.live, .live),
    (.atomic, .flag), (.place, .place),
  ]

  private static let names: [(String, AnyModifier)] = [
    ("aria-describedby", .webDescription), ("aria-posinset", .place),
    ("aria-setsize", .place), ("aria-haspopup", .haspopup), ("aria-readonly", .readonly),
    ("aria-invalid", .invalid),
  ]

  @Test func `has its keys at the end of the reference page`() {
    #expect(
      web.map(\.name) == [
        "role", "description", "checked", "pressed", "haspopup", "sort", "required", "invalid",
        "error", "readonly", "level", "current", "visited", "inPage", "busy", "live", "atomic",
        "position",
      ])
    #expect(AnyModifier.all.suffix(18) == web[...])
  }

  @Test(arguments: rules)
  func `is spoken by a rule`(modifier: AnyModifier, rule: String?) {
    #expect(modifier.spoken?.rule.rawValue == rule)
  }

  @Test func `a live region declares behavior`() {
    #expect(web.filter { $0.use == .behavior } == [.live, .atomic])
  }

  @Test(arguments: forms)
  func `has the form of its value`(modifier: AnyModifier, form: ModifierForm) {
    #expect(modifier.form == form)
  }

  @Test(arguments: names)
  func `is found by its name in ARIA`(name: String, modifier: AnyModifier) {
    #expect(AnyModifier.named(inAPI: name) == modifier)
  }
}
