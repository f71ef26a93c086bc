import EspeakEngine
import Testing

@Suite struct SpeakableTextTests {
  @Test(arguments: [
    ("Save, button", ["Save, button"]),
    ("", []),
    (" \n\t ", []),
    ("a\u{1}b\u{0}c", ["abc"]),
    ("\u{1}50Sfast", ["50Sfast"]),
    ("a\u{200b}b\u{202e}c\u{feff}", ["abc"]),
    ("soft\u{ad}hyphen", ["softhyphen"]),
    ("\u{e000}x\u{f8ff}", ["x"]),
    ("one\r\ntwo\u{2028}three", ["one\n\ntwo\nthree"]),
    ("e\u{301}", ["e\u{301}"]),
    ("🎉 party", ["🎉 party"]),
    ("日本語", ["日本語"]),
    ("[[h@l]]", ["[ [h@l]]"]),
    ("[[[", ["[ [ ["]),
  ])
  func `drops what nobody sees and what the engine obeys`(text: String, pieces: [String]) {
    #expect(SpeakableText(text).pieces == pieces)
  }

  @Test(arguments: [
    ("(-a)", "( a)"),
    ("\"-a\"", "\" a\""),
    (":-D", ": D"),
    ("…-a", "… a"),
    ("---लच्छेद", "लच्छेद"),
    ("a--b", "a  b"),
    ("e-mail", "e-mail"),
    ("Wi\u{2011}Fi", "Wi-Fi"),
    ("10-12", "10-12"),
    ("-5 °C", "-5 °C"),
    ("from -5 to (-3)", "from -5 to (-3)"),
    ("$-20", "$-20"),
    ("--5", "5"),
    ("-a", "a"),
    ("中-a", "中-a"),
    ("中\u{300}-a", "中\u{300} a"),
    ("ж\u{301}\u{32a}-a", "ж\u{301}\u{32a} a"),
    ("e\u{301}-a", "e\u{301}-a"),
    ("ế\u{323}-a", "ế\u{323}-a"),
    ("हिन्दी-उर्दू", "हिन्दी-उर्दू"),
    ("\u{301}-a", "\u{301} a"),
    ("٣-a", "٣ a"),
    ("3-a", "3-a"),
    ("3\u{301}-a", "3\u{301} a"),
  ])
  func `keeps a hyphen inside words and a minus before digits`(text: String, piece: String) {
    #expect(SpeakableText(text).pieces == [piece])
  }

  @Test func `opens a word of more than forty scalars`() {
    let word = String(repeating: "a", count: 40)
    #expect(SpeakableText(word).pieces == [word])
    #expect(SpeakableText(word + "b").pieces == [word + " b"])
    #expect(SpeakableText(word + " b").pieces == [word + " b"])
  }

  @Test func `splits a long text behind a sentence`() {
    let first = String(repeating: "word ", count: 60) + "end."
    let second = String(repeating: "more ", count: 60) + "end."
    #expect(SpeakableText(first + " " + second).pieces == [first, second])
  }

  @Test func `splits a long sentence at a blank`() {
    let half = String(repeating: "wordy ", count: 83) + "x"
    #expect(half.count == 499)
    #expect(SpeakableText(half + " rest").pieces == [half, "rest"])
    #expect(SpeakableText(half + "yz rest").pieces == [String(half.dropLast(2)), "xyz rest"])
  }

  @Test func `bounds the pieces of a long text`() {
    let pieces = SpeakableText(String(repeating: "a", count: 100_000)).pieces
    #expect(pieces.count == 209)
    #expect(pieces.map(\.unicodeScalars.count).max() == 491)
  }
}
