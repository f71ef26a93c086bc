import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct ChromiumDumpImporterTests {
  @Test func `reads Blink's tree`() throws {
    #expect(
      try elements(try fixture("chromium-dump.txt"), .chromiumDump) == [
        "\"Title\" heading level 2", "\"It's secret\" textbox =•• secureTextField",
        "\"Gift\" checkbox checked mixed", "\"Odd\"",
      ])
  }

  @Test(arguments: [
    ("rootWebArea\n++textField name='A' required", [AnyModifier.webDescription]),
    ("rootWebArea\n++textField name='A' description='b'", []),
    ("AXWebArea\n++AXTextField AXTitle='A'", [.webDescription, .required]),
    ("AXWebArea\n++AXTextField AXTitle='A' AXRequired=1", [.webDescription]),
  ]) func `lists as missing what no node of the capture has`(
    text: String, missing: [AnyModifier]
  ) throws {
    let untold = try screen(text, .chromiumDump).capture?.notCaptured ?? []
    #expect(Set(untold) == Set(missing + [.actions, .frame, .language]))
  }

  @Test func `reads the Mac's tree`() throws {
    let text = """
      AXWebArea AXTitle='Form'
      ++AXGroup AXSubrole=AXLandmarkMain
      ++++AXHeading AXTitle='T' AXValue=1
      ++++AXStaticText AXValue='Hi '
      ++++AXTextField AXSubrole=AXSearchField AXTitle='Find' AXValue='x'
      ++++AXTextArea AXTitle='Note'
      ++++AXRadioButton AXTitle='A' AXValue=1
      ++++AXCheckBox AXSubrole=AXSwitch AXTitle='On' AXValue=0
      """
    #expect(
      try elements(text, .chromiumDump) == [
        "\"T\" heading level 1", "\"Hi\"", "\"Find\" searchbox =x", "\"Note\" textbox textArea",
        "\"A\" radio checked on", "\"On\" switch checked off",
      ])
  }

  @Test func `reads what is restricted, and the dialogs of the Mac`() throws {
    let blink =
      "rootWebArea\n++button name='A' restriction=disabled\n++textField name='B' restriction=readOnly"
    #expect(
      try elements(blink, .chromiumDump) == ["\"A\" button disabled", "\"B\" textbox readonly"])
    let mac =
      "AXWebArea\n++AXGroup AXSubrole=AXApplicationDialog AXDescription='C'\n++++AXButton AXTitle='A'"
    let dialog = try screen(mac, .chromiumDump).views.first?.members.first
    #expect(dialog?[.role] == "dialog")
  }

  @Test(arguments: [
    (
      "a\n++++b",
      "2:5: the depth of a node is the number of pairs of plus signs, one more than the node around"
    ),
    ("rootWebArea name='a", "1:1: the dump is broken off inside a value"),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .chromiumDump) == [fault])
  }
}
