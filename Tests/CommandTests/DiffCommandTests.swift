import Foundation
import Testing

/// Two folders: what a screen was and what it is.
func changedFolders() throws -> Scratch {
  let scratch = try Scratch()
  for (folder, views) in [
    ("old", "  - Text: Total\n  - Button: Pay\n    id: pay\n    hint: Pays\n"),
    ("new", "  - Text: Total\n  - Text: Tax\n  - Button: Pay now\n    id: pay\n"),
  ] {
    let place = scratch.folder.appending(path: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("screen: Basket\nviews:\n\(views)".utf8)
      .write(to: place.appending(path: "basket.screen.yaml"))
    try Data("screen: Same\nviews:\n  - Text: Same\n".utf8)
      .write(to: place.appending(path: "same.screen.yaml"))
  }
  return scratch
}

struct DiffCommandTests {
  @Test func `tells stop by stop what changed between two folders`() throws {
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
    #expect(other.output.contains("'pay' is called \"Pay now\" now, was \"Pay\""))
  }

  @Test func `tells what is missing, and refuses a folder beside a file`() throws {
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
}
