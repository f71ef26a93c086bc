import SpokenScreen
import TestSupport
import Testing

struct DuplicateStopRuleTests {
  @Test(arguments: [
    ("- Button: Send\n- Button: Send", ["2 duplicate-stop"]),
    ("- Text: Mon\n- Image: day\n  label: Mon", ["2 duplicate-stop"]),
    ("- Text: Tea\n- Text: Tea", ["2 duplicate-stop"]),
    ("- List: [Text: Tea, Text: Tea]", []),
    ("- List: [Button: Send, Button: Send]", ["1 duplicate-stop"]),
    ("- Button: Send\n  value: 1\n- Button: Send\n  value: 2", []),
    ("- Text: \"5\"\n- Text: \"5\"", []),
  ]) func `finds what is called as the stop before it`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test func `does not compare names whose digits are not captured`() throws {
    func found(_ text: String) throws -> [String] {
      let folder = try Scratch(["page.yaml": text])
      return Linter().lint(folder.path("page.yaml")).findings.map(\.rule)
    }
    #expect(try found("- link /Item \\d+/\n- link /Item \\d+/\n") == [])
    #expect(try found("- link \"Item\"\n- link \"Item\"\n") == ["duplicate-stop"])
    let number = "- link \"Phone number\"\n"
    #expect(try found(number + number) == ["duplicate-stop"])
  }
}
