import FuzzTargets
import TestSupport
import Testing

/// Texts of signs and of scalars that join with them, for everything that writes a syntax.
struct WritersTests {
  private static let writers = FuzzTarget.silent.filter { $0.name.hasPrefix("writer-") }

  @Test(arguments: writers.map(\.name))
  func `every text is read back as the same`(name: String) throws {
    let target = try #require(Self.writers.first { $0.name == name })
    var random = SeededGenerator(39)
    for _ in 0..<1000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      do {
        try target.check(bytes)
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test func `there is one for each syntax`() {
    #expect(Self.writers.count == 12)
  }
}
