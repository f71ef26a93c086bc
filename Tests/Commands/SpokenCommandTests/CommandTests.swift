import CommandTestSupport
import Foundation
import ScreenDocuments
import TestSupport
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

  @Test func `reports five faults with their places and exits with 65`() throws {
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

  @Test func `explains why each word of the stepper is said`() throws {
    let run = try spoken("explain", "samples/cart.walk.yaml", "--element", "stepper")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Adjustable\"  trait: each spoken trait has its word"))
  }
}

struct CaptureCommandTests {
  @Test(
    .enabled(
      if: hasCaptures,
      "set SPOKEN_CAPTURES to a folder of captures of real apps"))
  func `walks over a capture of a real app`() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: captures.appending(path: "appium-xcuitest-xml/swiftui-tabview.xml"),
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
        ♪ boundary reached, Settings
        > previous
        Selected, Week, Tab, 2 of 3

        """)
  }
}
