import Testing

@testable import SpokenWalk

struct KeyTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.handle($0) } + [decoder.flush()].compactMap { $0 }
  }

  @Test(arguments: [
    (
      "a Ä€😀",
      [Key.character("a"), .character(" "), .character("Ä"), .character("€"), .character("😀")]
    ),
    ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}[F", [.home, .end, .home, .end]),
    ("\u{1B}", [.escape]), ("\u{1B}\u{1B}", [.escape]), ("\u{1B}q", [.character("q")]),
    ("\r\n\u{7F}\u{08}", [.enter, .enter, .backspace, .backspace]),
    ("\t\u{1B}[Z", [.tab, .shiftTab]),
    ("\u{03}\u{1A}", [.control("c"), .control("z")]), ("\u{1B}[200~x", [.character("x")]),
    ("\u{1B}[99999999999999999999x", []), ("\u{00}\u{1C}", []),
  ]) func `makes keys of bytes`(text: String, expected: [Key]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test func `is not confused by bytes that are no text`() {
    #expect(keys([0xFF, 0xC3, 0x41, 0xE2, 0x82, 0x1B, 0x5B, 0x43]) == [.character("A"), .right])
    var decoder = KeyDecoder()
    #expect(decoder.handle(0x1B) == nil && decoder.isWaiting)
    #expect(decoder.flush() == .escape && !decoder.isWaiting)
  }
}
