import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Every block of commands in README and docs: each is run, or says why not.
///
/// A block runs in a folder with the files that the pages speak of. It may end with 1: a page shows
/// differences, too.
struct CommandBlockTests {
  /// A block with the line that it begins at, from 1.
  struct Block: CustomTestStringConvertible {
    var page: String
    var line: Int
    var text: String
    /// Why it is not run; nil for a block that is.
    var excuse: String?
    var testDescription: String { "\(page):\(line)" }
  }

  static let blocks: [Block] = {
    let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")) ?? []
    let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return pages.flatMap(blocks)
  }()

  private static func blocks(of page: String) -> [Block] {
    let text = try? String(contentsOf: root.appending(path: page), encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    var last: Substring = ""
    for (index, line) in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if open == nil, line == "```sh" {
        let excuse = last.wholeMatch(of: #/<!-- Not run: (.+) -->/#).map { String($0.1) }
        open = Block(page: page, line: index + 1, text: "", excuse: excuse)
      } else if line == "```", let block = open {
        blocks.append(block)
        open = nil
      } else {
        open?.text += line + "\n"
      }
      if !line.isEmpty { last = line }
    }
    return blocks
  }

  @Test func `the pages have blocks, and few that cannot be run`() {
    #expect(Self.blocks.count { $0.excuse == nil } >= 10)
    for block in Self.blocks { #expect(block.excuse != "", "\(block.testDescription)") }
  }

  @Test(arguments: blocks.filter { $0.excuse == nil })
  func `the commands of a page run`(block: Block) throws {
    let scratch = try Scratch()
    try Self.fill(scratch)
    let folder = URL(filePath: program).deletingLastPathComponent().path
    let run = try run(
      URL(filePath: "/bin/bash"), ["-c", block.text], in: scratch.folder,
      environment: [
        "PATH": "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "ALSA_CONFIG_PATH": scratch.folder.appending(path: "asound.conf").path,
      ])
    #expect([0, 1].contains(run.status), "\(block.testDescription): \(run)")
    #expect(!run.errors.contains("no such file") && !run.errors.contains("USAGE"), "\(run.errors)")
  }

  /// The files that the pages speak of.
  private static func fill(_ scratch: Scratch) throws {
    let screen = """
      screen: Shop
      views:
        - Text: Your order
        - Toggle: Gift
          value: true
        - Button: Pay

      """
    let heard = "Your order\nGift, Switch button, On\nPay, Button\n"
    let fixtures = root.appending(path: "Tests/Screen/ScreenCapturesTests/Fixtures")
    let capture = try String(
      contentsOf: fixtures.appending(path: "appium-xcuitest.xml"), encoding: .utf8)
    let tutorial = root.appending(path: "Sources/Library/SpokenScreen/SpokenScreen.docc/Resources")
    let cart = try String(
      contentsOf: tutorial.appending(path: "cart-1.yaml"), encoding: .utf8)
    let files = [
      "asound.conf": "</usr/share/alsa/alsa.conf>\npcm.!default { type null }\n",
      "screens/shop.screen.yaml": screen, "checkout.screen.yaml": screen,
      "old.screen.yaml": screen, "new.screen.yaml": screen + "  - Button: Back\n",
      "app.settings.yaml": "speakHints: false\nbudget: { swipes: 20 }\n", "log.txt": heard,
      "tree.txt": screen, "page.xml": capture, "cart.screen.yaml": cart,
    ]
    for (name, text) in files { _ = try scratch.create(name, text) }
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "samples"),
      withDestinationURL: root.appending(path: "samples"))
    _ = try spoken("import", "log.txt", "-o", "checkout.heard.json", in: scratch.folder)
  }
}
