import Testing

@testable import SpokenLSP

struct HoverTextTests {
  @Test(
    arguments: [
      // Of three bytes each, and not too long.
      (String(repeating: "あ", count: 6_000), false), (String(repeating: "あ", count: 16_000), true),
      (String(repeating: "a", count: 15_000), false), (String(repeating: "a", count: 16_001), true),
    ])
  func `is cut behind its longest, which is marked`(meaning: String, isCut: Bool) {
    var text = HoverText(isMarkdown: false)
    #expect(text.isEmpty)
    text.add(setting: (key: "speakHints", value: "true", allowed: "true, false", meaning: meaning))
    #expect(text.text.hasSuffix("…") == isCut)
    #expect(text.text.count <= HoverText.longest + 1)
    #expect(text.text.contains("- can be: true, false") != isCut)
  }
}
