import ScreenTree
import Testing

/// Stacks, by the rules of SwiftUI: what each view gets of the room, and where it stands.
struct LayoutBoxStackTests {
  @Test func `a row puts its views side by side`() {
    #expect(
      Plain.frames([view(.hStack, "row", [text("A", "a"), text("B", "b")])]) == """
        184 389 32 22 row
        184 389 12 22 a
        204 389 12 22 b
        """)
  }

  @Test func `a spacer takes what the others leave`() {
    #expect(
      Plain.frames([view(.hStack, nil, [text("A", "a"), view(.spacer), text("B", "b")])]) == """
        0 389 12 22 a
        388 389 12 22 b
        """)
  }

  @Test func `a spacer has its least length where nothing else is offered`() {
    let row = view(
      .hStack, nil, [text("A", "a"), view(.spacer, nil, .spacing(50)), text("B", "b")],
      .fixed(width: true, height: true))
    // Twice 12, 50 and two distances of 8 are 90.
    #expect(
      Plain.frames([row]) == """
        155 389 12 22 a
        233 389 12 22 b
        """)
  }

  @Test func `texts of one flexibility share a row`() {
    let words = "word word word word word word"
    // Of 392 points the first is offered half, in which four words fit; the second gets the rest.
    #expect(
      Plain.frames([view(.hStack, nil, [text(words, "a"), text(words, "b")])]) == """
        4.5 378 170 44 a
        182.5 378 213 44 b
        """)
  }

  @Test func `a higher layout priority is offered room first`() {
    let words = "word word word word word word"
    #expect(
      Plain.frames([view(.hStack, nil, [text(words, "a", .priority(1)), text(words, "b")])]) == """
        5 389 256 22 a
        269 378 126 44 b
        """)
  }

  @Test func `a column aligns its views at a distance`() {
    #expect(
      Plain.frames([
        view(
          .vStack, nil, [text("Save", "a"), text("A", "b")], .alignment(x: 0, y: 0.5),
          .spacing(10))
      ]) == """
        180 373 40 22 a
        180 405 12 22 b
        """)
  }

  @Test func `a divider is a line across its stack`() {
    #expect(
      Plain.frames([view(.vStack, nil, [text("A", "a"), view(.divider), text("B", "b")])]) == """
        194 369.5 12 22 a
        194 408.5 12 22 b
        """)
  }

  @Test func `views over each other stand where they are aligned`() {
    #expect(
      Plain.frames([
        view(
          .zStack, nil, [view(.rectangle, "r", filling, sized(100, 100)), text("A", "a")],
          .alignment(x: 1, y: 1))
      ]) == """
        150 350 100 100 r
        238 428 12 22 a
        """)
  }

  @Test func `an overlay and a background fill the frame of their view`() {
    let shape = view(.rectangle, "r", filling)
    let words = text("Save", "a", sized(100, 40))
    #expect(
      Plain.frames([view(.zStack, "z", [words, shape], .layered(behind: 0))]) == """
        150 380 100 40 z
        180 389 40 22 a
        150 380 100 40 r
        """)
    #expect(
      Plain.frames([view(.zStack, "z", [shape, words], .layered(behind: 1))]) == """
        150 380 100 40 z
        150 380 100 40 r
        180 389 40 22 a
        """)
  }

  @Test func `a row begins at the right where one reads from the right`() {
    #expect(
      Plain.frames(
        [view(.hStack, nil, [text("A", "a"), view(.spacer), text("B", "b")])], direction: .rtl)
          == """
          388 389 12 22 a
          0 389 12 22 b
          """)
  }

  @Test func `single views of a row are read as one line, whatever their heights are`() {
    let row = view(.hStack, nil, [text("A", "a"), text("B", "b", sized(nil, 60))])
    #expect(
      Plain.frames([row]) == """
        184 389 12 22 a
        204 389 12 22 b
        """)
    let picture = view(.image, "p", filling, sized(60, 60))
    #expect(
      Plain.readFrames([view(.hStack, nil, [text("A", "a"), picture])]) == """
        160 370 12 60 a
        180 370 60 60 p
        """)
  }
}
