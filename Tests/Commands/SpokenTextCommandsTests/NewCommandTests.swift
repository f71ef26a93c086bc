import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct NewCommandTests {
  @Test func `writes a screen that is read without a finding, and its schema`() throws {
    let scratch = try Scratch()
    let run = try spoken("new", "screens/cart.screen.yaml", in: scratch.folder)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("wrote screens/cart.screen.yaml; next:\n  spoken transcript "))
    let text = try String(
      contentsOf: scratch.folder.appending(path: "screens/cart.screen.yaml"), encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=screen.schema.json\n"))
    let schema = try String(
      contentsOf: scratch.folder.appending(path: "screens/screen.schema.json"), encoding: .utf8)
    #expect(try schema == spoken("schema").output)
    let transcript = try spoken("transcript", "screens/cart.screen.yaml", in: scratch.folder)
    #expect(
      transcript
        == Run(
          status: 0,
          output: """
            # Cart · ios · en-US
            > open
            Your cart, Heading
            > next
            Coffee beans, $12.50
            > next
            Quantity, 2, Adjustable
              Swipe up or down with one finger to adjust the value.
            > next
            Pay now, Button
              Opens the payment sheet

            """, errors: ""))
    let lint = try spoken("lint", "screens", in: scratch.folder)
    #expect(lint == Run(status: 0, output: "", errors: "1 input: nothing found\n"))
  }

  @Test func `replaces no file, and wants the name of a screen`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "mine")
    let there = try spoken("new", "a.screen.yaml", in: scratch.folder)
    #expect(
      there
        == Run(
          status: 73, output: "", errors: "a.screen.yaml is there already; name another file\n"))
    let name = try spoken("new", "a.txt", in: scratch.folder)
    #expect(name.status == 64)
    #expect(name.errors.contains("a screen is written as YAML; end a.txt in .screen.yaml"))
    _ = try scratch.create("screens/b.screen.yaml", "mine")
    let folder = try spoken("new", "screens", in: scratch.folder)
    #expect(folder.errors.contains("a screen is written as YAML; end screens in .screen.yaml"))
  }

  @Test func `adds the ending of a screen, and says how to hear it`() throws {
    let scratch = try Scratch()
    let run = try spoken("new", "music", in: scratch.folder)
    #expect(
      run
        == Run(
          status: 0, output: "",
          errors: """
            wrote music.screen.yaml; next:
              spoken transcript music.screen.yaml   what VoiceOver would say
              spoken play music.screen.yaml   hear it
              spoken render music.screen.yaml -o music.wav   the same as a file
              spoken preview .   hear it while you edit
              spoken check --update .   record it, so that spoken check finds what changes

            """))
    #expect(try scratch.files.contains("music.screen.yaml"))
  }

  @Test func `the next steps can be pasted, and a schema above is not written again`() throws {
    let scratch = try Scratch()
    _ = try spoken("new", "in/a.screen.yaml", in: scratch.folder)
    let run = try spoken("new", "in/deep/b's.screen.yaml", in: scratch.folder)
    #expect(run.errors.contains(#"spoken transcript 'in/deep/b'\''s.screen.yaml'   "#), "\(run)")
    let files = FileManager.default.subpaths(atPath: scratch.folder.path) ?? []
    #expect(files.filter { $0.hasSuffix(".json") } == ["in/screen.schema.json"])
    let text = try String(
      contentsOf: scratch.folder.appending(path: "in/deep/b's.screen.yaml"), encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=../screen.schema.json\n"))
  }

  @Test func `an imported screen refers to the schema of its project`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.json", "{\"screen\": \"A\", \"views\": []}")
    _ = try scratch.create("screen.schema.json", "{}")
    let run = try spoken("import", "a.screen.json", "-o", "new/screens/", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(
      contentsOf: scratch.folder.appending(path: "new/screens/a.screen.yaml"), encoding: .utf8)
    #expect(text.hasPrefix("# yaml-language-server: $schema=../../screen.schema.json\nscreen: A\n"))
  }
}
