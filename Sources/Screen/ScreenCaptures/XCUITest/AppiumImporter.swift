import ScreenDocuments
import ScreenTree

extension Importer {
  /// The page source of Appium's XCUITest driver, or of WebDriverAgent itself, as XML.
  package static let appium = Importer(
    name: "appium-xcuitest",
    recognizes: { head in
      head.tags.first.map { $0 == "AppiumAUT" || $0.hasPrefix("XCUIElementType") } ?? false
    },
    importer: { text, notes throws(Document.Fault) in
      let root = try CaptureXML.read(text)
      guard root.type == "AppiumAUT" || root.type.hasPrefix("XCUIElementType") else {
        throw Document.Fault(
          "a page source of iOS begins with <AppiumAUT> or <XCUIElementTypeApplication>, not <\(root.type)>",
          at: root.position)
      }
      let roots = root.type == "AppiumAUT" ? root.children : [root]
      return XCUITestSnapshot.screen(of: roots, mixesNames: true, &notes)
    })
}
