import ScreenDocuments
import ScreenTree
import Testing

@testable import AppProjects

struct DocumentPropertyListTests {
  @Test func `reads a property list in XML`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>Caf&amp;é</string>
        <key>Flag</key><true/>
        <key>List</key><array><integer>3</integer></array>
      </dict></plist>
      """
    let list = try Document.readPropertyList(Array(text.utf8))
    #expect(list["CFBundleDisplayName"]?.text == "Caf&é")
    #expect(list["Flag"]?.text == "YES")
    #expect(list["List"]?.items?.map(\.text) == ["3"])
  }

  @Test(
    arguments: [
      "<plist><dict><key>a</key><string>b</string></dict>", "<plist", "<!-- x",
      "<plist>" + String(repeating: "<array>", count: 600),
    ])
  func `refuses XML that was cut or is too deep`(text: String) throws {
    let fault = try #require(throws: Document.Fault.self) {
      try Document.readPropertyList(Array(text.utf8))
    }
    #expect(fault.message.hasPrefix("the property list cannot be read: "))
  }

  @Test func `refuses more levels than any project has`() {
    let text =
      "<plist>" + String(repeating: "<array>", count: 80)
      + String(repeating: "</array>", count: 80) + "</plist>"
    #expect(throws: Document.Fault("it is nested more than 64 deep", at: .unknown)) {
      try Document.readPropertyList(Array(text.utf8))
    }
  }
}
