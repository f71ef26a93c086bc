import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct AriaImporterTests {
  @Test func `reads the fixture of a stored snapshot`() throws {
    let screen = try screen(try fixture("playwright-aria.yaml"), .ariaSnapshot)
    #expect(screen.title == "Cart \"yours\"")
    #expect(
      screen.labels == [
        "Shop", "Cart \"yours\"", "Save: all", "Gift", "Name", "Code", "Country",
        "Note: it is free", "One", "Two", "Item", "Price", "Tea", "3", "Order number", "A", "B",
        "docs", "a.txt", "Logo", "New",
      ])
  }

  @Test func `reads an answer of Playwright's server between its notes`() throws {
    let text = """
      - Page URL: https://example.org
      - Page Snapshot:
      ```yaml
      - generic [active] [ref=e1]:
        - button "Save" [ref=e2] [cursor=pointer]
      ```
      """
    let screen = try screen(text, .ariaSnapshot)
    #expect(screen.labels == ["Save"])
    #expect(screen.views.flatMap(\.elements).first?.position.line == 5)
  }

  @Test func `reads what is typed instead of the prompt, and leaves out what is hidden`() throws {
    let text = #"""
      {"role": "main", "children": [{"role": "textbox", "name": "N", "placeholder": "P", "text": "Bo"},
      {"role": "button", "name": "Gone", "ariaHidden": true}]}
      """#
    let screen = try screen(text, .ariaJSON)
    #expect(screen.elementLines == ["\"N\" textbox placeholder P =Bo"])
    #expect(screen.capture?.dropped["hidden from assistive technology"] == 1)
  }

  @Test(arguments: [("[1]", "1:1: there is no node with a role here")])
  func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .ariaJSON) == [fault])
  }
}
