import ScreenDocuments
import ScreenTree

extension Importer {
  /// The XML of `adb shell uiautomator dump`.
  package static let uiautomator = Importer(
    name: "uiautomator",
    recognizes: { head in
      head.tags.first == "displays"
        || (head.tags.first == "hierarchy" && (head.tags.count < 2 || head.tags[1] == "node"))
    },
    importer: Self.android)

  /// The page source of Appium's UiAutomator2 driver, in which classes are tags.
  package static let uiautomator2 = Importer(
    name: "appium-uiautomator2",
    recognizes: { $0.tags.first == "hierarchy" && $0.tags.count > 1 && $0.tags[1] != "node" },
    importer: Self.android)

  private static let android:
    @Sendable (
      CaptureText, inout CaptureNotes
    ) throws(Document.Fault) -> Screen = { text, notes throws(Document.Fault) in
      let root = try CaptureXML.read(text)
      guard root.type == "hierarchy" || root.type == "displays" else {
        throw Document.Fault(
          "a dump of uiautomator begins with <hierarchy>, not <\(root.type)>", at: root.position)
      }
      return root.androidScreen(&notes)
    }
}
