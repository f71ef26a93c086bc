import ScreenTree
import Testing

@testable import VoiceOverElements

struct WordingTests {
  @Test(arguments: [
    (Wording.text("Pay"), "Pay"), (.increment, "increment"), (.decrement, "decrement"),
    (.inProgress, "in progress"), (.page(2, of: 5), "page 2 of 5"), (.symbol(.add), "add"),
    (.number(40, nil), "40"), (.number(0.5, nil), "0.5"), (.number(0.4, .percent), "40%"),
    (.number(40, .currency("USD", fractionDigits: 0)), "USD 40"),
    (.number(2.5, .number(fractionDigits: 0)), "2.5"), (.number(3, .unit("kg")), "3 kg"),
    (.secret(6), "6 characters"), (.list([.symbol(.add), "milk"]), "add, milk"),
  ]) func `prints itself by its name`(wording: Wording, text: String) {
    #expect("\(wording)" == text)
  }

  @Test func `joins words of the app at once`() {
    #expect(Wording.joined(["a", "b"]) == .text("a, b"))
    #expect(Wording.joined([.symbol(.add), "b"]) == .list([.symbol(.add), "b"]))
    #expect(Wording.joined([]) == "")
  }

  @Test(arguments: [
    (Wording.text(" "), true), ("a", false), (.list(["", " "]), true),
    (.list(["", .increment]), false),
    (.symbol(.add), false), (.number(0, nil), false),
  ]) func `is blank when nothing is there to be said`(wording: Wording, isBlank: Bool) {
    #expect(wording.isBlank == isBlank)
  }
}
