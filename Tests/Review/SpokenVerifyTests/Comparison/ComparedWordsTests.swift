import Testing

@testable import SpokenVerify

struct ComparedWordsTests {
  @Test(arguments: [
    ("Food, $40, Adjustable", "food|$40|adjustable"),
    ("Food $40  Adjustable", "food|$40|adjustable"),
    ("FOOD;\t$40.\u{A0}adjustable.", "food|$40|adjustable"),
    ("Balance $1,234.50; rate 2.5%", "balance|$1,234.50|rate|2.5%"),
    ("example.com, U.S.A.", "example.com|u.s.a"), ("a , b ; c .", "a|b|c"),
    ("Food,$40", "food|$40"), ("1,2", "1,2"), (".5 and -5", ".5|and|-5"),
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("Caf\u{65}\u{301}", "café"),
    ("提交，按钮。", "提交|按钮"), ("\u{200E}Pay\u{200B}", "pay"), ("Loading…", "loading…"),
    (" . , ;", ""), ("", ""), ("don't stop", "don't|stop"),
  ])
  func `keeps words and what belongs to them`(text: String, words: String) {
    #expect(ComparedWords.words(of: text).joined(separator: "|") == words)
  }

  @Test func `takes ASCII as it takes any other text`() {
    let signs = Array(" \t,.;:aB1$%-'\"(…")
    for first in signs {
      for second in signs {
        for third in signs {
          let text = String([first, second, third])
          let words = ComparedWords.words(of: text)
          // A letter that is not ASCII, as a word of its own, takes the other way.
          #expect(ComparedWords.words(of: text + " é") == words + ["é"], "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Food|40|Button", "food.40.button", true), ("Food|40", "food 40", true),
    ("3.5|Button", "3.5,Button", true), ("5|6", "5,6", false), ("Food 40", "food.40", false),
    ("1|234", "1,234", false), ("1234", "1,234", false), ("Food", "food button", false),
    ("Food|Button", "food", false), ("", "", true),
  ])
  func `knows segments that a mark alone parts`(segments: String, heard: String, isSame: Bool) {
    let stop = PredictedStop(segments.split(separator: "|").map(String.init))
    #expect(ComparedWords.areEqual(stop.segments, ComparedWords.words(of: heard)) == isSame)
  }
}
