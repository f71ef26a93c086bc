import Testing

@testable import SpokenSound

@Suite struct ID3TagTests {
  private func tag(_ tags: AudioTags) -> [UInt8] {
    ID3Tag(TagSheet(tags, inputRate: 1000, sampleRate: 1000, length: 5000)).bytes
  }

  @Test func `is nothing when there is nothing to tell`() {
    #expect(tag(AudioTags()) == [])
  }

  @Test func `writes the title in UTF-8`() {
    #expect(
      tag(AudioTags(title: "né")) == Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 14]
        + Array("TIT2".utf8) + [0, 0, 0, 4, 0, 0, 3] + Array("né".utf8))
  }

  @Test func `lets a chapter end where the next one starts, and the last one at the end`() {
    let bytes = tag(
      AudioTags(chapters: [.init(title: "", start: 0), .init(title: "", start: 258)]))
    let unknown = [UInt8](repeating: 0xff, count: 8)
    let empty = Array("TIT2".utf8) + [0, 0, 0, 1, 0, 0, 3]
    #expect(
      Array(bytes[10...]) == Array("CTOC".utf8) + [0, 0, 0, 14, 0, 0] + Array("toc\0".utf8) + [
        3, 2,
      ]
        + Array("ch1\0ch2\0".utf8)
        + Array("CHAP".utf8) + [0, 0, 0, 31, 0, 0] + Array("ch1\0".utf8)
        + [0, 0, 0, 0, 0, 0, 1, 2] + unknown + empty
        + Array("CHAP".utf8) + [0, 0, 0, 31, 0, 0] + Array("ch2\0".utf8)
        + [0, 0, 1, 2, 0, 0, 0x13, 0x88] + unknown + empty)
  }

  @Test func `writes sizes in seven bits and has no list of too many chapters`() {
    let long = tag(AudioTags(title: String(repeating: "x", count: 200)))
    #expect(Array(long[6..<10]) == [0, 0, 1, 83])
    let many = tag(AudioTags(chapters: (0..<256).map { .init(title: "", start: $0) }))
    #expect(Array(many[10..<14]) == Array("CHAP".utf8))
  }
}
