import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A folder with a screen, a walkthrough through it, and a capture.
private func team() throws -> Scratch {
  let scratch = try Scratch()
  _ = try scratch.create(
    "basket.screen.yaml",
    """
    screen: Basket
    views:
      - Text: Basket
        addTraits: [isHeader]
      - Slider: Apples
        id: apples
        value: 40
        in: [0, 100]
        hint: How many
      - Button: Pay
        id: pay
        hint: Pays at once
      - Button: Cancel
        id: cancel

    """)
  _ = try scratch.create(
    "paying.walk.yaml",
    "walkthrough: Paying\nscreens: { home: basket.screen.yaml }\nsteps: [open: home, next: 2]\n")
  _ = try scratch.create(
    "page.xml",
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" visible="true" x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton type="XCUIElementTypeButton" name="Buy" label="Buy" enabled="true" visible="true" accessible="true" x="10" y="10" width="50" height="44"/>
    </XCUIElementTypeApplication>

    """)
  _ = try scratch.create("notes.json", "{\"kept\": [1, 2]}\n")
  return scratch
}

extension Scratch {
  /// Changes a text in a file.
  fileprivate func change(_ name: String, _ old: String, to new: String) throws {
    let file = folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  fileprivate func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

struct CheckCommandTests {
  @Test func `records what was never recorded, and nothing twice`() throws {
    let scratch = try team()
    let missing = try spoken("check", ".", "--quiet", in: scratch.folder)
    #expect(missing.status == 1)
    #expect(
      missing.output == """
        basket.screen.yaml: basket.transcript is missing; record it with --update
        page.xml: page.transcript is missing; record it with --update
        paying.walk.yaml: paying.transcript is missing; record it with --update

        """)
    let recording = try spoken("check", ".", "--update", "--quiet", in: scratch.folder)
    #expect(recording.status == 0, "\(recording.errors)")
    #expect(
      recording.output
        == "basket.transcript: recorded\npage.transcript: recorded\npaying.transcript: recorded\n")
    let again = try spoken("check", ".", "--update", in: scratch.folder)
    #expect((again.output, again.status) == ("", 0))
    #expect(again.errors.hasSuffix("3 checked: 3 as recorded\n"))
  }

  @Test func `explains a label, an order and a hint that changed`() throws {
    let scratch = try team()
    _ = try spoken("check", ".", "--update", in: scratch.folder)
    try scratch.change("basket.screen.yaml", "Button: Cancel", to: "Button: Stop")
    try scratch.change("basket.screen.yaml", "    hint: How many\n", to: "")
    let run = try spoken(
      "check", "basket.screen.yaml", "--github", "--junit", "junit.xml", "--markdown", "comment.md",
      in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output == """
        basket.screen.yaml: differs from basket.transcript
              > next
              Apples, 40%, Adjustable
            -   How many. Swipe up or down with one finger to adjust the value.
            +   Swipe up or down with one finger to adjust the value.
              > next
              Pay, Button
                Pays at once
              > next
            - Cancel, Button
            + Stop, Button
          why:
            the hint of 'apples' is "Swipe up or down with one finger to adjust the value." now, was "How many. Swipe up or down with one finger to adjust the value." (basket.screen.yaml:5:5, the hint follows after a pause)
            'cancel' is called "Stop" now, was "Cancel" (basket.screen.yaml:12:5, the label comes first)
        ::error file=basket.screen.yaml,line=5,col=5,title=spoken check::the hint of 'apples' is "Swipe up or down with one finger to adjust the value." now, was "How many. Swipe up or down with one finger to adjust the value." (the hint follows after a pause)
        ::error file=basket.screen.yaml,line=12,col=5,title=spoken check::'cancel' is called "Stop" now, was "Cancel" (the label comes first)

        """)
    #expect(try scratch.text("junit.xml").contains("tests=\"1\" failures=\"1\" errors=\"0\""))
    #expect(try scratch.text("comment.md").contains("- `'cancel' is called \"Stop\" now"))
  }

  @Test func `finds two views that changed places, and a hint that is gone`() throws {
    let scratch = try team()
    _ = try spoken("check", ".", "--update", in: scratch.folder)
    try scratch.change("basket.screen.yaml", "    hint: Pays at once\n", to: "")
    try scratch.change(
      "basket.screen.yaml", "  - Button: Pay\n    id: pay\n  - Button: Cancel\n    id: cancel\n",
      to: "  - Button: Cancel\n    id: cancel\n  - Button: Pay\n    id: pay\n")
    let run = try spoken("check", "basket.screen.yaml", "--quiet", in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").suffix(3) == [
        "    'cancel' comes earlier now (basket.screen.yaml:10:5)",
        "    'pay' does not say \"Pays at once\" any more (basket.screen.yaml:12:5)",
        "    'pay' comes later now (basket.screen.yaml:12:5)",
      ])
  }

  @Test func `keeps patterns, remarks and settings of a golden when it records anew`() throws {
    let scratch = try team()
    let golden = """
      # Basket · ios · en-US
      # speakHints=false
      # the price changes every day
      > open
      Basket, Heading
      > next
      /Apples, \\d+%, Adjustable/
      …
      Cancel, Link

      """
    _ = try scratch.create("basket.transcript", golden)
    let run = try spoken("check", "basket.screen.yaml", "--update", "--quiet", in: scratch.folder)
    #expect(run.output == "basket.transcript: recorded again\n", "\(run.errors)")
    #expect(
      try scratch.text("basket.transcript")
        == golden.replacing("Cancel, Link", with: "Cancel, Button"))
    #expect(try spoken("check", "basket.screen.yaml", in: scratch.folder).status == 0)
    let other = try spoken(
      "check", "basket.screen.yaml", "--set", "actions=sound", "--quiet", in: scratch.folder)
    #expect(other.status == 1)
    #expect(
      other.output.split(separator: "\n")[1...2] == [
        "  actions is sound; the golden was recorded with speak (the default)",
        "  speakHints is true (the default); the golden was recorded with false",
      ])
  }

  @Test func `distinguishes an empty golden from one that is missing`() throws {
    let scratch = try team()
    _ = try scratch.create("basket.transcript", " \n")
    let run = try spoken("check", "basket.screen.yaml", "--quiet", in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output == "basket.screen.yaml: basket.transcript is empty; record it with --update\n")
    let update = try spoken("check", ".", "--update", "--quiet", in: scratch.folder)
    #expect(update.output.hasPrefix("basket.transcript: recorded\n"))
    #expect(try spoken("check", ".", in: scratch.folder).status == 0)
  }

  @Test func `takes the current folder when nothing is named`() throws {
    let scratch = try team()
    let update = try spoken("check", "--update", "-q", in: scratch.folder)
    #expect(update.output.hasPrefix("basket.transcript: recorded\n"), "\(update)")
    let same = try spoken("check", in: scratch.folder)
    #expect((same.status, same.output) == (0, ""), "\(same)")
  }

  @Test func `a capture and the screen in another folder that is made of it have own goldens`()
    throws
  {
    let scratch = try team()
    let made = try spoken("import", "page.xml", "-o", "screens/", in: scratch.folder)
    #expect(made.status == 0 && !made.errors.contains("share the golden"), "\(made)")
    _ = try spoken("check", "--update", in: scratch.folder)
    #expect(try spoken("check", in: scratch.folder).status == 0)
    #expect(try scratch.text("screens/page.transcript") == scratch.text("page.transcript"))
  }

  @Test func `reports faulty inputs and checks the others`() throws {
    let scratch = try team()
    _ = try spoken("check", ".", "--update", in: scratch.folder)
    _ = try scratch.create("bad.screen.yaml", "screen: Bad\nviews:\n  - Buton: Pay\n")
    _ = try scratch.create("page.screen.yaml", "screen: Page\nviews: []\n")
    try scratch.change("basket.screen.yaml", "Button: Cancel", to: "Button: Stop")
    let run = try spoken("check", ".", "nowhere", "--junit", "j.xml", in: scratch.folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("nowhere: there is no such file or folder\n"))
    #expect(
      run.output.contains("bad.screen.yaml:3:5: error: Buton 'Pay': unknown class"), "\(run.output)"
    )
    #expect(
      run.output.contains(
        "page.screen.yaml and page.xml share one golden, page.transcript; rename one of them, or "
          + "move it to another folder"), "\(run.output)")
    #expect(run.output.contains("'cancel' is called \"Stop\" now"))
    #expect(try scratch.text("j.xml").contains("tests=\"6\" failures=\"1\" errors=\"4\""))
    #expect(try spoken("check", "nowhere", in: scratch.folder).status == 66)
  }

  @Test func `fails when a step is not as expected, though the golden is`() throws {
    let scratch = try team()
    _ = try spoken("check", ".", "--update", in: scratch.folder)
    try scratch.change("paying.walk.yaml", "next: 2]", to: "next: 2, expect: Nothing]")
    let run = try spoken("check", "paying.walk.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "paying.walk.yaml:3:30: error: after 'next': expected \"Nothing\", but heard"))
  }

  @Test func `gives the same in any number of jobs, and each file to one shard`() throws {
    let scratch = try Scratch()
    for number in 0..<20 {
      _ = try scratch.create("s\(number).screen.yaml", "screen: S\nviews:\n  - Text: T\(number)\n")
    }
    let one = try spoken("check", ".", "--jobs", "1", in: scratch.folder)
    let four = try spoken("check", ".", "--jobs", "4", in: scratch.folder)
    #expect(one.output == four.output)
    let shards = try (1...3).map {
      try spoken("check", ".", "--shard", "\($0)/3", in: scratch.folder).output
    }
    let lines = shards.flatMap { $0.split(separator: "\n") }.sorted()
    #expect(lines == one.output.split(separator: "\n").sorted())
    for number in 1...3 {
      _ = try spoken("check", ".", "--update", "--shard", "\(number)/3", in: scratch.folder)
    }
    #expect(try spoken("check", ".", in: scratch.folder).status == 0)
    #expect(try spoken("check", ".", "--shard", "4/3", in: scratch.folder).status == 64)
    #expect(try spoken("check", ".", "--jobs", "0", in: scratch.folder).status == 64)
  }

  @Test func `gives each shard as much to check`() throws {
    let scratch = try Scratch()
    for (name, count) in [("a", 90), ("b", 30), ("c", 30), ("d", 30)] {
      let views = String(repeating: "  - Text: T\n", count: count)
      _ = try scratch.create("\(name).screen.yaml", "screen: S\nviews:\n" + views)
    }
    let lines = try (1...2).map { number in
      try spoken("check", ".", "--shard", "\(number)/2", in: scratch.folder).output
        .split(separator: "\n").map { String($0.prefix(1)) }
    }
    #expect(lines == [["a"], ["b", "c", "d"]])
  }

  @Test func `reports a golden without an input, and follows no links`() throws {
    let scratch = try team()
    _ = try spoken("check", ".", "--update", in: scratch.folder)
    _ = try scratch.create("old.transcript", "> open\n")
    try FileManager.default.createSymbolicLink(
      at: scratch.folder.appending(path: "loop"), withDestinationURL: scratch.folder)
    let run = try spoken("check", ".", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("old.transcript: no input belongs to this golden\n"))
    #expect(run.errors.hasSuffix("3 checked: 3 as recorded\n"))
  }
}

struct GoldenSettingsTests {
  /// What a check of a screen with a golden comes to.
  private func check(_ screen: String, _ golden: String, _ more: String...) throws -> Run {
    let scratch = try Scratch()
    _ = try scratch.create("s.screen.yaml", "screen: S\n\(screen)")
    _ = try scratch.create("s.transcript", "# S · ios · en-US\n\(golden)")
    return try spoken(["check", "s.screen.yaml", "--quiet"] + more, in: scratch.folder)
  }

  @Test func `reports a setting of the screen that its golden contradicts`() throws {
    let run = try check(
      "settings: { speakHints: true }\nviews:\n  - Button: Pay\n    hint: Pays\n",
      "# speakHints=false\n> open\nPay, Button\n")
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").dropFirst().first
        == "  speakHints is true (the default); the golden was recorded with false")
  }

  @Test func `does not blame steps for a setting`() throws {
    let run = try check(
      "settings: { traits: before }\nviews:\n  - Button: Pay\n", "> open\nPay, Button\n")
    #expect(run.output.contains("  traits is before; the golden was recorded with after"))
    #expect(!run.output.contains("only steps differ"))
    #expect(
      run.output.contains(
        "\"Pay\" says \"Button, Pay\" now, was \"Pay, Button\" (s.screen.yaml:4:5"))
  }

  @Test func `keeps remarks below the header`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("s.screen.yaml", "screen: S\nviews:\n  - Button: Pay\n  - Text: End\n")
    let golden = "# S · ios · en-US\n> open\nPay, Button\n# mid\n> next\nEnd\n"
    _ = try scratch.create("s.transcript", golden)
    #expect(try spoken("check", "s.screen.yaml", in: scratch.folder).status == 0)
    _ = try scratch.create("s.transcript", golden.replacing("End", with: "Last"))
    #expect(try spoken("check", "s.screen.yaml", "--update", in: scratch.folder).status == 0)
    let text = try String(
      contentsOf: scratch.folder.appending(path: "s.transcript"), encoding: .utf8)
    #expect(text == golden)
  }

  @Test func `names the line of a golden with patterns that does not match`() throws {
    let run = try check(
      "views:\n  - Text: A\n  - Button: Pay\n", "> open\n…\n> next\nBuy, Button\n")
    #expect(
      run.output.contains(
        "  why:\n    \"Buy\" is called \"Pay\" now (s.screen.yaml:4:5, the label comes first)\n"),
      "\(run.output)")
  }

  @Test func `reports the language alone when it alone is another`() throws {
    let run = try check("language: de\nviews:\n  - Text: A\n", "> open\nA\n")
    #expect(run.output.contains("  the language is \"de\", was \"en-US\"\n"))
  }

  @Test func `reports a missing input as an error, to standard output too`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("s.screen.yaml", "screen: S\nviews:\n  - Text: A\n")
    _ = try scratch.create("s.transcript", "# S · ios · en-US\n> open\nA\n")
    let run = try spoken("check", "nosuch", "s.screen.yaml", "--junit", "-", in: scratch.folder)
    #expect(run.status == 66)
    #expect(run.output.hasPrefix("<?xml"))
    #expect(run.output.contains("tests=\"2\" failures=\"0\" errors=\"1\""))
    #expect(run.output.contains("<error message=\"nosuch: there is no such file"), "\(run.output)")
  }

  @Test func `reports what a capture lacks when it is recorded at first, and not each time`() throws
  {
    let scratch = try team()
    let lack = "page.xml: capture appium-xcuitest: "
    #expect(try !spoken("check", "page.xml", in: scratch.folder).errors.contains(lack))
    #expect(try spoken("check", "page.xml", "--update", in: scratch.folder).errors.contains(lack))
    try scratch.change("page.xml", "label=\"Buy\"", to: "label=\"Pay\"")
    let changed = try spoken("check", "page.xml", in: scratch.folder)
    #expect(changed.status == 1)
    #expect(changed.errors == "1 checked: 1 different\n")
    #expect(
      try spoken("check", "page.xml", "--update", in: scratch.folder).errors
        == "1 checked: 1 recorded again\n")
    // What is wrong with the capture itself is told.
    try scratch.change("page.xml", "</XCUIElementTypeApplication>\n", to: "")
    let cut = try spoken("check", "page.xml", in: scratch.folder)
    #expect(cut.errors != "1 checked: 1 as recorded\n" && !cut.errors.contains(lack), "\(cut)")
  }

  @Test func `names files whose names are not UTF-8`() throws {
    let scratch = try team()
    func shell(_ script: String) throws -> Run {
      try run(
        URL(filePath: "/bin/sh"), ["-c", script, program], in: scratch.folder)
    }
    _ = try shell("cp basket.screen.yaml \"$(printf 'caf\\351.screen.yaml')\"")
    let folder = try shell("\"$0\" check . --quiet")
    #expect(
      folder.output.contains("caf\u{FFFD}.screen.yaml: cannot be read: its name is not UTF-8"))
    #expect(folder.status == 74)
    for command in ["check", "transcript", "lint", "render a.screen.yaml -o"] {
      let one = try shell("\"$0\" \(command) \"$(printf 'caf\\351.screen.yaml')\"")
      #expect(
        one
          == Run(
            status: 64, output: "",
            errors: "'caf\u{FFFD}.screen.yaml' is not UTF-8; if it is a file, rename it\n"))
    }
  }
}
