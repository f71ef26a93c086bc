import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct MaestroImporterTests {
  @Test func `reads the runner's raw form with its types`() throws {
    #expect(
      try elements(try fixture("maestro-runner.json"), .maestro) == [
        "Button \"Pay\" button+notEnabled #pay", "TextField =Name textEntry placeholder Name",
        "99 \"Odd\"",
      ])
  }

  @Test func `reads Trailblaze's tree of Android`() throws {
    let screen = try screen(try fixture("trailblaze.json"), .trailblaze)
    #expect(screen.title == "General")
    #expect(
      screen.elementLines == [
        "TextView \"Calls\" staticText+header", "Switch \"Ring\" =1 button+switchButton",
      ])
    #expect(screen.capture?.dropped == ["not visible": 1, "hidden from assistive technology": 1])
  }

  @Test func `reads Trailblaze's filtered tree when there is no other`() throws {
    let text = """
      {"deviceWidth": 400, "deviceHeight": 800, "viewHierarchy": {"centerPoint": "0,0", "children": [
        {"nodeId": 2, "accessibilityText": "Shop", "x2": 400, "y2": 800, "children": [
          {"nodeId": 3, "accessibilityText": "Pay", "x1": 10, "y1": 10, "x2": 90, "y2": 50, "selected": true}]}]}}
      """
    let screen = try screen(text, .trailblaze)
    #expect(screen.elementLines == ["Unknown \"Pay\" selected"])
    #expect(screen.app == "Shop" && screen.capture?.evidence.first == "viewHierarchy")
  }

  @Test func `reads Maestro's form of Android`() throws {
    let text = """
      {"attributes": {"class": "android.widget.FrameLayout", "bounds": "[0,0][100,200]"}, "children": [
        {"attributes": {"class": "android.widget.Button", "text": "Pay", "bounds": "[0,0][50,20]", "clickable": "true"}, "clickable": true}]}
      """
    #expect(try elements(text, .maestro) == ["Button \"Pay\" button"])
  }

  @Test(arguments: [
    ("[]", "1:1: a hierarchy of Maestro is an object with attributes and children, not a list")
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .maestro) == [fault])
  }
}
