import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct ChromeDevToolsImporterTests {
  @Test func `reads the text of a snapshot`() throws {
    let screen = try screen(try fixture("chrome-devtools-mcp.txt"), .chromeDevTools)
    #expect(screen.title == "Tea shop")
    #expect(
      screen.elementLines == [
        "\"House of \"fine\" tea\" heading level 1", "\"Open daily\nfrom nine\"", "\"to six\"",
        "\"Menu\" button collapsed", "\"Cart\" link",
        "\"Mail\" textbox description Say \"hi\" required =a@b.c isEditing",
        "\"Gift\" checkbox checked mixed disabled", "\"Size\" popupbutton =Large",
      ])
    #expect(
      screen.capture?.drops.map(\.description) == [
        "12:5 text 'Cart' left out by words that the element around says",
        "16:5 option 'Small' left out by choices of closed controls",
        "17:5 option 'Large' left out by choices of closed controls",
      ])
  }

  @Test func `reads the structured form`() throws {
    #expect(
      try elements(try fixture("chrome-devtools-mcp.json"), .chromeDevTools) == [
        "\"Tea\" heading level 2", "\"Menu\" button collapsed", "\"Open\"",
        "\"Gift\" checkbox checked on",
      ])
  }

  @Test(arguments: [
    "  uid=1_3 StaticText \"test\"\n    uid=1_4 InlineTextBox \"test\"",
    "  uid=1_1 ignored\n    uid=1_2 none\n      uid=1_3 StaticText \"test\"",
    "  uid=1_3 LineBreak \"\n\"\n  uid=1_2 StaticText \"test\"",
  ]) func `reads a page alike with and without what is ignored`(nodes: String) throws {
    let text = "uid=1_0 RootWebArea \"Page\"\n" + nodes
    #expect(try elements(text, .chromeDevTools) == ["\"test\""])
  }

  @Test func `warns of a line between nodes that is none`() throws {
    let text =
      "uid=1_0 RootWebArea\n  uid=1_1 button \"A\"\nnote\n  uid=1_2 button \"B\"\n## Console"
    #expect(captureFaults(text, .chromeDevTools) == ["3:1: this line is no node and is left out"])
    #expect(try screen(text, .chromeDevTools).labels == ["A", "B"])
  }

  @Test(arguments: [
    (
      "uid=1_0 RootWebArea\n  uid=1_1 button \"Sa",
      "2:3: the snapshot is broken off: the name or value of this node has no end; capture it again"
    ),
    (
      "uid=1_0 RootWebArea\n  uid=1_1 but",
      "2:1: the snapshot is broken off: this line is not whole; capture it again"
    ),
    (
      "uid=1_0 RootWebArea\n  uid=1_1 button \"A\" focu",
      "2:1: the snapshot is broken off: this line is not whole; capture it again"
    ),
    (
      "```\nuid=1_0 RootWebArea\n  uid=1_1 button\n",
      "1:1: the snapshot is broken off: nothing closes this fence; capture it again"
    ),
    (
      "no node",
      "1:1: there is no node here; a snapshot has lines such as 'uid=1_2 button \"Save\"'"
    ),
    (
      "{\"snapshotFilePath\": \"/a.txt\"}",
      "1:1: the tool wrote the snapshot to '/a.txt'; read that file"
    ),
    (
      "{\"a\": 1}",
      "1:1: the tree is missing; a snapshot of chrome-devtools-mcp has it under 'snapshot'"
    ),
  ]) func `says what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .chromeDevTools) == [fault])
  }
}
