import ScreenScenarios
import Testing

@testable import SpokenPage

struct DrawnShapeTests {
  private func svg(_ shape: PageData.Shape, _ isRightToLeft: Bool = false) -> String {
    DrawnShape(shape, isRightToLeft).html.text
  }

  private let frame = StopRecord.Rectangle(x: 10, y: 20, width: 40, height: 24)

  @Test(arguments: [
    (0, ""), (8, " rx=\"8\""), (12, " rx=\"12\""), (99, " rx=\"20\" ry=\"12\""),
  ]) func `a corner is no rounder than half the size`(radius: Double, corner: String) {
    #expect(
      svg(.box(.fill, frame, radius: radius)) == """
        <rect class="fill"\(corner) x="10" y="20" width="40" height="24"/>

        """)
  }

  @Test(arguments: [
    (PageData.Shape.Sign.chevron, false, "M10 20L50 32L10 44"),
    (.chevron, true, "M50 20L10 32L50 44"), (.open, false, "M10 20L30 44L50 20"),
    (.steps, false, "M10 32h10M40 32h10M45 27v10M30 20V44"),
  ]) func `a sign fills its rectangle`(sign: PageData.Shape.Sign, isTurned: Bool, path: String) {
    #expect(svg(.sign(sign, frame), isTurned) == "<path class=\"sign\" d=\"\(path)\"/>\n")
  }

  @Test func `a text fills its width in any font, and is no markup`() {
    let text = PageData.Shape.text(.init("<b>", x: 1, y: 2.25, width: 30, size: 17))
    #expect(
      svg(text) == """
        <text x="1" y="2.25" font-size="17" textLength="30" lengthAdjust="spacingAndGlyphs">&lt;b&gt;</text>

        """)
    #expect(svg(text, true).hasPrefix("<text direction=\"rtl\" text-anchor=\"end\" x=\"1\""))
  }

  @Test func `a picture without room for its words is a square that has them as its title`() {
    #expect(
      svg(.picture(frame, words: "a < b")) == """
        <rect class="picture" rx="6" x="18" y="20" width="24" height="24"><title>a &lt; b</title></rect>

        """)
    #expect(PageStyle.text.contains(".picture"))
  }

  @Test func `the style knows every look and every tint`() {
    for look in PageData.Shape.Look.allCases {
      #expect(PageStyle.text.contains(".\(look.rawValue)"), "\(look)")
    }
    for tint in PageData.Shape.Text.Tint.allCases where tint != .plain {
      #expect(PageStyle.text.contains(".\(tint.rawValue)"), "\(tint)")
    }
  }
}
