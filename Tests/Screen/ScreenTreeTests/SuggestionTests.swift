import Testing

@testable import ScreenTree

struct SuggestionTests {
  @Test(arguments: [
    ("isHeding", ["isHeader", "isEditing"], "isHeader"), ("hnt", ["hint", "label"], "hint"),
    ("Buton", ["Button", "Text"], "Button"), ("tetx", ["text"], "text"), ("x", ["frame"], nil),
    ("", [], nil),
  ]) func `finds the word that was meant`(word: String, allowed: [String], nearest: String?) {
    #expect(Suggestion.nearest(to: word, among: allowed) == nearest)
  }

  @Test func `works out suggestions as long as there is a budget`() {
    let words = Suggestion.Words((0..<1000).map { "word\($0)" })
    var budget = 100_000
    #expect(words.sentence(for: "wrod7", budget: &budget) == "Did you mean 'word7'?")
    #expect((1...100_000).contains(budget))
    for _ in 0..<10 { _ = words.sentence(for: "wrod7", budget: &budget) }
    #expect(budget <= 0)
    #expect(words.sentence(for: "wrod7", budget: &budget).hasPrefix("Use one of word0, word1, "))
  }

  @Test func `begins a list with the words that it is to show`() {
    let words = Suggestion.Words(["a", "b", "c"], shown: ["c", "a"])
    #expect(words.sentence(for: "zzz") == "Use one of c, a, ….")
    #expect(words.sentence(for: "bb") == "Did you mean 'b'?")
  }

  @Test func `lists the words when none is near`() {
    #expect(Suggestion.sentence(for: "zzz", among: ["b", "a"]) == "Use one of a, b.")
    #expect(Suggestion.sentence(for: "zzz", among: []) == "There is none.")
  }
}
