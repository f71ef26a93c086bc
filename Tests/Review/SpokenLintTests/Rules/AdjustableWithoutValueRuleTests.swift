import SpokenScreen
import TestSupport
import Testing

struct AdjustableWithoutValueRuleTests {
  @Test(arguments: [
    (
      "- UIView: \n  label: Size\n  isElement: true\n  adjustable: true",
      ["1 adjustable-without-value"]
    ),
    ("- Slider: Size\n  value: 2\n  in: [0, 4]", []),
    ("- { Web: Size, role: spinbutton }", []),
  ]) func `finds what is adjusted in silence`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test func `does not know where a slider of Android's stands`() throws {
    let folder = try Scratch([
      "page.xml": """
      <hierarchy rotation="0">
        <node text="" class="android.widget.SeekBar" content-desc="Volume" enabled="true" \
      focusable="true" bounds="[0,0][1080,100]"/>
      </hierarchy>
      """
    ])
    #expect(Linter().lint(folder.path("page.xml")).findings == [])
  }
}
