import ScreenTree
import TestSupport
import Testing

@testable import ScreenCaptures

struct HierarchyImporterTests {
  @Test func `reads the app below the headings, without the parts that have no words`() throws {
    let screen = try screen(try fixture("xcode-hierarchy.txt"), .xcodeHierarchy)
    #expect(screen.app == "Shop")
    #expect(
      screen.elementLines == [
        "StaticText \"The 'best', so far\" staticText", "StaticText \"Two\nlines\" staticText",
        "StaticText \"At hitPoint: {1.0, 2.0}\" staticText #note",
        "Switch \"Gift\" =1 button+switchButton",
        "TextField =Ada, \"Countess\" textEntry+isEditing placeholder Name",
        "TextField =Street textEntry placeholder Street", "Button \"Pay\" button+notEnabled",
        "Button \"Card\" button+selected", "Button \"Later\" button",
        "Other \"Terms\" header heading 2",
        "StaticText \"You may send it back within a month\" staticText", "Link \"More\" link",
        "Other \"Map\"", "Button \"Back\" button+notEnabled #BackButton",
      ])
    #expect(
      screen.capture?.remarks.prefix(1)
        == ["The capture has 2 apps; 'org.example.shop' is read, and not 'com.apple.springboard'."])
    #expect(
      screen.capture?.remarks.last
        == "The content of 'Map' belongs to another process and is not in the capture.")
  }

  @Test func `says which part of a line it does not know`() throws {
    #expect(
      captureFaults(try fixture("xcode-hierarchy.txt"), .xcodeHierarchy)
        == ["22:60: the part 'zOrder: 3' is not known; it is left out"])
  }

  @Test func `reads an alert of the system before the app behind it`() throws {
    let text = """
      Application bundle identifier: com.apple.springboard
      Application, pid: 71, label: ' '
       Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
        Alert, {{41.0, 375.0}, {320.0, 152.0}}, label: 'Allow?', hitPoint: {201.0, 451.0}
         Button, {{57.0, 463.0}, {140.0, 48.0}}, label: 'OK', hitPoint: {127.0, 487.0}
      Application bundle identifier: org.example.shop
      Application, pid: 4711, label: 'Shop'
       Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
        Button, {{57.0, 463.0}, {140.0, 48.0}}, label: 'Pay', hitPoint: {127.0, 487.0}

      """
    #expect(try screen(text, .xcodeHierarchy).labels == ["OK"])
  }

  @Test(arguments: [
    ("Application bundle identifier: a\n", "1:1: there is no element tree"),
    (
      """
      Application bundle identifier: a
      Application, pid: 1, label: 'A'
       Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Pay', hitPoint: {4.5
      """, "3:1: the capture is broken off inside a text; capture it again"
    ),
    (
      """
      Application bundle identifier: a
      Application, pid: 1, label: 'A'
       Slider, {{0.0, 0.0}, {9.0, 9.0}}, value: 5%, hitPoint: {4.5
      """, "3:1: the capture is broken off inside an element; capture it again"
    ),
  ]) func `reports what is wrong`(text: String, fault: String) {
    #expect(captureFaults(text, .xcodeHierarchy).first?.hasPrefix(fault) == true)
  }
}
