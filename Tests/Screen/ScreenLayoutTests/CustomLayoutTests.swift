import ScreenLayout
import ScreenTree
import Testing

/// An arrangement of an app is asked for its size, and places its views.
struct CustomLayoutTests {
  /// Each view below and after the one before.
  private final class Stairs: CustomLayout {
    func sizeThatFits(_ proposal: ProposedSize, _ subviews: [CustomSubview]) -> Size {
      subviews.reduce(Size.zero) { size, view in
        let own = view.size(.unspecified)
        return Size(width: size.width + own.width, height: size.height + own.height)
      }
    }

    func placeSubviews(
      in bounds: Frame, _ proposal: ProposedSize, _ subviews: [CustomSubview]
    ) {
      var (x, y) = (bounds.x, bounds.y)
      for view in subviews {
        let own = view.size(.unspecified)
        view.place(
          Property.Point(x: x, y: y), Property.Point(x: 0, y: 0),
          ProposedSize(width: own.width, height: own.height))
        x += own.width
        y += own.height
      }
    }
  }

  @Test func `views stand where the arrangement places them`() {
    let stairs = CustomLayoutReference(Stairs(), name: "Stairs")
    #expect(
      Plain.frames([view(.vStack, "s", [text("A", "a"), text("Save", "b")], .custom(stairs))])
        == """
        174 378 52 44 s
        174 378 12 22 a
        186 400 40 22 b
        """)
  }
}
