import Testing

@testable import SpokenSound

@Suite struct OggPageTests {
  @Test func `writes a page with its checksum`() {
    // The first page of a Vorbis file as libvorbis writes it, and the checksum that it gives it.
    let body: [UInt8] =
      [1] + Array("vorbis".utf8) + [0, 0, 0, 0, 1, 0x22, 0x56, 0, 0, 0, 0, 0, 0]
      + [0x37, 0xb0, 0, 0, 0, 0, 0, 0, 0xa9, 1]
    let page = OggPage(
      flags: 2, position: [UInt8](repeating: 0, count: 8), number: 0, lengths: [30], body: body)
    let bytes = page.bytes(stream: 0x2d1e_be34)
    #expect(bytes.count == page.count)
    #expect(bytes[22..<26] == [0xd8, 0x64, 0x08, 0x6d])
  }

  @Test func `cuts packets into pieces and pages`() {
    let packets = [[UInt8](repeating: 1, count: 255 * 255), [2, 3]]
    let pages = OggPage.pages(of: packets, from: 4)
    #expect(pages.map(\.number) == [4, 5])
    #expect(pages.map(\.flags) == [0, OggPage.continued])
    #expect(pages.map(\.lengths) == [[UInt8](repeating: 255, count: 255), [0, 2]])
    #expect(pages.map { $0.position[0] } == [0xff, 0])
    #expect(pages[1].body == [2, 3])
  }
}
