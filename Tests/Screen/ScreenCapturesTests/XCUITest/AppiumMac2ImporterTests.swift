import ScreenDocuments
import ScreenTree
import Testing

@testable import ScreenCaptures

struct AppiumMac2ImporterTests {
  @Test func `reads a window and the menu bar, each by itself`() throws {
    let screen = try screen(try fixture("appium-mac2.xml"), .appiumMac2)
    #expect(screen.platform == .macos && screen.title == "Order" && screen.app == "Tea")
    #expect(
      screen.elementLines == [
        "\"Gift\" checkbox checked mixed", "StaticText \"Kind\" staticText",
        "SecureTextField \"Code\" textEntry+secureTextField #code placeholder Code",
        "Button \"close\" button #_XCUI:CloseWindow", "MenuBarItem \"Tea\"", "MenuBarItem \"Edit\"",
      ])
    let areas = screen.views.flatMap(\.members)
    #expect(areas.map(\.className) == ["Window", "MenuBar"])
    #expect(areas.first?[.groupChildren] == true)
  }

  @Test func `never reads the Apple menu`() throws {
    let reading = Importer.appiumMac2.read(
      Array(try fixture("appium-mac2.xml").utf8), file: "f", keepsAll: true)
    let screen = try #require(reading.value)
    #expect(screen.labels.contains("About Tea"))
    let words = screen.labels + (screen.capture?.drops.map(\.subject) ?? [])
    #expect(!words.contains { $0.contains("Ada") })
    #expect(reading.findings.count == 1 && reading.findings[0].position.line == 12)
  }

  @Test func `leaves out closed menus and the Touch Bar`() throws {
    let capture = try screen(try fixture("appium-mac2.xml"), .appiumMac2).capture
    #expect(
      capture?.drops.map(\.description).sorted() == [
        "12:5 MenuBarItem 'Apple' left out by status bar and bars of the tool",
        "19:9 MenuItem 'About Tea' left out by choices of closed controls",
        "25:3 TouchBar left out by status bar and bars of the tool",
        "26:5 Button 'Emoji' left out by status bar and bars of the tool",
      ])
    #expect(capture?.nodeCount == 19)
  }

  @Test func `says what is wrong`() {
    #expect(
      captureFaults("<XCUIElementTypeApplication label='a'/>", .appiumMac2) == [
        "1:1: a page source of the Mac2 driver begins with <XCUIElementTypeApplication elementType=…>, not <XCUIElementTypeApplication>"
      ])
  }
}
