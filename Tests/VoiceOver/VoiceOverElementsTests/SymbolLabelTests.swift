import Testing
import VoiceOverElements

struct SymbolLabelTests {
  @Test(arguments: [
    ("checkmark.seal.fill", 26, SymbolLabel.verified), ("plus", 15, .add), ("minus", 26, .remove),
    ("envelope.fill", 26, .getMail), ("gearshape", 26, .gearShape), ("gearshape", 18, nil),
    ("slider.vertical.3", 26, nil), ("no.such.symbol", 26, nil),
  ]) func `knows the default labels that were heard`(
    symbol: String, system: Int, label: SymbolLabel?
  ) {
    #expect(SymbolLabel.of(symbol, system: system) == label)
  }

  @Test(arguments: [
    ("plus.circle", SymbolLabel.add), ("xmark.circle.fill", .close), ("person", .person),
    ("house", .home), ("checkmark.circle", .selected), ("sun.max.fill", .brightnessHigher),
    ("person.crop.circle.fill", .account), ("pause.circle.fill", .pause),
    ("checkmark.seal", .verified), ("ellipsis", .more), ("heart.slash", nil),
  ]) func `variants of a symbol have one label`(symbol: String, label: SymbolLabel?) {
    #expect(SymbolLabel.of(symbol) == label)
  }

  @Test(arguments: [
    "drop.fill", "leaf.fill", "person.circle", "person.circle.fill", "gearshape.fill",
    "chevron.down.circle.fill",
  ]) func `some variants were heard by their names`(symbol: String) {
    #expect(SymbolLabel.of(symbol) == nil)
  }
}
