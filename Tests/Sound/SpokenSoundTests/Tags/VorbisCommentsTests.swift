import Testing

@testable import SpokenSound

@Suite struct VorbisCommentsTests {
  @Test func `keeps the vendor and writes each comment with its length`() {
    let tags = AudioTags(
      title: "né", language: "fr", chapters: [.init(title: "A", start: 3_723_004)])
    let sheet = TagSheet(tags, inputRate: 1000, sampleRate: 1000, length: 9_000_000)
    let vendor: [UInt8] = [3, 0, 0, 0] + Array("lib".utf8)
    let old = vendor + [1, 0, 0, 0, 1, 0, 0, 0, 65]
    let comments = ["TITLE=né", "LANGUAGE=fr", "CHAPTER001=01:02:03.004", "CHAPTER001NAME=A"]
    #expect(
      VorbisComments(sheet).bytes(vendorOf: old) == vendor + [4, 0, 0, 0]
        + comments.flatMap { [UInt8($0.utf8.count), 0, 0, 0] + Array($0.utf8) })
  }

  @Test func `is an empty list for no tags, even when the other list is broken`() {
    let sheet = TagSheet(AudioTags(), inputRate: 1, sampleRate: 1, length: 0)
    #expect(VorbisComments(sheet).bytes(vendorOf: [9]) == [UInt8](repeating: 0, count: 8))
  }
}
