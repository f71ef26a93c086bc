import Testing
import VoiceOverElements

struct SymbolLabelTests {
  @Test(arguments: [
    ("checkmark.seal.fill", 26, SymbolLabel.verified), ("plus", 15, .add), ("minus", 26, .remove),
    ("envelope.fill", 26, .getMail), ("gear", 26, .settings), ("cart.fill", 26, .shoppingCart),
    ("drop.fill", 26, .waterDrop), ("drop.fill", 18, nil), ("book.fill", 26, .bookmark),
    ("figure.walk", 26, .walk), ("pause.fill", 15, .pause), ("pause.fill", 14, nil),
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
    ("checkmark.seal", .verified), ("cart", .shoppingCart), ("heart.slash", nil),
    ("drop.circle", nil),
  ]) func `forms of a symbol that nobody heard have the label of the others, if these agree`(
    symbol: String, label: SymbolLabel?
  ) {
    #expect(SymbolLabel.of(symbol, system: 27) == label)
  }

  @Test(arguments: [
    "leaf.fill", "person.circle", "person.circle.fill", "gearshape.fill",
    "chevron.down.circle.fill", "ellipsis", "trash",
  ]) func `some forms were heard by their names`(symbol: String) {
    #expect(SymbolLabel.of(symbol, system: 27) == nil)
  }

  @Test(arguments: [
    ("gearshape", 26, "en-US", nil), ("gearshape", 26, "zh-TW", SymbolLabel.gearShape),
    ("gearshape", 26, "fr", .gearShape), ("gearshape", 18, "fr", nil),
    ("plus.circle", 26, "en", .add),
  ]) func `a label that one language has is no label where another was heard to say the name`(
    symbol: String, system: Int, language: String, label: SymbolLabel?
  ) {
    #expect(SymbolLabel.of(symbol, system: system, in: language) == label)
  }
}
