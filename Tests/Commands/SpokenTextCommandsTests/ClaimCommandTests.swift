import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct ClaimCommandTests {
  private static let screen =
    "screen: Shop\nviews:\n  - Text: Your order\n  - Button: Pay\n"
    + "    onActivate: { announce: Paid }\n"
  private static let walk =
    "walkthrough: Paying\nscreens: { shop: shop.screen.yaml }\nsteps:\n  - open: shop\n  - next\n"
    + "  - activate\n  - wait: 5s\n"

  private func scratch() throws -> Scratch {
    try Scratch([
      "shop.screen.yaml": Self.screen, "paying.walk.yaml": Self.walk,
      "bad.screen.yaml": "screen: Bad\nviews:\n  - Button: btn_pay\n",
    ])
  }

  @Test func `a folder gets the three files, and standard output the verdicts`() throws {
    let scratch = try scratch()
    let run = try spoken("claim", "-o", "evidence/", in: scratch.folder)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.hasPrefix("Paying · "))
    #expect(run.errors == "1 task: 1 pass\n")
    #expect(try scratch.files.contains("evidence"))
    for name in ["claim.md", "claim.html", "claim.json"] {
      let text = String(decoding: try scratch.bytes("evidence/\(name)"), as: UTF8.self)
      #expect(text.contains("Pay, Button") && text.contains("shop.screen.yaml:4:5"), "\(name)")
    }
  }

  @Test(arguments: [("x.md", "# VoiceOver"), ("x.html", "<!doctype"), ("x.json", "{")])
  func `one file is named by its ending`(name: String, start: String) throws {
    let scratch = try scratch()
    let run = try spoken("claim", "paying.walk.yaml", "-o", name, "-q", in: scratch.folder)
    #expect(run.status == 0 && run.errors == "", "\(run)")
    #expect(String(decoding: try scratch.bytes(name), as: UTF8.self).hasPrefix(start))
  }

  @Test func `a task that fails exits with 1, and a missing input with 66`() throws {
    let scratch = try scratch()
    let bad = try spoken("claim", "bad.screen.yaml", in: scratch.folder)
    #expect(bad.status == 1 && bad.output.contains("[file-name-label]"), "\(bad)")
    let missing = try spoken("claim", "no.walk.yaml", "paying.walk.yaml", in: scratch.folder)
    #expect(missing.status == 66 && missing.output.contains("Paying"), "\(missing)")
    let faulty = try scratch.create("faulty.walk.yaml", "walkthrough: F\nsteps: [nxt]\n")
    #expect(try spoken("claim", faulty.path, in: scratch.folder).status == 65)
  }

  @Test func `a folder without walkthroughs is none of tasks`() throws {
    let scratch = try Scratch(["a.screen.yaml": Self.screen])
    let run = try spoken("claim", ".", in: scratch.folder)
    #expect(run.status == 66 && run.errors.contains("no walkthroughs in ."), "\(run)")
  }

  @Test(arguments: [["-o", "-"], ["--jobs", "0"], ["--format", "pdf"]])
  func `wrong options are refused`(options: [String]) throws {
    let run = try spoken(["claim", "samples/wallet.walk.yaml"] + options)
    #expect(run.status == 64)
  }

  @Test func `no input is overwritten`() throws {
    let scratch = try scratch()
    _ = try scratch.create("claim.json", "{}")
    let run = try spoken("claim", "claim.json", "-o", "claim.json", in: scratch.folder)
    #expect(run.status == 64 && run.errors.contains("claim.json is an input"), "\(run)")
  }

  @Test func `the example of its page is as it says`() throws {
    let page = try String(contentsOf: root.appending(path: "docs/claim.md"), encoding: .utf8)
    let scratch = try Scratch()
    for match in page.matches(of: #/<!-- (.+) -->\n```yaml\n([^`]*)```/#) {
      _ = try scratch.create(String(match.1), String(match.2))
    }
    let run = try spoken("claim", "paying.walk.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(page.contains("prints:\n\n```\n\(run.output)```\n"), "\(run)")
  }
}
