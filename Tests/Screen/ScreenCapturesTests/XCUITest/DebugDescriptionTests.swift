import ScreenTree
import Testing

@testable import ScreenCaptures

struct DebugDescriptionTests {
  @Test func `reads a dump with notes, hand-written lines and texts of several lines`() throws {
    let screen = try screen(try fixture("xcuitest-debugdescription.txt"), .debugDescription)
    #expect(
      screen.elementLines == [
        "Button \"Shop\" button+backButton #BackButton", "StaticText \"Cart\" staticText+header",
        "StaticText \"It's a gift, label: \"yours\"\nand mine\" staticText",
        "Button \"Pay\" button+notEnabled",
        "TextField =Ada, Lovelace textEntry+isEditing #name placeholder Name",
        "Switch \"Gift, wrapped\" =1 button+switchButton", "Button \"Later\" button+selected",
        "Hologram \"New\"",
      ])
    #expect(screen.title == "Cart" && screen.app == "Shop")
    let text = try #require(screen.views.flatMap(\.elements).first { $0.className == "StaticText" })
    #expect(text.position == Position(line: 9, column: 11))
  }

  @Test func `warns of lines that are no elements and of unknown types`() throws {
    let text = try fixture("xcuitest-debugdescription.txt")
    #expect(
      captureFaults(text, .debugDescription) == [
        "16:1: this line is no element and is left out; it looks as if it was written by hand",
        "18:9: the type 'Hologram' is not known; it is taken as a plain view",
      ])
  }

  @Test func `reads traits from the numbers of older versions`() throws {
    let text = try fixture("xcuitest-debugdescription-xcode8.txt")
    #expect(
      try elements(text, .debugDescription) == [
        "StaticText \"Title\" staticText+header", "Button \"Go\" button",
        "Slider \"Volume\" =40% adjustable",
      ])
  }

  @Test func `leaves out a screen that another one covers, unless all is asked for`() throws {
    let sheet = """
       →Application, 0x1, label: 'A'
          Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}
            Other, 0x3, {{0.0, 0.0}, {400.0, 800.0}}
              Button, 0x4, {{10.0, 10.0}, {40.0, 40.0}}, label: 'Behind'
            Other, 0x5, {{0.0, 0.0}, {400.0, 800.0}}
              Other, 0x6, {{-400.0, -800.0}, {1200.0, 2400.0}}
              Other, 0x7, {{0.0, 60.0}, {400.0, 740.0}}
                Button, 0x8, {{10.0, 70.0}, {40.0, 40.0}}, label: 'Front'
      """
    #expect(try screen(sheet, .debugDescription).labels == ["Front"])
    #expect(try screen(sheet, .debugDescription, all: true).labels == ["Behind", "Front"])
    let drops = try screen(sheet, .debugDescription).capture?.drops.map(\.description)
    #expect(drops == ["4:9 Button 'Behind' left out by covered"])
  }

  @Test func `lets a row off the screen take what is in it along`() throws {
    let text = """
       →Application, 0x1, {{0.0, 0.0}, {400.0, 800.0}}, label: 'A'
          Table, 0x2, {{0.0, 0.0}, {400.0, 800.0}}
            Cell, 0x3, {{0.0, 9000.0}, {400.0, 40.0}}
              StaticText, 0x4, {{0.0, 0.0}, {40.0, 20.0}}, label: 'Far'
            Cell, 0x5, {{0.0, 100.0}, {400.0, 40.0}}
              StaticText, 0x6, {{0.0, 100.0}, {40.0, 20.0}}, label: 'Name'
              StaticText, 0x7, {{60.0, 100.0}, {40.0, 20.0}}, label: 'iPhone'
      """
    #expect(try elements(text, .debugDescription) == ["Cell \"Name, iPhone\""])
  }

  @Test(arguments: [
    (
      "Element subtree:",
      "1:1: there is no element tree; it begins with '→Application' below 'Element subtree:'"
    ),
    (
      " →Application, 0x1, label: 'A",
      "1:1: the capture is broken off inside a text; capture it again"
    ),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .debugDescription) == [fault])
  }

  @Test func `takes no prompt after a dump for a part of it`() throws {
    let text = """
      Attributes: Application, 0x1, label: 'A'
      Element subtree:
       →Application, 0x1, label: 'A'
          Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'
      Path to element:
       →Application, 0x1, label: 'A'
      Query chain:
       →Find: Application 'x'
        Output: {
          Application, 0x1, label: 'A'
        }
      (lldb)
      """
    #expect(try screen(text, .debugDescription).labels == ["B"])
  }

  @Test(arguments: [
    "Application, pid: 5, label: 'A'\n    Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'\n",
    "note\n    Window (Main), 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n      Button, 0x2, label: 'B'\n",
    "Application, 0x1, label: 'A'\r\n    Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'\r\n",
  ]) func `knows a tree without an arrow`(text: String) throws {
    #expect(Importer.detect(Array(text.utf8))?.name == "xcuitest-debugdescription")
    #expect(try screen(text, .debugDescription).labels == ["B"])
  }

  @Test func `is not kept from seeing what is covered by bars beside it`() throws {
    let sheet = """
       →Application, 0x1, label: 'A'
          Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}
            Other, 0x3, {{0.0, 0.0}, {400.0, 800.0}}
              Button, 0x4, {{10.0, 10.0}, {40.0, 40.0}}, label: 'Behind'
            Other, 0x5, {{0.0, 0.0}, {400.0, 800.0}}
              Other, 0x6, {{-400.0, -800.0}, {1200.0, 2400.0}}
              Button, 0x8, {{10.0, 70.0}, {40.0, 40.0}}, label: 'Front'
            Other, 0x9, {{367.0, 60.0}, {30.0, 740.0}}, label: 'Vertical scroll bar, 2 pages', value: 0%

      """
    #expect(try screen(sheet, .debugDescription).labels == ["Front"])
  }

  @Test func `takes a line of a text for no element that only begins like one`() throws {
    let text = """
       →Application, 0x1, label: 'A'
          StaticText, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Path:
      Button, tap me
          Other things'

      """
    #expect(
      try screen(text, .debugDescription).labels == ["Path:\nButton, tap me\n    Other things"])
  }

  @Test func `reads several dumps after each other`() throws {
    let dump = " →Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'\nPath to element:\n →X\n"
    let text = "Attributes: x\nElement subtree:\n\(dump)Attributes: y\n\(dump)".replacing(
      "label: 'A'", with: "label: 'B'", maxReplacements: 1)
    #expect(try screen(text, .debugDescription).labels.count == 2)
  }
}
