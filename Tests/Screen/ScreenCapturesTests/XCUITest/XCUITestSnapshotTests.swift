import ScreenCaptures
import ScreenTree
import TestSupport
import Testing

@testable import ScreenFiles

struct XCUITestSnapshotTests {
  @Test func `reads WebDriverAgent's JSON, and trusts what it calls accessible`() throws {
    let screen = try screen(try fixture("webdriveragent.json"), .webDriverAgent)
    #expect(
      screen.elementLines == [
        "Button \"Pay\" button+notEnabled #pay", "Other \"Card Visa\" button actions Remove/Share",
      ])
    #expect(screen.capture?.drops.map(\.rule) == ["not visible"])
    let card = try #require(screen.views.flatMap(\.elements).last)
    #expect(
      card.unplaced.contains(.frame(Frame(x: 10.5, y: 150, width: 100, height: 44))))
  }

  @Test func `reads WebDriverAgent's JSON of 2016`() throws {
    #expect(
      try elements(try fixture("webdriveragent-2016.json"), .webDriverAgent2016) == [
        "Cell \"Wi-Fi\" =Home", "Other \"Note\"",
      ])
  }

  @Test func `says what a capture cannot tell`() throws {
    let capture = try screen(try fixture("appium-xcuitest.xml"), .appium).capture
    #expect(capture?.evidence == ["accessible", "visible", "traits", "customActions", "index"])
    #expect(capture?.notCaptured.contains(.traits) == false)
    #expect(capture?.notCaptured.contains(.hint) == true)
  }

  @Test func `warns of a branch that may be cut`() throws {
    let text =
      "<AppiumAUT>" + String(repeating: "<XCUIElementTypeOther>", count: 50)
      + String(repeating: "</XCUIElementTypeOther>", count: 50) + "</AppiumAUT>"
    #expect(
      try screen(text, .appium).capture?.remarks.first
        == "A branch is 50 deep: the driver may have cut it; raise snapshotMaxDepth.")
  }

  @Test func `warns once of a trait that is not known`() {
    let text = """
      <AppiumAUT><XCUIElementTypeButton label="A" traits="Button, Sparkling"/>\
      <XCUIElementTypeButton label="B" traits="Sparkling"/></AppiumAUT>
      """
    #expect(
      captureFaults(text, .appium) == [
        "1:45: the trait 'Sparkling' is not known; it is left out"
      ])
  }
}
