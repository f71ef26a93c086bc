import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct DiffCommandTests {
  @Test func `reports stop by stop what changed between two folders`() throws {
    let scratch = try changedFolders()
    let run = try spoken("diff", "old", "new", in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        basket.screen.yaml
          a stop is new: "Tax", stop 2, after "Total" (new/basket.screen.yaml:4:5)
          'pay' is called "Pay now" now, was "Pay" (new/basket.screen.yaml:5:5, the label comes first)
          'pay' has no hint any more, was "Pays" (new/basket.screen.yaml:5:5)
          the way to a stop:
            'pay': 2 swipes and 1.8 s, was 1 swipe and 1.0 s

        """)
    #expect(try spoken("diff", "old", "old", in: scratch.folder).status == 0)
  }

  @Test func `writes Markdown, and JSON with a null for what is not known`() throws {
    let scratch = try changedFolders()
    let files = ["old/basket.screen.yaml", "new/basket.screen.yaml"]
    let markdown = try spoken(["diff"] + files + ["--format", "markdown"], in: scratch.folder)
    #expect(
      markdown.output.contains(
        "- **hint** `'pay' has no hint any more, was \"Pays\""))
    let json = try spoken(["diff"] + files + ["--format", "json"], in: scratch.folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let inputs = try #require(object?["inputs"] as? [[String: Any]])
    let changes = try #require(inputs.first?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["added", "renamed", "hint"])
    #expect(changes[2]["new"] is NSNull)
    #expect(changes[2]["old"] as? String == "Pays")
  }

  @Test func `compares a transcript with a screen`() throws {
    let scratch = try changedFolders()
    let transcript = try spoken("transcript", "old/basket.screen.yaml", in: scratch.folder).output
    _ = try scratch.create("basket.transcript", transcript)
    let same = try spoken("diff", "basket.transcript", "old/basket.screen.yaml", in: scratch.folder)
    #expect((same.output, same.status) == ("", 0))
    let other = try spoken(
      "diff", "basket.transcript", "new/basket.screen.yaml", in: scratch.folder)
    #expect(
      other.output == """
        basket.transcript → new/basket.screen.yaml
          a stop is new: "Tax", stop 2, after "Total" (new/basket.screen.yaml:4:5)
          'pay' is called "Pay now" now, was "Pay" (new/basket.screen.yaml:5:5, the label comes first)
          'pay' does not say "Pays" any more (new/basket.screen.yaml:5:5)

        """)
  }

  /// What `diff` tells of two files with these texts.
  private func diff(_ old: (String, String), _ new: (String, String)) throws -> Run {
    let scratch = try Scratch()
    _ = try scratch.create(old.0, old.1)
    _ = try scratch.create(new.0, new.1)
    return try spoken("diff", old.0, new.0, "--quiet", in: scratch.folder)
  }

  @Test(arguments: [
    "> Next", "# Top", "? Help", "/etc/", "/etc", #"\o/"#, #""Quoted""#, "♪ Song",
  ])
  func `takes a label for words that begins as another line`(label: String) throws {
    let screen = "screen: S\nviews:\n  - Button: '\(label)'\n    hint: \"? Why\"\n  - Text: End\n"
    let scratch = try Scratch()
    _ = try scratch.create("s.screen.yaml", screen)
    #expect(try spoken("check", "s.screen.yaml", "--update", in: scratch.folder).status == 0)
    let golden = try String(
      contentsOf: scratch.folder.appending(path: "s.transcript"), encoding: .utf8)
    #expect(golden.contains("\n> open\n\\"), "\(golden)")
    #expect(try spoken("check", "s.screen.yaml", in: scratch.folder).status == 0)
    let same = try spoken("diff", "s.transcript", "s.screen.yaml", in: scratch.folder)
    #expect((same.output, same.status) == ("", 0))
    _ = try scratch.create("t.transcript", golden.replacing(", Button", with: " 2, Button"))
    let other = try spoken("diff", "s.transcript", "t.transcript", in: scratch.folder)
    #expect(other.status == 1)
    #expect(other.output.contains(" 2, Button\" is heard now"), "\(other.output)")
  }

  @Test(arguments: [
    "> open\n/To.*/\n> next\nPay, Button\n", "> open\n…\n> next\nPay, Button\n",
    "> open\nTotal\n?  Gone\n# mine\n> next\nPay, Button\n",
  ])
  func `fills in the patterns of a golden`(body: String) throws {
    let run = try diff(
      ("g.transcript", "# S · ios · en-US\n" + body),
      ("s.screen.yaml", "screen: S\nviews:\n  - Text: Total\n  - Button: Pay\n"))
    #expect((run.output, run.status) == ("", 0))
  }

  @Test func `reports renames in the same places as renames`() throws {
    func screen(_ names: [String]) -> String {
      "screen: S\nviews:\n" + names.map { "  - Button: \($0)\n" }.joined()
    }
    let run = try diff(
      ("a.screen.yaml", screen(["Open", "Save", "Close", "Print"])),
      ("b.screen.yaml", screen(["Öffnen", "Sichern", "Schließen", "Drucken"])))
    #expect(run.output.split(separator: "\n").filter { $0.contains(" is called ") }.count == 4)
    #expect(!run.output.contains("changed places"))
  }

  @Test func `does not call a golden new that lost its screen`() throws {
    let scratch = try changedFolders()
    for folder in ["old", "new"] {
      _ = try scratch.create("\(folder)/same.transcript", "# Same · ios · en-US\n> open\nSame\n")
    }
    try FileManager.default.removeItem(
      at: scratch.folder.appending(path: "new/same.screen.yaml"))
    let run = try spoken("diff", "old", "new", "--quiet", in: scratch.folder)
    #expect(run.output.contains("same.screen.yaml: gone\n"))
    #expect(!run.output.contains("same.transcript"))
  }

  @Test func `reports what is missing, and refuses a folder beside a file`() throws {
    let scratch = try changedFolders()
    let missing = try spoken("diff", "old", "nowhere", in: scratch.folder)
    #expect(missing.status == 66)
    #expect(missing.errors == "nowhere: there is no such file or folder\n")
    let mixed = try spoken("diff", "old", "new/same.screen.yaml", in: scratch.folder)
    #expect(mixed.status == 64)
    #expect(
      mixed.errors
        == "old is a folder and new/same.screen.yaml is a file; compare like with like\n")
    #expect(
      try spoken("diff", "old/basket.screen.yaml", "nowhere.screen.yaml", in: scratch.folder).status
        == 66)
  }

  @Test func `reports a screen as its golden was recorded, unless an option says otherwise`() throws
  {
    let scratch = try changedFolders()
    let input = "old/basket.screen.yaml"
    let settings = ["--settings", "verbose"]
    let text = try spoken(["transcript", input] + settings, in: scratch.folder).output
    _ = try scratch.create("basket.transcript", text)
    #expect(text.contains("\n# "))
    for pair in [["basket.transcript", input], [input, "basket.transcript"]] {
      let same = try spoken(["diff"] + pair, in: scratch.folder)
      #expect((same.output, same.status) == ("", 0))
    }
    let terse = try spoken(
      ["diff", "basket.transcript", input, "--set", "speakHints=false"], in: scratch.folder)
    #expect(terse.status == 1 && terse.output.contains("the setting speakHints is false now"))
    // What the file itself says holds.
    _ = try scratch.create(
      "own.transcript", "# Own · ios · en-US\n# speakHints=false\n> open\nPay, Button\n")
    _ = try scratch.create(
      "own.screen.yaml",
      "screen: Own\nsettings: { speakHints: true }\nviews:\n  - Button: Pay\n    hint: Pays\n")
    let own = try spoken("diff", "own.transcript", "own.screen.yaml", in: scratch.folder)
    #expect(own.output.contains("the setting speakHints is true (the default) now, was false"))
    #expect(own.output.contains("has a hint now: \"Pays\""))
  }
}
