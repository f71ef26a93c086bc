import Checkout
import SpokenScreenTesting
import Testing

/// The basket as the app shows it, in a line a view.
private func basket(_ basket: Basket = Basket()) -> Screen {
  Screen(
    "Basket",
    .heading("Basket"),
    .slider("Apples", .id("apples"), .value(.text(basket.applesValue)), .range(0...10)),
    .hStack(
      .text("Ada"), .text("Delivers by bike"),
      said: [.element(.combine), .actions(["Call"])]),
    .button("Pay now", .id("pay"), .hint("Pays at once"), .disabled(basket.apples == 0)))
}

struct BasketTests {
  @Test func `reads from top to bottom`() {
    expectSpoken(
      basket(),
      reads: """
        Basket, Heading
        Apples, 3 apples, Adjustable
          Swipe up or down with one finger to adjust the value.
        Ada, Delivers by bike
          Actions available
        Pay now, Button
          Pays at once
        """)
  }

  @Test func `tells the first stops only`() {
    expectSpoken(
      basket(), .next, .previous,
      reads: """
        Basket, Heading
        /Apples, \\d+ apples, Adjustable/
        …
        Basket, Heading
        """)
  }

  @Test func `says that the basket is saved, unless the user moves on`() {
    expectAnnouncement(
      "Saved", of: basket(), .wait(.seconds(5)), .announce("Saved"), .wait(.seconds(3)))
    expectAnnouncement(
      "Saved", .cut, of: basket(), .wait(.seconds(5)), .announce("Saved"),
      .wait(.milliseconds(200)), .next)
  }

  @Test func `conveys that nothing can be paid`() {
    var empty = Basket()
    empty.apples = 0
    let heard = Listening(basket(empty))
    heard.expectStop("pay", .conveys(name: "Pay now", role: .button, state: .dimmed))
    heard.expectStop("apples", .conveys(role: .adjustable), .should)
  }

  @Test func `sounds as recorded`() {
    expectGolden(basket())
  }
}
