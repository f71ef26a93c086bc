import Testing

@testable import ScreenTree

struct AnyModifierAPITests {
  @Test(arguments: [
    ("accessibilityLabel", "label"), ("isAccessibilityElement", "isElement"),
    ("aria-valuenow", "valuenow"), ("accessibility", "accessibility"), ("label", "label"),
    ("ccessibility", "ccessibility"),
  ]) func `drops what all names of an API have`(name: String, bare: String) {
    #expect(AnyModifier.withoutAPIPrefix(name) == bare)
  }

  @Test func `has each name of an API in one row, and no key of another row`() {
    let names = AnyModifier.all.flatMap { [$0.name] + $0.apiNames }.map { $0.lowercased() }
    #expect(Set(names).count == names.count)
    for modifier in AnyModifier.all {
      for name in modifier.apiNames {
        #expect(AnyModifier.named(inAPI: name) == modifier, "\(name)")
      }
    }
    #expect(AnyModifier.named(inAPI: "backgroundColor") == nil)
  }
}
