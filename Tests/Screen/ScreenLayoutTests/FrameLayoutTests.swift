import ScreenTree
import Testing

/// Modifiers of size and place, each around what is before it.
struct FrameLayoutTests {
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

  @Test func `an offset moves what is drawn, and a position counts in all room`() {
    #expect(Plain.frames([text("Save", "a", .offset(x: 10, y: 20))]) == "190 409 40 22 a")
    #expect(Plain.frames([text("Save", "a", .position(x: 100, y: 50))]) == "80 39 40 22 a")
  }

  @Test func `a shape fills what is offered`() {
    #expect(Plain.frames([view(.circle, "c", filling)]) == "0 0 400 800 c")
    #expect(Plain.frames([view(.circle, "c")]) == "0 0 400 800 c")
  }

  @Test func `a reader of geometry starts at its top leading corner`() {
    #expect(
      Plain.frames([view(.zStack, nil, [text("A", "a")], filling, .alignment(x: 0, y: 0))])
        == "0 0 12 22 a")
  }

  @Test func `the first view that fits is shown alone`() {
    let long = text("word word word word word word", "a")
    #expect(
      Plain.frames([
        view(
          .zStack, nil, [long, text("Save", "b")], .fits(across: true, down: true),
          sized(100, nil))
      ]) == "180 389 40 22 b")
  }

  @Test func `a stated frame wins, and the view around it is around it`() {
    let stated = Node(
      .text, title: "A",
      properties: [.id("a"), .frame(Frame(x: 10, y: 20, width: 30, height: 40))])
    #expect(
      Plain.frames([view(.vStack, "v", [stated])], isFile: true) == """
        10 20 30 40 v
        10 20 30 40 a
        """)
  }

  @Test func `frames that code sets count from the view around`() {
    let inside = view(.uiLabel, "a", .place(Frame(x: 5, y: 5, width: 50, height: 20)))
    #expect(
      Plain.frames([view(.uiView, "v", [inside], sized(200, 100))]) == """
        100 350 200 100 v
        105 355 50 20 a
        """)
  }
}
