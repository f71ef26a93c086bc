import ScreenLayout
import ScreenTree
import Testing

/// Bars, tabs, sheets and alerts.
struct LayoutBoxBarsTests {
  @Test func `bars of a screen are above its content`() {
    #expect(
      Plain.frames([
        view(
          .navigationStack, nil,
          [text("Save", "back", .bar(.leading)), text("B", "add", .bar(.trailing)), text("A", "a")])
      ]) == """
        16 11 40 22 back
        372 11 12 22 add
        194 411 12 22 a
        """)
  }

  @Test func `a large title is below the bar`() {
    // 44 and 52 points above the content of a file, which begins at the top.
    #expect(
      Plain.frames([view(.navigationStack, nil, [text("A", "a")], title: "Title")], isFile: true)
        == "0 96 12 22 a")
  }

  @Test func `a large title that is an element is below the bar too`() {
    #expect(
      Plain.frames(
        [
          view(
            .navigationStack, nil,
            [
              text("Save", "back", .bar(.leading)), text("B", "title", .bar(.largeTitle)),
              text("A", "a"),
            ])
        ], isFile: true) == """
          16 11 40 22 back
          16 59 12 22 title
          0 96 12 22 a
          """)
  }

  @Test func `tabs at the end of a file share the bottom of the screen`() {
    #expect(
      Plain.frames(
        [text("Save", "a"), view(.tabView, "t", [text("A", "b"), text("B", "c")])], isFile: true)
          == """
          16 0 40 22 a
          0 751 400 49 t
          0 751 200 49 b
          200 751 200 49 c
          """)
  }

  @Test func `a sheet stands at the bottom in the height of its detent`() {
    #expect(
      Plain.frames([view(.sheet, "s", [text("A", "a")], .detent(0.5))], isFile: true) == """
        0 400 400 400 s
        194 400 12 22 a
        """)
  }

  @Test func `an alert stands in the middle, as high as its words`() {
    #expect(
      Plain.frames(
        [view(.alert, "s", [view(.button, "ok", title: "OK")], title: "Save")], isFile: true) == """
          65 351 270 98 s
          188.5 411 23 22 ok
          """)
  }

  @Test func `the safe area of a device stays free`() {
    #expect(Plain.frames([text("A", "a")], isFile: true, on: .default) == "16 62 12 22 a")
    #expect(Plain.frames([text("A", "a")], on: .default) == "195 440 12 22 a")
  }
}
