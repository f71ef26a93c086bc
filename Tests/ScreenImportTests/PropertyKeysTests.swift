import ScreenTree
import Testing

@testable import ScreenImport

struct PropertyKeysTests {
  @Test func `has a decoder for every key`() {
    let missing = Property.Name.allCases.filter { PropertyKeys.decoders[$0] == nil }
    #expect(missing == [])
  }

  @Test func `takes systemName for symbol`() {
    #expect(PropertyKeys.name(of: "systemName") == .symbol)
    #expect(PropertyKeys.name(of: "Label") == nil)
  }
}
