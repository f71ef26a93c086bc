import SpokenScreenTesting
import XCTest

/// The same library under XCTest.
final class BasketXCTests: XCTestCase {
  private let screen = Screen("Basket", .heading("Basket"), .toggle("Gift", .value(true)))

  func testReadsFromTopToBottom() {
    expectSpoken(
      screen,
      reads: """
        Basket, Heading
        Gift, Switch button, On
          Double tap to toggle setting.
        """)
  }

  func testChangesWhatIsUnderTheCursor() {
    expectSpoken(
      screen, .next, .activate,
      reads: """
        Basket, Heading
        Gift, Switch button, On
          Double tap to toggle setting.
        Off
        """)
  }

  func testConveysWhatItIs() {
    expectStop("Gift", .conveys(role: .toggle, state: .on), of: screen)
    expectStop("Basket", .conveys(role: .heading), .should, of: screen)
  }

  func testAnnounces() {
    expectAnnouncement("Saved", .full, of: screen, .wait(.seconds(5)), .announce("Saved"))
    expectHeard(
      "Saved", .cut, of: screen, .wait(.seconds(5)), .announce("Saved"),
      .wait(.milliseconds(200)), .next)
  }

  func testSoundsAsRecorded() {
    expectGolden(screen)
  }

  func testScreenFile() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Screens/receipt.screen.yaml").path
    try Listening(file: file).expectHeard("Done, Button")
  }
}
