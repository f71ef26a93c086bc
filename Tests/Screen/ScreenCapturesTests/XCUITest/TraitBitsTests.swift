import ScreenTree
import Testing

@testable import ScreenCaptures

struct TraitBitsTests {
  @Test func `reads bits as names and traits`() {
    #expect(TraitBits.names(of: 8_589_934_593) == ["Button", "Scrollable"])
    #expect(TraitBits.traits(of: 1 << 53 | 1 << 16) == [.header, .switchButton])
    #expect(TraitBits.names(of: 1 << 63) == [])
  }
}
