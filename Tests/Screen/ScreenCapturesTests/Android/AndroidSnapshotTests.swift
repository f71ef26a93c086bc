import ScreenTree
import Testing

@testable import ScreenCaptures

/// The elements of a dump around some nodes, on a screen of 1000 by 2000 pixels.
private func dump(_ nodes: String) throws -> [String] {
  let text =
    "<hierarchy><node class='android.widget.FrameLayout' bounds='[0,0][1000,2000]'>\(nodes)</node></hierarchy>"
    .replacing("<_", with: "<node class='android.widget.").replacing("_>", with: "</node>")
  return try elements(text, .uiautomator)
}

private let row = "bounds='[0,100][1000,200]'"

struct AndroidSnapshotTests {
  @Test func `knows the windows of a dump of them all`() {
    let text =
      "<displays><display id='0'><window title='Shop'><hierarchy><node class='android.widget.Button' text='Pay'/></hierarchy></window></display></displays>"
    #expect(captureFaults(text, .uiautomator) == [])
  }

  @Test func `reads the fixture of a dump`() throws {
    #expect(
      try elements(try fixture("uiautomator.xml"), .uiautomator) == [
        "TextView \"Cart\" staticText", "Switch \"Airplane mode\" =0 button+switchButton",
        "LinearLayout \"Wi‑Fi\"", "Switch \"Wi-Fi\" =1 button+switchButton",
        "EditText =Ada\nLovelace textEntry+isEditing", "ImageButton button+notEnabled",
        "\"Fast & free\" checkbox checked on", "\"Slow\" radio checked off",
        "TextView \"Home\" staticText+selected+tabBarItem tab 1/2".replacing(
          "staticText+selected+tabBarItem", with: "selected+staticText+tabBarItem"),
        "TextView \"More\" staticText+tabBarItem tab 2/2",
      ])
  }

  @Test(arguments: [
    (
      "a row that can be tapped says what is in it",
      "<_LinearLayout' clickable='true' \(row)><_TextView' text='A' \(row)/><_TextView' text='B' \(row)/>_>",
      ["LinearLayout \"A, B\""]
    ),
    (
      "what can be tapped inside stays apart",
      "<_LinearLayout' clickable='true' \(row)><_TextView' text='A' \(row)/><_Button' text='B' clickable='true' \(row)/>_>",
      ["LinearLayout \"A\"", "Button \"B\" button"]
    ),
    (
      "a layout that fills the screen is only walked through",
      "<_FrameLayout' focusable='true' bounds='[0,0][1000,2000]'><_TextView' text='A' \(row)/>_>",
      ["TextView \"A\" staticText"]
    ),
    (
      "a list that scrolls is only walked through",
      "<_ListView' focusable='true' scrollable='true' \(row)><_TextView' text='A' \(row)/>_>",
      ["TextView \"A\" staticText"]
    ),
    (
      "a picture needs a description",
      "<_ImageView' \(row)/><_ImageView' content-desc='Bag' \(row)/><_ImageView' content-desc='Menu' clickable='true' \(row)/>",
      ["ImageView \"Bag\" image", "ImageView \"Menu\" button"]
    ),
    (
      "what is off the screen, unseen, without a size or of the system is left out",
      "<_TextView' text='A' bounds='[0,3000][9,3009]'/><_TextView' text='B' displayed='false'/><_TextView' text='C' bounds='[0,5][9,1]'/><_TextView' text='D' package='com.android.systemui' \(row)/><_TextView' text='E' \(row)/>",
      ["TextView \"E\" staticText"]
    ),
    (
      "radio buttons are counted, and nothing else in their group",
      "<_RadioGroup' \(row)><_TextView' text='Size' \(row)/><_RadioButton' text='S' checkable='true' checked='true' clickable='true' \(row)/><_RadioButton' text='L' checkable='true' checked='false' clickable='true' \(row)/>_>",
      [
        "TextView \"Size\" staticText", "\"S\" radio checked on 1 of 2",
        "\"L\" radio checked off 2 of 2",
      ]
    ),
    (
      "what is not important for accessibility is not heard",
      "<_TextView' text='A' a11y-important='false' \(row)/>", []
    ),
  ]) func `makes elements of a dump`(rule: String, nodes: String, elements: [String]) throws {
    #expect(try dump(nodes) == elements, "\(rule)")
  }

  @Test func `reads Appium's page source with what newer versions add`() throws {
    let screen = try screen(try fixture("appium-uiautomator2.xml"), .uiautomator2)
    #expect(screen.title == "Checkout")
    #expect(
      screen.elementLines
        == [
          "TextView \"Address\" staticText+header",
          "=Street placeholder Street textbox invalid true error Too short",
          "EditText \"Code\" =•••••• textEntry+secureTextField placeholder Code",
          "SeekBar \"Volume\" =40.0 adjustable", "Spinner \"Norway\" button+popUpButton",
          "Button \"Pay\" button+notEnabled actions Add to calendar",
        ].map { $0.replacing("button+notEnabled", with: "button+notEnabled") })
    #expect(screen.capture?.notCaptured.contains(.heading) == false)
  }

  @Test(arguments: [
    (
      "windows beside each other, the system's left out",
      """
      <hierarchy><node class='F' package='com.android.systemui' bounds='[0,0][9,2]'><node text='1' class='T' package='com.android.systemui' bounds='[0,0][9,2]'/></node>
      <node class='F' bounds='[0,9][9,20]'><node text='A' class='T' bounds='[0,9][9,11]'/></node><node class='F' bounds='[0,2][9,9]'><node text='B' class='T' bounds='[0,2][9,4]'/></node></hierarchy>
      """,
      ["A", "B"]
    ),
    (
      "a dump of all windows",
      """
      <displays><display id='0'><window bounds='[0,0][9,2]'><hierarchy><node text='1' class='T' package='com.android.systemui' bounds='[0,0][9,2]'/></hierarchy></window>
      <window bounds='[0,0][9,20]'><hierarchy><node text='A' class='T' package='p' bounds='[0,9][9,11]'/></hierarchy></window></display></displays>
      """,
      ["A"]
    ),
  ]) func `reads every window`(rule: String, text: String, labels: [String]) throws {
    #expect(Importer.detect(Array(text.utf8))?.name == "uiautomator")
    #expect(try screen(text, .uiautomator).labels == labels, "\(rule)")
  }

  @Test func `says what the prompts of fields are called, and not that hints are carried`() throws {
    let capture = try screen(try fixture("appium-uiautomator2.xml"), .uiautomator2).capture
    #expect(capture?.evidence.contains("the prompts of fields") == true)
    #expect(capture?.evidence.contains("hint") == false)
    #expect(capture?.notCaptured.contains(.hint) == true)
  }

  @Test func `says that an entry is wrong`() throws {
    let field = "<android.widget.EditText text='x' content-invalid='true' bounds='[0,0][9,9]'/>"
    let text = "<hierarchy>\(field)</hierarchy>"
    #expect(try elements(text, .uiautomator2) == ["=x textbox invalid true"])
  }

  @Test func `warns of classes of the app's own`() throws {
    #expect(
      captureFaults(try fixture("uiautomator.xml"), .uiautomator) == [
        "9:1: the class 'com.shop.Bar' is not known; it is taken as a plain view"
      ])
  }

  @Test func `refuses a file that is no dump`() {
    #expect(
      captureFaults("<a/>", .uiautomator) == [
        "1:1: a dump of uiautomator begins with <hierarchy>, not <a>"
      ])
  }
}
