import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

/// A dump around some nodes of Compose, on a screen of 1000 by 2000 pixels.
private func compose(_ nodes: String) throws -> Screen {
  let text =
    "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][1000,2000]'>\(nodes)</node></hierarchy>"
    .replacing("<tap", with: "<node class='android.view.View' clickable='true' \(frame)")
    .replacing("</tap>", with: "</node>")
    .replacing("<_", with: "<node clickable='false' \(frame) class='android.widget.")
  return try screen(text, .uiautomator)
}

private let frame = "bounds='[0,100][500,200]'"
private let marked = "NAF='true'"

struct AndroidNodeStopsTests {
  @Test(arguments: [
    ("<tap><_View' content-desc='Search'/><_Button'/></tap>", "Button \"Search\" button"),
    ("<tap><_TextView' text='Pay'/><_Button'/></tap>", "Button \"Pay\" button"),
    (
      "<tap content-desc='Back'><_ImageButton'/></tap>", "ImageButton \"Back\" button"
    ),
    (
      "<tap checkable='true' checked='true'><_TextView' text='I agree'/><_CheckBox'/></tap>",
      "\"I agree\" checkbox checked on"
    ),
    (
      "<tap checkable='true' checked='false'><_TextView' text='Mail'/><_RadioButton'/></tap>",
      "\"Mail\" radio checked off"
    ),
    (
      "<tap checkable='true' checked='true'><_TextView' text='Wi-Fi'/><_Switch'/></tap>",
      "Switch \"Wi-Fi\" =1 button+switchButton"
    ),
    (
      "<tap><_TextView' text='Go'/><_Button'/><_Button'/></tap>", "View \"Go\""
    ),
    ("<tap><_TextView' text='Go'/><_ImageView'/></tap>", "View \"Go\""),
  ]) func `takes the role from the empty view in which Compose keeps it`(
    node: String, element: String
  ) throws {
    #expect(try compose(node).elementLines == [element])
  }

  @Test(arguments: [
    ("alone", "<tap \(marked)/>", ["View button"]),
    ("without a mark", "<tap/>", ["View button"]),
    ("around an empty button", "<tap><_Button'/></tap>", ["Button button"]),
    ("around an empty layout", "<tap \(marked)><_LinearLayout'/></tap>", ["View button"]),
    ("off", "<tap enabled='false'/>", ["View button+notEnabled"]),
    ("around another one", "<tap \(marked)><tap \(marked)/></tap>", ["View button"]),
    (
      "around a switch", "<tap \(marked)><_Switch' checkable='true' checked='true'/></tap>",
      ["Switch =1 button+switchButton"]
    ),
    ("hidden", "<tap important='false'/>", []),
  ]) func `stops at what can be tapped and has no name`(
    rule: String, node: String, elements: [String]
  ) throws {
    #expect(try compose(node).elementLines == elements, "\(rule)")
  }

  @Test func `reports views that can be tapped and are passed over`() throws {
    let screen = try compose("<tap><_LinearLayout'/></tap>")
    #expect(screen.elementLines == [])
    #expect(
      screen.capture?.drops.map { "\($0.subject): \($0.rule)" } == ["View: views without words"])
  }
}
