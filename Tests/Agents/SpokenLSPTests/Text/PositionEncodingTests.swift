import Testing

@testable import SpokenLSP

struct PositionEncodingTests {
  @Test(arguments: [
    ([String](), PositionEncoding.utf16), (["utf-16"], .utf16), (["utf-16", "utf-8"], .utf8),
    (["utf-32"], .utf16),
  ]) func `UTF-8 is chosen when it is offered`(names: [String], expected: PositionEncoding) {
    #expect(PositionEncoding.chosen(of: names) == expected)
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [1, 2, 3, 4]), (.utf16, [1, 1, 1, 2]), (.utf32, [1, 1, 1, 1]),
  ]) func `a scalar has its units`(encoding: PositionEncoding, units: [Int]) {
    #expect((1...4).map(encoding.units) == units)
  }
}
