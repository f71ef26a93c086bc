import ScreenTree
import Testing

/// Where a view stands that is moved, read or stated.
struct LayoutBoxPlacingTests {
  @Test func `an offset moves what is drawn, and a position counts in all room`() {
    #expect(Plain.frames([text("Save", "a", .offset(x: 10, y: 20))]) == "190 409 40 22 a")
    #expect(Plain.frames([text("Save", "a", .position(x: 100, y: 50))]) == "80 39 40 22 a")
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
