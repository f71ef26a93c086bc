import Foundation
import SpokenATDriver
import TestSupport
import Testing

struct DriverReferenceTests {
  @Test(arguments: [("keys", DriverReference.keys), ("intents", DriverReference.intents)])
  func `the page has the tables of the server`(name: String, table: String) throws {
    let page = try String(
      contentsOf: root.appending(path: "docs/at-driver.md"), encoding: .utf8)
    #expect(page.contains("<!-- \(name) -->\n\(table)<!-- end -->\n"), "\(table)")
  }

  @Test func `the page names every capability, event and command`() throws {
    let page = try String(
      contentsOf: root.appending(path: "docs/at-driver.md"), encoding: .utf8)
    let names =
      SessionOptions.keys + DriverCommand.Method.allCases.map(\.rawValue) + [
        DriverOutput.captured, DriverOutput.sound, DriverOutput.heard, DriverOutput.idle,
      ]
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
