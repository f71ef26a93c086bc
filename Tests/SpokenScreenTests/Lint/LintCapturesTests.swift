import Foundation
import SpokenScreen
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder of captures of real apps, which is not part of the repository.
private let captures: URL = {
  let given = ProcessInfo.processInfo.environment["SPOKEN_CAPTURES"]
  return given.map { URL(filePath: $0) }
    ?? root.deletingLastPathComponent().appending(path: "shared/captures")
}()

/// What is found in captures of real apps, as somebody looked at it; a capture that is not named has no fault.
///
/// - `loginBtn` of the test app is the identifier of a button, which has no label.
/// - Switch and slider of the fixture have no label; their texts are views beside them.
/// - Two keys of the Korean keyboard have no label; one hears "Button".
struct LintCapturesTests {
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: captures.path),
      "set SPOKEN_CAPTURES to a folder of captures of real apps"))
  func `finds in captures of real apps what was looked at`() throws {
    let found = CheckInput.find(in: [captures.path]).inputs.map(\.path).map { input in
      let result = Linter().lint(input)
      let name = input.replacing(captures.path + "/", with: "")
      if let fault = result.fault { return ["\(name): \(fault)"] }
      return result.findings.map { "\(name) \($0.origin.node): \($0.rule)" }
    }
    let golden = """
      appium-xcuitest-xml/theapp-login.xml Other@32: file-name-label
      idb-json/glass-role-fixture.nested.json CheckBox@1:702: unlabelled-control
      idb-json/glass-role-fixture.nested.json Slider@1:2360: unlabelled-control
      idb-json/line-search-keyboard-hangul.nested.json Button@492:4: unlabelled-control
      idb-json/line-search-keyboard-hangul.nested.json Button@745:4: unlabelled-control

      """
    #expect(found.flatMap { $0 }.map { $0 + "\n" }.joined() == golden)
  }
}
