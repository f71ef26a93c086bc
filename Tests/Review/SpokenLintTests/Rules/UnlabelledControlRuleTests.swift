import SpokenScreen
import TestSupport
import Testing

struct UnlabelledControlRuleTests {
  @Test(arguments: [
    ("- UIButton:", ["1 unlabelled-control"]),
    ("- UIButton:\n  hint: Pays", []),
    ("- UITextField:", ["1 unlabelled-control"]),
    ("- UITextField:\n  placeholder: Name", []),
    ("- UITextField:\n  placeholder: Name\n  value: Ada", ["1 unlabelled-control"]),
    ("- TextField: Name", []), ("- TextField: Name\n  value: Ada", ["1 unlabelled-control"]),
    ("- TextField: Name\n  value: Ada\n  label: Name", []),
    ("- UIPageControl:\n  value: 0\n  in: [0, 2]", []),
  ]) func `finds controls without a name`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test func `a page control is named by its place in any language`() throws {
    #expect(try found("- UIPageControl:\n  value: 0\n  in: [0, 2]", language: "ja") == [])
  }

  @Test(arguments: [
    ("text=\"Ada\"", []), ("text=\"\"", ["unlabelled-control"]),
    ("text=\"Ada\" hint=\"\"", ["unlabelled-control"]),
    ("text=\"Ada\" hint=\"Name\"", []), ("text=\"Name\" hint=\"Name\"", []),
  ])
  func `takes a prompt of Android's for a name, also where a capture has none`(
    attributes: String, expected: [String]
  ) throws {
    let folder = try Scratch([
      "page.xml": """
      <hierarchy rotation="0">
        <node \(attributes) class="android.widget.EditText" content-desc="" clickable="true" \
      enabled="true" focusable="true" bounds="[0,0][1080,100]"/>
      </hierarchy>
      """
    ])
    #expect(Linter().lint(folder.path("page.xml")).findings.map(\.rule) == expected)
  }
}
