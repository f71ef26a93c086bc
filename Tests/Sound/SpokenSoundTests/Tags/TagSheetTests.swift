import Testing

@testable import SpokenSound

@Suite struct TagSheetTests {
  @Test func `moves chapters to the rate of the file, and none past its end`() {
    let tags = AudioTags(chapters: [-5, 0, 11_025, 99_999].map { .init(title: "", start: $0) })
    let sheet = TagSheet(tags, inputRate: 22_050, sampleRate: 48_000, length: 60_000)
    #expect(sheet.chapters.map(\.start) == [0, 0, 24_000, 60_000])
    #expect(sheet.milliseconds(to: 24_000) == 500)
  }

  @Test func `bounds what a file of a stranger says`() {
    let tags = AudioTags(
      title: "a\0b\nc\u{7f}d" + String(repeating: "x", count: 600), language: "en\0",
      chapters: [AudioTags.Chapter](repeating: .init(title: "\r", start: 0), count: 1001))
    let sheet = TagSheet(tags, inputRate: 1, sampleRate: 1, length: 1)
    #expect(sheet.title.hasPrefix("a b c dx") && sheet.title.count == 500)
    #expect(sheet.language == "en ")
    #expect(sheet.chapters.count == 999 && sheet.chapters[0].title == " ")
  }
}
