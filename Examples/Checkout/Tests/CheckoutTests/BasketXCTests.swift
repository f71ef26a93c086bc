import SpokenScreen
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

  func testScreenFile() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Screens/receipt.screen.yaml").path
    try Listening(file: file).expectHeard("Done, Button")
  }
}
