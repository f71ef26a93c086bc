import ScreenTree
import Testing

@testable import ScreenImport

struct ChromiumDumpImporterTests {
  @Test func `reads Blink's tree`() throws {
    #expect(
      try elements(try fixture("chromium-dump.txt"), .chromiumDump) == [
        "\"Title\" heading level 2", "\"It's secret\" textbox =•• secureTextField",
        "\"Gift\" checkbox checked mixed", "\"Odd\"",
      ])
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
        "\"T\" heading", "\"Hi\"", "\"Find\" searchbox =x", "\"Note\" textbox textArea",
        "\"A\" radio checked on", "\"On\" switch checked off",
      ])
  }

  @Test(arguments: [
    (
      "a\n++++b",
      "2:5: the depth of a node is the number of pairs of plus signs, one more than the node around"
    ),
    ("rootWebArea name='a", "1:1: the dump is broken off inside a value"),
  ]) func `tells what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .chromiumDump) == [fault])
  }
}
