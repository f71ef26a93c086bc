import Testing

@testable import ScreenCaptures

struct WideTextTests {
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "a"), ([0xFE, 0xFF, 0, 0x61], "a"), ([0xFF, 0xFE, 0, 0], nil),
      ([0x61], nil), ([0xFF, 0xFE, 0x61], ""), ([0xFF, 0xFE, 0, 0xD8], "\u{FFFD}"),
    ] as [([UInt8], String?)]) func `reads both orders of bytes`(bytes: [UInt8], text: String?)
  {
    #expect(WideText(bytes).map { String(decoding: $0.utf8, as: UTF8.self) } == text)
  }
}
