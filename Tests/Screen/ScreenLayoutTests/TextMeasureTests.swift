import ScreenTree
import Testing

/// The sizes of texts: letters by their class, lines by their room.
struct TextMeasureTests {
  @Test func `a text is as wide as its letters, in whole points`() {
    #expect(Plain.frames([text("Save", "a")]) == "180 389 40 22 a")
    #expect(Plain.frames([text("A", "a")]) == "194 389 12 22 a")
  }

  @Test func `a text wraps between words, and is as wide as its widest line`() {
    // Two words are 82.45 wide; a third would need 125.8.
    #expect(
      Plain.frames([text("word word word word", "a", sized(90, nil))]) == "158.5 378 83 44 a")
  }

  @Test func `a word that is wider than its room is broken`() {
    // Ten letters of 14.45.
    #expect(Plain.frames([text("WWWWWWWWWW", "a", sized(100, nil))]) == "150 378 100 44 a")
  }

  @Test func `a line ends where the text says so`() {
    #expect(Plain.frames([text("A\nA", "a")]) == "194 378 12 44 a")
  }

  @Test func `a text has no more lines than it may`() {
    #expect(
      Plain.frames([text("word word word word", "a", .lines(1), sized(90, nil))])
        == "158.5 389 83 22 a")
  }

  @Test func `the most lines of the view around are those of its texts`() {
    #expect(
      Plain.frames([
        view(.vStack, nil, [text("word word word word", "a")], .lines(1), sized(90, nil))
      ]) == "158.5 389 83 22 a")
    // The innermost number counts.
    #expect(
      Plain.frames([
        view(.vStack, nil, [text("word word word word", "a", .lines(2))], .lines(1), sized(90, nil))
      ]) == "158.5 378 83 44 a")
  }

  @Test func `a style and the size that a user chose change letters and lines`() {
    // 0.65 of 34 is 22.1, in a line of 41.
    #expect(Plain.frames([text("A", "a", .font(.largeTitle, size: nil))]) == "188.5 379.5 23 41 a")
    var device = Plain.device
    device.textSize = .xLarge
    // 0.65 of 19 is 12.35, in a line of 24.
    #expect(Plain.frames([text("A", "a")], on: device) == "193.5 388 13 24 a")
  }

  @Test func `a style of the view around is that of its texts`() {
    #expect(
      Plain.frames([view(.vStack, nil, [text("A", "a")], .font(.largeTitle, size: nil))])
        == "188.5 379.5 23 41 a")
  }
}
