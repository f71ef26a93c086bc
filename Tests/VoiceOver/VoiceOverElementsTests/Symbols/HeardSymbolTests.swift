import Testing
import VoiceOverElements

struct HeardSymbolTests {
  @Test func `has one row for each symbol and language`() {
    let keys = HeardSymbol.all.map { "\($0.name) \($0.language)" }
    #expect(Set(keys).count == keys.count)
    #expect(HeardSymbol.all.allSatisfy { $0.sources > 0 && !$0.name.isEmpty })
  }

  @Test func `every label was heard of a symbol`() {
    let heard = Set(HeardSymbol.all.compactMap(\.label))
    #expect(SymbolLabel.allCases.filter { !heard.contains($0) } == [])
  }

  @Test func `says where a label was heard, and how sure that is`() {
    #expect(
      HeardSymbol.rows(of: "xmark.circle.fill").map {
        "\($0.language) \($0.label?.rawValue ?? "?") \($0.sources) \($0.isCertain)"
      } == ["en close 2 true", "de close 1 true"])
    #expect(HeardSymbol.rows(of: "drop.fill").map(\.system) == ["iOS 26.4"])
    #expect(HeardSymbol.rows(of: "no.such.symbol") == [])
  }
}
