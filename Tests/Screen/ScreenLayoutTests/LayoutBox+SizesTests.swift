import ScreenTree
import Testing

/// Modifiers of size, each around what is before it.
struct LayoutBoxSizesTests {
  @Test func `padding is around a view`() {
    #expect(
      Plain.frames([
        view(
          .vStack, "v",
          [text("Save", "a", .padding(top: 16, leading: 16, bottom: 16, trailing: 16))])
      ]) == """
        164 373 72 54 v
        180 389 40 22 a
        """)
  }

  @Test func `a frame has a size, in which the view is aligned`() {
    #expect(
      Plain.frames([text("Save", "a", .size(width: 100, height: 50, x: 1, y: 1))])
        == "210 403 40 22 a")
  }

  @Test func `a frame without a limit above takes what is offered`() {
    #expect(
      Plain.frames([
        text("Save", "a", .limits(width: .init(most: .infinity), height: .init(), x: 0, y: 0.5))
      ]) == "0 389 40 22 a")
  }

  @Test func `a frame is at least as high as its limit`() {
    #expect(
      Plain.frames([
        view(
          .vStack, "v",
          [text("A", "a", .limits(width: .init(), height: .init(least: 60), x: 0.5, y: 0.5))])
      ]) == """
        194 370 12 60 v
        194 389 12 22 a
        """)
  }

  @Test func `a fixed size is the one without an offer`() {
    // Four words in one line are 169.15 wide.
    #expect(
      Plain.frames([
        text("word word word word", "a", .fixed(width: true, height: true), sized(90, nil))
      ]) == "115 389 170 22 a")
  }

  @Test func `a ratio fits or covers its room`() {
    #expect(
      Plain.frames([view(.image, "p", filling, .ratio(2, covers: false), sized(100, 100))])
        == "150 375 100 50 p")
    #expect(
      Plain.frames([view(.image, "p", filling, .ratio(2, covers: true), sized(100, 100))])
        == "100 350 200 100 p")
  }

  @Test func `a shape fills what is offered`() {
    #expect(Plain.frames([view(.circle, "c", filling)]) == "0 0 400 800 c")
    #expect(Plain.frames([view(.circle, "c")]) == "0 0 400 800 c")
  }
}
