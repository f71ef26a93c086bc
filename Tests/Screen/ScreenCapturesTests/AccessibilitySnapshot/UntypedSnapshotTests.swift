import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct UntypedSnapshotTests {
  @Test func `finds elements without types`() throws {
    let screen = try screen(try fixture("maestro.json"), .maestro)
    #expect(
      screen.elementLines
        == [
          "Button \"Back\" button+backButton #BackButton", "Unknown \"Message\"",
          "Unknown \"Ada Lovelace\"", "Unknown \"One\"", "Unknown \"Two\"",
          "TextField =Search textEntry placeholder Search",
          "Switch \"Wi-Fi\" =1 button+switchButton",
          "Unknown \"Pay\" selected+notEnabled",
        ])
    #expect(screen.app == "Shop" && screen.title == "Shop")
    #expect(
      screen.capture?.remarks.prefix(2) == [
        "Roles are not captured but for fields, switches, bars and the way back; nothing is said of them.",
        "Elements are inferred from labels.",
      ])
    #expect(screen.capture?.dropped["status bar and bars of the tool"] == 1)
  }

  @Test func `takes a node that says more than what is in it`() throws {
    let text = #"""
      {"attributes": {}, "children": [{"attributes": {"accessibilityText": "Pay now", "bounds": "[0,0][9,9]"},
      "children": [{"attributes": {"accessibilityText": "Pay", "bounds": "[0,0][9,9]"}}]},
      {"attributes": {"accessibilityText": "Total", "bounds": "[0,90][90,99]"}}]}
      """#
    #expect(try elements(text, .maestro) == ["Unknown \"Pay now\"", "Unknown \"Total\""])
  }

  @Test func `takes no value for a tab because it is chosen`() throws {
    let text = #"""
      {"attributes": {}, "children": [{"attributes": {"accessibilityText": "Mail", "value": "1", "selected": "true", "bounds": "[0,0][9,9]"}},
      {"attributes": {"accessibilityText": "Old", "value": "1", "bounds": "[0,20][9,29]"}}]}
      """#
    #expect(try elements(text, .maestro) == ["Unknown \"Mail\" selected", "Unknown \"Old\" =1"])
  }

  @Test func `takes no label for a picture because of its identifier`() throws {
    let text = #"""
      {"attributes": {}, "children": [{"attributes": {"accessibilityText": "Total", "resource-id": "title", "bounds": "[0,0][9,9]"}},
      {"attributes": {"accessibilityText": "Light", "value": "0", "resource-id": "settings.light", "bounds": "[0,20][9,29]"}}]}
      """#
    let lines = try elements(text, .maestro)
    #expect(
      lines == [
        "Unknown \"Total\" #title", "Unknown \"Light\" =0 #settings.light",
      ])
  }

  @Test func `leaves out the system's bars of Android without packages`() throws {
    let text = #"""
      {"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][90,9]"}, "children": [{"attributes": {"text": "1", "class": "android.widget.TextView", "resource-id": "com.android.systemui:id/clock", "bounds": "[0,0][9,9]"}}]},
      {"attributes": {"class": "android.widget.FrameLayout", "bounds": "[0,9][90,99]"}, "children": [{"attributes": {"text": "Pay", "class": "android.widget.Button", "bounds": "[0,9][9,19]"}, "clickable": true}]}]}
      """#
    #expect(try elements(text, .maestro) == ["Button \"Pay\" button"])
    #expect(captureFaults(text, .maestro) == [])
  }

  @Test(arguments: [
    ("chevron.forward", true), ("trash", true), ("BackButton", false), ("", false), ("a b", false),
  ]) func `knows the names of symbols by their form`(name: String, isSymbol: Bool) {
    #expect(name.isSymbol == isSymbol)
  }
}
