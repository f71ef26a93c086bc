import Testing

@testable import SpokenPreview

struct ByteRangeTests {
  @Test(
    arguments: [
      (nil, .whole), ("", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("lines=0-1", .whole),
      ("bytes=a-1", .whole), ("bytes=3-2", .whole), ("bytes=0-1,4-5", .whole),
      ("bytes=0-99999999999999999999", .whole), ("bytes=+1-2", .whole),
      ("bytes=0-", .part(0..<10)), ("bytes=0-0", .part(0..<1)), ("bytes=4-20", .part(4..<10)),
      ("bytes=9-", .part(9..<10)), ("bytes=-3", .part(7..<10)), ("bytes=-30", .part(0..<10)),
      ("bytes=10-", .outside), ("bytes=10-20", .outside), ("bytes=-0", .outside),
    ] as [(String?, ByteRange)])
  func `reads what a header asks for`(header: String?, range: ByteRange) {
    #expect(ByteRange(header, of: 10) == range)
  }
}
