import ScreenCaptures
import ScreenTree
import Testing

@testable import ScreenFiles

struct WebSnapshotModalTests {
  private func page(_ dialog: String) -> String {
    """
    {"role": "WebArea", "name": "P", "children": [{"role": "button", "name": "Behind"},
    {"role": "text", "name": "Words"}, {"role": "dialog", "name": "D", \(dialog)},
    {"role": "heading", "name": "After"}]}
    """
  }

  @Test func `leaves out what a modal dialog covers`() throws {
    let text = page(#""modal": true, "children": [{"role": "button", "name": "OK"}]"#)
    let screen = try screen(text, .ariaJSON)
    #expect(screen.elementLines == ["\"OK\" button"])
    #expect(screen.title == "P")
    #expect(
      screen.capture?.drops.map(\.subject) == [
        "button 'Behind'", "text 'Words'", "heading 'After'",
      ])
    #expect(screen.capture?.dropped["covered"] == 3)
    #expect(try ScreenCapturesTests.screen(text, .ariaJSON, all: true).elementLines.count == 4)
  }

  @Test func `takes the innermost of several dialogs`() throws {
    let inner = #"{"role": "dialog", "modal": true, "children": [{"role": "link", "name": "L"}]}"#
    let text = page(#""modal": true, "children": [{"role": "button", "name": "OK"}, \#(inner)]"#)
    #expect(try elements(text, .ariaJSON) == ["\"L\" link"])
  }

  @Test(arguments: [
    #""modal": true, "children": []"#, #""modal": true, "ariaHidden": true"#,
    #""modal": false, "children": [{"role": "img"}]"#,
  ]) func `does not cover a page with a dialog that shows nothing`(dialog: String) throws {
    let lines = try elements(page(dialog), .ariaJSON)
    #expect(lines == ["\"Behind\" button", "\"Words\"", "\"After\" heading"])
  }
}
