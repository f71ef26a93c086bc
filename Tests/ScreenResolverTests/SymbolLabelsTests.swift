import ScreenResolver
import Testing

struct SymbolLabelsTests {
  @Test(arguments: [
    ("checkmark.seal.fill", "Verified"), ("plus", "Add"), ("minus", "Remove"),
    ("envelope.fill", "Get Mail"), ("slider.vertical.3", nil), ("no.such.symbol", nil),
  ]) func `knows the default labels that were heard`(symbol: String, label: String?) {
    #expect(SymbolLabels.label(of: symbol) == label)
  }
}
