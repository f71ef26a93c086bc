import ScreenTree
import Testing

@testable import ScreenCaptures
@testable import ScreenFiles

struct WebSnapshotTests {
  @Test(arguments: [
    (
      "- paragraph:\n  - text: It is\n  - strong: free\n  - link \"Why?\"",
      ["\"It is free\"", "\"Why?\" link"]
    ),
    ("- checkbox \"Gift\"\n- text: Gift", ["\"Gift\" checkbox checked off"]),
    (
      "- checkbox \"Gift\"\n- text: Gift wrapped", ["\"Gift\" checkbox checked off", "\"wrapped\""]
    ),
    ("- text: Name\n- textbox \"Name\"", ["\"Name\"", "\"Name\" textbox"]),
    ("- img\n- separator\n- text: \"\"\n- img \"Logo\"", ["\"Logo\" img"]),
    (
      "- link /Order \\d+ of [\\d,.]+[kM]+\\.\\d+\\/x/",
      ["\"Order number of number.number/x\" link"]
    ),
    ("- list:\n  - listitem: One\n  - listitem:\n    - link \"Two\"", ["\"One\"", "\"Two\" link"]),
    (
      "- tablist:\n  - tab \"A\" [selected]\n  - tab \"B\"",
      ["\"A\" tab selected tabBarItem 1 of 2", "\"B\" tab tabBarItem 2 of 2"]
    ),
    (
      "- group \"G\":\n  - radio \"A\" [checked]\n  - radio \"B\"",
      ["\"A\" radio checked on 1 of 2", "\"B\" radio checked off 2 of 2"]
    ),
    (
      "- group:\n  - group:\n    - radio \"A\"\n    - radio \"B\"\n  - group:\n    - radio \"C\"\n    - radio \"D\"",
      [
        "\"A\" radio checked off 1 of 2", "\"B\" radio checked off 2 of 2",
        "\"C\" radio checked off 1 of 2", "\"D\" radio checked off 2 of 2",
      ]
    ),
    ("- hologram \"New\"", ["\"New\""]), ("- generic:\n  - button \"A\"", ["\"A\" button"]),
  ]) func `reads web content as VoiceOver reaches it`(text: String, lines: [String]) throws {
    #expect(try elements(text, .ariaSnapshot) == lines)
  }

  @Test func `keeps landmarks and named groups around what is in them`() throws {
    let text =
      "- main:\n  - button \"A\"\n- region:\n  - button \"B\"\n- banner \"Top\":\n  - dialog \"D\":\n    - button \"C\""
    let roots = try #require(try screen(text, .ariaSnapshot).views.first).members
    let roles = roots.map { node in node[.role]
    }
    #expect(roles == ["main", "button", "banner"])
    let dialog = roots[2].children.first
    #expect(dialog?[.role] == "dialog")
    #expect(dialog?.children.first?.className == "Web")
  }

  @Test func `reports how many names are patterns`() throws {
    let capture = try screen("- link /a \\d+/\n- link /a \\d+/\n- text: /b/", .ariaSnapshot).capture
    #expect(capture?.remarks.first == "3 names are patterns, which stand for changing words.")
    #expect(capture?.patterns == ["a number": 2, "b": 1])
    let one = try screen("- link /a \\d+/", .ariaSnapshot).capture
    #expect(one?.remarks.first == "1 name is a pattern, which stands for changing words.")
  }
}
