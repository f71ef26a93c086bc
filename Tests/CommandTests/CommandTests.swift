import Foundation
import Testing

struct CommandTests {
  private static let five = """
    screen: Faults
    views:
      - Text: Budgets
        addTraits: [isHeding]
      - Buton: Pay
      - Slider: Food
        in: [100, 0]
      - Text: Total
        hnt: Opens
      - Image: bag
        opacity: 2

    """

  @Test func `tells five faults with their places and exits with 65`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("faults.screen.yaml", Self.five)
    let run = try spoken("transcript", "faults.screen.yaml", in: scratch.folder)
    #expect(run.status == 65)
    #expect(run.output == "")
    let places = run.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "faults.screen.yaml:4:17:", "faults.screen.yaml:5:5:", "faults.screen.yaml:7:9:",
        "faults.screen.yaml:9:5:", "faults.screen.yaml:11:14:",
      ])
    #expect(run.errors.contains("unknown trait 'isHeding'. Did you mean 'isHeader'?"))
  }

  @Test func `exits with 66 for a missing input and 64 for a wrong option`() throws {
    let missing = try spoken("transcript", "nowhere.screen.yaml")
    #expect(missing.status == 66)
    #expect(missing.errors == "nowhere.screen.yaml: there is no such file\n")
    #expect(try spoken("transcript", "--loud", "x").status == 64)
    #expect(try spoken("transcript").status == 64)
    let setting = try spoken("transcript", "--set", "loud=1", "samples/hello.screen.yaml")
    #expect(setting.status == 64)
  }

  @Test func `reads standard input`() throws {
    let run = try spoken("transcript", "-", input: "screen: One\nviews:\n  - Button: Pay\n")
    #expect(run.output == "# One · ios · en-US\n> open\nPay, Button\n")
    #expect(run.status == 0)
  }

  @Test func `replaces platform and settings from the command line`() throws {
    let run = try spoken(
      "transcript", "-", "--set", "speakHints=false", "--platform", "ipados", "--style", "snapshot",
      input: "screen: One\nviews:\n  - Slider: Volume\n    value: 5\n    in: [0, 10]\n")
    #expect(
      run.output == """
        # One · ipados · en-US
        # speakHints=false
        > open
        Volume: 5. Adjustable.

        """)
  }

  @Test func `cannot create an output where there is no folder, and exits with 73`() throws {
    let scratch = try Scratch()
    let output = scratch.folder.appending(path: "none/x.wav").path
    let run = try spoken("render", "samples/hello.screen.yaml", "-o", output)
    #expect(run.status == 73)
    #expect(run.errors.contains(output))
  }

  @Test func `writes audio, captions and transcript, and nothing else`() throws {
    let scratch = try Scratch()
    let run = try spoken(
      "render", root.appending(path: "samples/name-role-value.screen.yaml").path, "-o", "x.wav",
      "--captions", "x.vtt", "--transcript", "x.txt", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try scratch.files == ["x.txt", "x.vtt", "x.wav"])
    let captions = try String(contentsOf: scratch.folder.appending(path: "x.vtt"), encoding: .utf8)
    #expect(captions.hasPrefix("WEBVTT\n\n1.1\n00:00:00.000 --> "))
    let golden = try String(
      contentsOf: root.appending(path: "samples/name-role-value.transcript"), encoding: .utf8)
    let transcript = try String(
      contentsOf: scratch.folder.appending(path: "x.txt"), encoding: .utf8)
    #expect(transcript == golden)
  }

  @Test func `explains why each word of the stepper is said`() throws {
    let run = try spoken("explain", "samples/cart.walk.yaml", "--element", "stepper")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Adjustable\"  trait: each spoken trait has its word"))
  }

  @Test func `plays into a file as a device, and tells of a missing device`() throws {
    let missing = try spoken("play", "samples/hello.screen.yaml", "--device", "nowhere")
    #expect(missing.status == 69)
  }
}

struct CaptureCommandTests {
  private static let captures: URL = {
    let given = ProcessInfo.processInfo.environment["SPOKEN_CAPTURES"]
    return given.map { URL(filePath: $0) }
      ?? root.deletingLastPathComponent().appending(path: "shared/captures")
  }()

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: captures.path),
      "set SPOKEN_CAPTURES to a folder of captures of real apps"))
  func `walks over a capture of a real app`() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Self.captures.appending(path: "appium-xcuitest-xml/swiftui-tabview.xml"),
      to: scratch.folder.appending(path: "tabs.xml"))
    _ = try scratch.create(
      "tabs.walk.yaml",
      "walkthrough: Tabs\nscreens: { tabs: tabs.xml }\nsteps:\n  - open: tabs\n  - next: 4\n  - next\n  - previous\n"
    )
    let run = try spoken("transcript", "tabs.walk.yaml", "--quiet", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        # Tabs · ios · en-US
        > open tabs
        Weekly summary
        > next
        Share week, Button
        > next
        Today, Tab, 1 of 3
        > next
        Selected, Week, Tab, 2 of 3
        > next
        Settings, Tab, 3 of 3
        > next
        ♪ boundary reached
        > previous
        Selected, Week, Tab, 2 of 3

        """)
  }
}
