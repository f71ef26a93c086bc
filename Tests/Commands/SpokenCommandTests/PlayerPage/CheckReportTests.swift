import CommandTestSupport
import Foundation
import SpokenPage
import TestSupport
import Testing

struct CheckReportTests {
  @Test func `a check writes a page for each input that differs, and an index`() throws {
    let scratch = try Scratch()
    let views = "  - Button: Pay now\n  - Text: Total\n"
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n" + views)
    _ = try scratch.create(
      "a.transcript",
      "# A · ios · en-US\n> open\nBuy, Button\n  Pays.  lost to the focus move\n> next\nTotal\n")
    _ = try scratch.create("b.screen.yaml", "screen: B\nviews:\n" + views)
    _ = try scratch.create(
      "b.transcript", "# B · ios · en-US\n> open\nPay now, Button\n> next\nTotal\n")
    _ = try scratch.create("c.screen.yaml", "screen: C\nviews:\n" + views)
    let run = try spoken("check", ".", "--html", "report", "--quiet", in: scratch.folder)
    #expect(run.status == 1, "\(run)")
    let folder = scratch.folder.appending(path: "report")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["001-a.html", "index.html"])
    let index = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(
      index.contains(
        "<p class=\"facts\">3 checked: 1 as recorded, 1 different, 1 without a golden</p>"))
    #expect(index.contains("<a href=\"001-a.html\">") && index.contains("is missing; record it"))
    let page = try String(contentsOf: folder.appending(path: "001-a.html"), encoding: .utf8)
    #expect(page.contains("<del>Buy,</del>") && page.contains("<ins>Pay now,</ins>"))
    let json = try #require(page.firstMatch(of: #/id="spoken-data">(.*)</script>/#)).1
    let data = try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
    let change = try #require(data.comparison?.changes.first)
    #expect(change.old?.text == "Buy, Button ·   Pays.  lost to the focus move")
    #expect(change.new?.text == "Pay now, Button")
    let old = try #require(change.old?.frames)
    #expect(old.count > data.sampleRate / 2, "the golden's line is spoken")
    #expect(page.contains("<audio id=\"old-sound\""))
  }
}
