import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct ImportCommandTests {
  private static let source = """
    <AppiumAUT><XCUIElementTypeApplication label="Shop" x="0" y="0" width="390" height="844">
    <XCUIElementTypeButton label="Pay" x="16" y="100" width="100" height="44"/>
    <XCUIElementTypeButton label="Far" x="16" y="9000" width="100" height="44"/>
    <XCUIElementTypeHologram label="New" x="16" y="200" width="100" height="44"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    _ = try scratch.create("shop.xml", Self.source)
    return scratch
  }

  @Test func `prints labels of symbols that are not known yet`() throws {
    let scratch = try scratch()
    let images = [
      ("plus", "add"), ("drop.fill", "Water Drop"), ("new.symbol", "New Thing"), ("tray", "Inbox"),
      ("New York", "A city"),
    ].enumerated().map { index, image in
      "<XCUIElementTypeImage name=\"\(image.0)\" label=\"\(image.1)\" x=\"16\" y=\"\(100 + index * 50)\" "
        + "width=\"20\" height=\"20\"/>"
    }
    _ = try scratch.create(
      "one.xml",
      """
      <AppiumAUT><XCUIElementTypeApplication label="Shop" x="0" y="0" width="390" height="844">
      \(images.joined(separator: "\n"))
      <XCUIElementTypeButton name="old.symbol" label="Old" x="16" y="600" width="20" height="20"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """)
    let run = try spoken("import", "--symbols", "one.xml", "shop.xml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(
      run.output == "new.symbol\tNew Thing\ten-US\tone.xml\ntray\tInbox\ten-US\tone.xml\n")
    #expect(run.errors == "2 unknown labels of symbols in 2 captures\n")
    let quiet = try spoken("import", "--symbols", "--quiet", "shop.xml", in: scratch.folder)
    #expect(quiet == Run(status: 0, output: "", errors: ""))
  }

  @Test(arguments: [
    ["shop.xml", "shop.xml"], ["--symbols", "shop.xml", "-o", "x.screen.yaml"],
  ]) func `takes several captures and no output for symbols alone`(arguments: [String]) throws {
    let scratch = try scratch()
    #expect(try spoken(["import"] + arguments, in: scratch.folder).status == 64)
    withExtendedLifetime(scratch) {}
  }

  @Test func `writes a screen file, and reports what the capture lacks`() throws {
    let scratch = try scratch()
    let run = try spoken("import", "shop.xml", "-o", "shop.screen.yaml", in: scratch.folder)
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors.hasPrefix("shop.xml:4:1: warning: the type 'Hologram' is not known"))
    #expect(run.errors.contains("\nleft out: 1 by off screen\n"))
    #expect(run.errors.contains("it lacks actions, container, customContent, expanded, hint"))
    let file = scratch.folder.appending(path: "shop.screen.yaml")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        screen: Shop
        app: Shop
        capture:
          format: appium-xcuitest
          notCaptured:
            - actions
            - container
            - customContent
            - expanded
            - hint
            - language
            - placeholder
            - rotors
            - sortPriority
            - traits
        views:
          - Element:
            label: Pay
            traits: [button]
            frame: [16, 100, 100, 44]
          - Element:
            label: New
            traits: []
            frame: [16, 200, 100, 44]

        """)
    let transcripts = try ["shop.xml", "shop.screen.yaml"].map {
      try spoken("transcript", "--quiet", $0, in: scratch.folder).output
    }
    #expect(transcripts[0] == transcripts[1])
    #expect(try scratch.files == ["shop.screen.yaml", "shop.xml"])
  }

  @Test func `shows what was left out, and the gaps, only when asked to`() throws {
    let scratch = try scratch()
    let dropped = try spoken(
      "inspect", "--stage", "screen", "--with-dropped", "shop.xml", in: scratch.folder)
    #expect(dropped.output.contains("3:1 Button 'Far' left out by off screen\n"))
    let plain = try spoken("transcript", "--quiet", "shop.xml", in: scratch.folder)
    #expect(!plain.output.contains("not captured"))
    let gaps = try spoken("transcript", "--quiet", "--show-gaps", "shop.xml", in: scratch.folder)
    #expect(gaps.output.contains("hint: not captured"))
    let all = try spoken("transcript", "--quiet", "--all", "shop.xml", in: scratch.folder)
    #expect(all.output.contains("Far, Button"))
    #expect(try spoken("inspect", "--stage", "plan", "--with-dropped", "x").status == 64)
  }

  @Test func `explains words by their places in the capture`() throws {
    let scratch = try scratch()
    let run = try spoken("explain", "--quiet", "shop.xml", "--word", "Pay", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("shop.xml:2:24"))
  }

  @Test func `refuses broken captures, wrong names and places that cannot be written`() throws {
    let scratch = try scratch()
    _ = try scratch.create("cut.xml", String(Self.source.dropLast(20)))
    let cut = try spoken("import", "cut.xml", in: scratch.folder)
    #expect(cut.status == 65 && cut.errors.hasPrefix("cut.xml:5:"))
    #expect(try spoken("import", "nowhere.xml", in: scratch.folder).status == 66)
    let from = try spoken("import", "shop.xml", "--from", "apium-xcuitest", in: scratch.folder)
    #expect(from.status == 64)
    #expect(from.errors.contains("Did you mean 'appium-xcuitest'?"))
    #expect(
      try spoken("import", "shop.xml", "-o", "no/x.screen.yaml", in: scratch.folder).status == 73)
  }
}
