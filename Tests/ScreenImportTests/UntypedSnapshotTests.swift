import ScreenTree
import Testing

@testable import ScreenImport

struct UntypedSnapshotTests {
  @Test func `finds elements without types`() throws {
    let screen = try screen(try fixture("maestro.json"), .maestro)
    #expect(
      screen.elementLines
        == [
          "Button \"Back\" button+backButton #BackButton", "Unknown \"Message\"",
          "Unknown \"Ada Lovelace\"", "Unknown \"One\"", "Unknown \"Two\"",
          "TextField =Search textEntry placeholder Search",
          "Switch \"Wi-Fi\" =1 button+switchButton",
          "Unknown \"Pay\" selected+notEnabled",
        ].map { $0.replacing("button+backButton", with: "button") })
    #expect(screen.app == "Shop" && screen.title == "Shop")
    #expect(screen.capture?.dropped["status bar and bars of the tool"] == 1)
  }

  @Test(arguments: [
    ("chevron.forward", true), ("trash", true), ("BackButton", false), ("", false), ("a b", false),
  ]) func `knows the names of symbols by their form`(name: String, isSymbol: Bool) {
    #expect(name.isSymbol == isSymbol)
  }
}
