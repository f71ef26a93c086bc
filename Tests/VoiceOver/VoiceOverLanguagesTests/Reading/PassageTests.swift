import Testing

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct PassageTests {
  private func passage(_ text: String) -> Passage {
    Normalizer(language: "en", settings: TextSettings()).passage(of: text)
  }

  @Test func `is nothing beyond its ends`() {
    let passage = passage("a")
    #expect(passage[-1] == .none)
    #expect(passage[1] == .none)
    #expect(passage.begins(at: 0))
    #expect(passage.ends(at: 1))
  }

  @Test func `knows where an expression can begin and end`() {
    let passage = passage("a5 (6) x_7")
    #expect(!passage.begins(at: 1))
    #expect(!passage.ends(at: 1))
    #expect(passage.begins(at: 4))
    #expect(passage.ends(at: 5))
    #expect(!passage.begins(at: 9))
  }

  @Test func `steps over a blank but not over a new line`() {
    #expect(passage("a b").afterSpace(1) == 2)
    #expect(passage("a\nb").afterSpace(1) == 1)
    #expect(passage("a b").beforeSpace(2) == 0)
    #expect(passage("a b").number(at: 0, digits: 1...2) == nil)
    #expect(passage("123").number(at: 0, digits: 1...2) == nil)
  }
}
