import SpokenListening
import Testing

/// The spelling `on:` of earlier versions, which still compiles.
private protocol Spelling {
  func expect()
}

private struct Earlier: Spelling {
  // A witness of a requirement is called without the warning that each of these calls has.
  @available(*, deprecated)
  func expect() {
    expectHeard("Basket, Heading", .full, on: basket, .next)
    expectAnnouncement(
      "Saved", .cut, on: basket, .wait(.seconds(5)), .announce("Saved"),
      .wait(.milliseconds(100)), .next)
    expectStop("pay", .conveys(role: .button), .must, on: basket)
  }
}

struct ExpectationsOnTests {
  @Test func `expects the same as before`() {
    let spelling: any Spelling = Earlier()
    spelling.expect()
  }
}
