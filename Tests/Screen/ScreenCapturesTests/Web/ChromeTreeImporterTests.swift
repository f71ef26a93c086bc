import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct ChromeTreeImporterTests {
  @Test func `builds the tree by ids, and walks through what is ignored`() throws {
    let screen = try screen(try fixture("chrome-axtree.json"), .chromeTree)
    #expect(screen.title == "Form")
    #expect(
      screen.elementLines == [
        "\"Gift\" checkbox checked on", "\"It is free\"", "\"Why?\" link",
        "\"Size\" popupbutton =Small",
        "\"Send\" button description Sends it disabled",
      ])
    #expect(
      screen.capture?.remarks.first == "1 child is named that is not in the capture.")
  }

  @Test func `says what it does not read`() throws {
    let text = #"""
      [{"nodeId": "1", "role": {"value": "textbox"}, "name": {"value": "Mail"}, "properties":
      [{"name": "roledescription", "value": {"value": "Wrong"}}]}]
      """#
    let remarks = try screen(text, .chromeTree).capture?.remarks ?? []
    #expect(remarks.contains("In the capture and not read: roledescription."))
  }

  @Test(arguments: [
    ("{\"nodes\": 1}", "1:11: the list of nodes is missing; it is under 'nodes'"),
    ("{\"nodes\": [1]}", "1:12: a node is an object with a nodeId"),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .chromeTree) == [fault])
  }

  @Test func `survives nodes that name themselves or each other`() throws {
    let text =
      "[{\"nodeId\": \"1\", \"role\": {\"value\": \"button\"}, \"name\": {\"value\": \"A\"}, \"childIds\": [\"1\", \"2\"]}, {\"nodeId\": \"2\", \"childIds\": [\"1\"]}]"
    #expect(try elements(text, .chromeTree) == ["\"A\" button"])
  }
}
