import ScreenLayout
import ScreenTree
import Testing

/// The standard sizes of controls and pictures.
struct LayoutBoxLeavesTests {
  @Test func `a switch is 31 points high and takes the width`() {
    #expect(Plain.frames([view(.toggle, "t", title: "Save")]) == "0 384.5 400 31 t")
    #expect(Plain.frames([view(.uiSwitch, "t")]) == "174.5 384.5 51 31 t")
  }

  @Test func `a slider is 34 points high and takes the width`() {
    #expect(Plain.frames([view(.slider, "s")]) == "0 383 400 34 s")
  }

  @Test func `a stepper and a field have their sizes`() {
    #expect(Plain.frames([view(.uiStepper, "s")]) == "153 384 94 32 s")
    #expect(Plain.frames([view(.textField, "f", title: "Name")]) == "0 383 400 34 f")
  }

  @Test func `segments share the width of their control`() {
    #expect(
      Plain.frames([view(.uiSegmentedControl, "s", [text("A", "a"), text("B", "b")])]) == """
        0 384 400 32 s
        0 384 200 32 a
        200 384 200 32 b
        """)
  }

  @Test func `a symbol has the size of its text`() {
    let symbol = Node(.image, properties: [.id("p"), .symbol("star")])
    // 1.2 of 17 is 20.4.
    #expect(Plain.frames([symbol]) == "189.5 389 21 22 p")
  }

  @Test func `the size of a picture is assumed, and said so`() {
    let picture = Node(
      .image, title: "pear", properties: [.id("p")], position: Position(line: 4, column: 5))
    #expect(Plain.frames([picture]) == "178 378 44 44 p")
    let screen = Screen(file: "fruit.screen.yaml", title: "Fruit", views: [picture])
    let findings = layOut(screen, on: Plain.device).findings.map(\.description)
    #expect(
      findings == [
        """
        fruit.screen.yaml:4:5: warning: how large the picture 'pear' is, only its file says, so that \
        44 × 44 points are assumed; give it 'frame: [x, y, width, height]', or a size in code
        """
      ])
  }

  @Test func `a picture has the size that its file gives it, and its ratio in another room`() {
    let own = LayoutProperty.picture(width: 40, height: 80)
    #expect(Plain.frames([view(.image, "p", own)]) == "180 360 40 80 p")
    #expect(Plain.frames([view(.image, "p", own, filling, sized(200, 300))]) == "100 250 200 300 p")
    let fitting = LayoutProperty.ratio(nil, covers: false)
    #expect(
      Plain.frames([view(.image, "p", own, filling, fitting, sized(200, 200))])
        == "150 300 100 200 p")
    let screen = Screen(title: "", views: [view(.image, "p", own)])
    #expect(layOut(screen, on: Plain.device).findings.isEmpty)
  }

  @Test func `the marks of a chart share its width`() {
    let bars = [view(.rectangle, "a"), view(.rectangle, "b")]
    #expect(
      Plain.frames([view(.chart, "c", bars, sized(100, 50))]) == """
        150 375 100 50 c
        150 375 50 50 a
        200 375 50 50 b
        """)
  }

  @Test func `choices are where their button is`() {
    let picker = view(.picker, "p", [text("A", "a")], title: "Save")
    #expect(
      Plain.frames([picker]) == """
        146 383 108 34 p
        146 383 108 34 a
        """)
  }
}
