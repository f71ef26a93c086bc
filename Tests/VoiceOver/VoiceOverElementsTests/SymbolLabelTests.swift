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
}
