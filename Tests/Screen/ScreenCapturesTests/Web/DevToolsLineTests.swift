import ScreenTree
import Testing

@testable import ScreenCaptures

struct DevToolsLineTests {
  @Test(arguments: [
    ("uid=1_2 button", true), ("  uid=12_345 a \"b\"", true), ("uid=1 button", false),
    ("uid=1_2", false), ("uid=_2 a", false), ("uid=a_2 a", false), ("- uid=1_2 a", false),
  ]) func `knows the number of a node`(line: Substring, expected: Bool) {
    #expect(DevToolsLine.begins(line) == expected)
  }

  @Test(arguments: [
    (" \"a\"", ["name=a"]), ("", []), (" focused", ["focused=true"]),
    (" \"a \"b\" c\" level=\"1\"", ["name=a \"b\" c", "level=1"]),
    (" \"<a href=\"x\">\"", ["name=<a href=\"x\">"]),
    (" \"say \"hi\" disabled\"", ["name=say \"hi\" disabled"]),
    (
      " \"a\" description=\"b \"c\"\" focused value=\"\"",
      ["name=a", "description=b \"c\"", "focused=true", "value="]
    ),
    (" \"\"", ["name="]), (" url=\"x\" value=\"d\"", ["url=x", "value=d"]),
  ]) func `parts a name and states that are not escaped`(rest: String, expected: [String]) throws {
    let line = DevToolsLine(Substring("uid=1_2 button" + rest), 1)
    #expect(line.isWhole)
    #expect(try line.node().attributes.map { "\($0.name)=\($0.value)" } == expected)
  }

  @Test(arguments: [" \"a", " \"a\" value=\"b", " \"", " a=\""]) func `knows what has no end`(
    rest: String
  ) {
    #expect(!DevToolsLine(Substring("uid=1_2 button" + rest), 1).isWhole)
  }

  @Test func `places states in lines of a long name`() throws {
    var line = DevToolsLine("  uid=1_2 button \"é", 4)
    try line.add("b\" focused value=\"c\"")
    let node = try line.node()
    #expect(node.position == Position(line: 4, column: 3))
    #expect(node["name"] == "é\nb")
    #expect(
      node.attributes.map(\.position) == [
        Position(line: 4, column: 18), Position(line: 5, column: 4), Position(line: 5, column: 12),
      ])
  }
}
