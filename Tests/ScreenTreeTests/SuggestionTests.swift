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

  @Test func `lists the words when none is near`() {
    #expect(Suggestion.sentence(for: "zzz", among: ["b", "a"]) == "Use one of a, b.")
    #expect(Suggestion.sentence(for: "zzz", among: []) == "There is none.")
  }
}
