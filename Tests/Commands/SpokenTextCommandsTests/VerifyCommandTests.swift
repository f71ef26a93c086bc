import CommandTestSupport
import Foundation
import TestSupport
import Testing

struct VerifyCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Pay\n  - Text: Total\n")
    _ = try scratch.create("a.txt", "Pay Button\nTotal\nTotal\n")
    _ = try scratch.create("b.txt", "Pay Link\nTotal\n")
    _ = try scratch.create(
      "a.ssml", "<speak><s>Pay</s><s>Button</s></speak>\n<speak><s>Total</s></speak>\n")
    _ = try scratch.create(
      "a.heard.json",
      "{\"heard\":1,\"stopped\":\"repeats\",\"steps\":[{\"do\":\"current\",\"heard\":\"pay; BUTTON\"},{\"do\":\"next\",\"heard\":\"Total\"}]}"
    )
  }

  private func verify(_ arguments: String..., input: String? = nil) throws -> Run {
    try spoken(["verify"] + arguments, in: scratch.folder, input: input)
  }

  @Test func `prints how a recording compares and ends with the numbers`() throws {
    #expect(
      try verify("a.heard.json")
        == Run(
          status: 0,
          output: """
            a.heard.json against a.screen.yaml
              2 of 2 predicted stops were heard; the recording stopped when the last utterance repeated

            VoiceOver of iOS 27, modeled by SpokenScreen 0.2.0; en-US; of VoiceOver's 1 word 1 documented by Apple, 0 recorded, 0 inferred, 0 translated
            2 stops heard: 2 equal, 0 order only, 0 different (100 %)

            """, errors: ""))
    let folder = try verify(".")
    #expect(folder.status == 0)
    #expect(folder.output.hasSuffix("2 stops heard: 2 equal, 0 order only, 0 different (100 %)\n"))
  }

  @Test(
    arguments: [
      (["a.txt"], 0), (["b.txt", "--against", "a.screen.yaml"], 1),
      (["b.txt", "--against", "a.screen.yaml", "--at-least", "50"], 0),
      (["b.txt", "--against", "a.screen.yaml", "--at-least", "51"], 1),
      (["a.ssml"], 0), (["a.ssml", "--from", "ssml"], 0), (["a.txt", "--from", "ssml"], 65),
      (["b.txt"], 65), (["none.heard.json"], 66), (["a.txt", "none.heard.json"], 66),
      (["a.txt", "--against", "none.screen.yaml"], 66), (["a.txt", "--at-least", "101"], 64),
      (["a.txt", "b.txt", "--as-settings"], 64),
      (["a.txt", "--as-settings", "--format", "json"], 64),
      (["-", "-"], 64), ([], 64),
    ] as [([String], Int32)])
  func `ends with the status of the contract`(arguments: [String], status: Int32) throws {
    let run = try spoken(["verify"] + arguments, in: scratch.folder)
    #expect(run.status == status, "\(run)")
    #expect(status == 0 || status == 1 || !run.errors.isEmpty)
  }

  @Test func `A missing recording is an error in every report`() throws {
    let junit = try verify("none.heard.json", "a.heard.json", "--format", "junit")
    #expect(junit.status == 66)
    #expect(junit.output.contains("errors=\"1\""), "\(junit.output)")
    let json = try verify("none.heard.json", "--format", "json")
    #expect(json.output.contains("none.heard.json"), "\(json.output)")
  }

  @Test func `An utterance without a common word is no stop that was heard`() throws {
    let run = try verify("-", "--against", "a.screen.yaml", input: "foo\nbar baz\n")
    #expect(run.status == 1)
    #expect(run.output.contains("0 of 2 predicted stops were heard"), "\(run.output)")
  }

  @Test func `A log of Aloud may begin with a bracket`() throws {
    let run = try verify("-", "--against", "a.screen.yaml", input: "[1] go\nALOUD-VOICEOVER:1:x\n")
    #expect(run.status == 65)
    #expect(!run.errors.contains("a comma"), "\(run.errors)")
  }

  @Test func `An import keeps what was accepted, and takes the recording beside the screen`() throws
  {
    _ = try scratch.create(
      "k.heard.json",
      """
      {"heard":1,"steps":[{"do":"current","heard":"Pay, Link"}],
       "accepted":[{"step":1,"why":"a link on iPad"}]}
      """)
    func imports(_ recording: String) throws -> Run {
      try spoken(
        ["import", "a.screen.yaml", "--recording", recording, "-o", "k.screen.yaml", "--quiet"],
        in: scratch.folder)
    }
    _ = try scratch.create("log.txt", "Pay Link\n")
    for recording in ["k.heard.json", "log.txt"] {
      let run = try imports(recording)
      #expect(run.status == 0, "\(run.errors)")
      let kept = scratch.folder.appending(path: "k.heard.json")
      #expect(try String(contentsOf: kept, encoding: .utf8).contains("a link on iPad"))
    }
  }

  @Test func `An import writes the screen and its recording, or neither`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "n.heard.json"), withIntermediateDirectories: false)
    let run = try spoken(
      ["import", "a.screen.yaml", "--recording", "a.txt", "-o", "n.screen.yaml", "--quiet"],
      in: scratch.folder)
    #expect(run.status != 0, "\(run)")
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.path + "/n.screen.yaml"))
  }

  @Test func `compares the others when one is faulty`() throws {
    _ = try scratch.create("c.heard.json", "{\"heard\":1,\n\"steps\":[{\"do\":\"nxt\"}]}")
    let run = try verify("c.heard.json", "a.heard.json")
    #expect(run.status == 65)
    #expect(
      run.errors == """
        c.heard.json:2:10: error: 'heard' is missing in steps; add it
        c.heard.json:2:16: error: 'do' cannot be 'nxt'. Did you mean 'next'?

        """)
    #expect(
      run.output.hasSuffix(
        "2 equal, 0 order only, 0 different (100 %); 1 recording not compared\n"))
  }

  @Test func `reads standard input and prints each format`() throws {
    let words = "Pay Button\nTotal\n"
    let run = try verify("-", "--against", "a.screen.yaml", input: words)
    #expect(run.status == 0 && run.output.hasPrefix("standard input against a.screen.yaml\n"))
    #expect(try verify("-", input: words).errors.contains("names no screen; pass --against INPUT"))
    for (format, start) in [("json", "{\n"), ("markdown", "### What"), ("junit", "<?xml")] {
      let run = try verify("a.heard.json", "--format", format)
      #expect(run.status == 0 && run.output.hasPrefix(start), "\(run)")
    }
  }

  @Test func `says which settings the recording was made with`() throws {
    _ = try scratch.create("s.txt", "Pay\nTotal\n")
    let run = try verify("s.txt", "--against", "a.screen.yaml", "--as-settings")
    #expect(run.status == 1)
    #expect(run.output == "# s.txt: these settings remove 1 of 1 difference\ntraits: none\n")
    _ = try scratch.create("s.settings.yaml", run.output)
    let again = try verify("s.txt", "--against", "a.screen.yaml", "--settings", "s.settings.yaml")
    #expect(again.status == 0, "\(again)")
  }

  @Test func `proposes two settings of which neither removes a difference alone`() throws {
    let slider = "value: 0.4\n    in: [0, 1]\n"
    _ = try scratch.create(
      "c.screen.yaml",
      "screen: C\nviews:\n  - Slider: Food\n    \(slider)  - Slider: Fun\n    \(slider)")
    _ = try scratch.create("c.txt", "Food 40%\nFun 40%\n")
    let run = try verify("c.txt", "--as-settings")
    #expect(run.output.hasPrefix("# c.txt: these settings remove 2 of 2 differences\n"), "\(run)")
    #expect(run.output.contains("traits: none\n") && run.output.contains("speakHints: false\n"))
  }

  @Test func `finds nothing in an empty folder`() throws {
    let empty = try Scratch()
    let run = try spoken("verify", ".", in: empty.folder)
    #expect(
      run == Run(status: 66, output: "", errors: "there is no recording (*.heard.json) in .\n"))
  }

  @Test func `imports a capture with its recording as its golden`() throws {
    let tree = """
       →Application, 0x1, pid: 7, {{0.0, 0.0}, {390.0, 844.0}}, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, 0x3, {{16.0, 100.0}, {300.0, 20.0}}, label: 'Order'
            Button, 0x4, {{16.0, 250.0}, {300.0, 31.0}}, label: 'Pay'

      """
    _ = try scratch.create("tree.txt", tree)
    _ = try scratch.create(
      "heard.txt", "VoiceOver on\nShop Order\nPay Button\nPay Button\nPay Button\n")
    let run = try spoken(
      "import", "tree.txt", "--recording", "heard.txt", "-o", "shop.screen.yaml",
      in: scratch.folder)
    #expect(run.status == 0, "\(run)")
    #expect(
      run.errors.hasSuffix(
        "shop.heard.json: 2 stops heard: 2 equal, 0 order only, 0 different (100 %)\n"), "\(run)")
    let check = try spoken("check", "shop.screen.yaml", in: scratch.folder)
    #expect(check.status == 0 && check.errors.contains("1 checked: 1 as recorded"), "\(check)")
    let bad = try spoken("import", "tree.txt", "--recording", "heard.txt", in: scratch.folder)
    #expect(bad.status == 64)
    let converted = try spoken("import", "heard.txt", "-o", "x.heard.json", in: scratch.folder)
    #expect(converted == Run(status: 0, output: "", errors: "x.heard.json: written\n"))
    #expect(try verify("x.heard.json", "--against", "shop.screen.yaml").status == 0)
  }

  @Test func `the page on fidelity has the recordings that the repository holds`() throws {
    let folder = "Tests/Review/SpokenVerifyTests/Heard"
    let table = try spoken("verify", folder, "--format", "markdown")
    #expect(table.status == 0)
    let page = try String(contentsOf: root.appending(path: "docs/fidelity.md"), encoding: .utf8)
    // When this fails: scripts/update-goldens
    #expect(page.contains("<!-- recordings -->\n\(table.output)<!-- end of recordings -->\n"))
  }
}
