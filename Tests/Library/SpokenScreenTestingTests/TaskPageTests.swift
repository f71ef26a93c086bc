import SpokenScreenTesting
import Testing

/// The code of the page "Test a screen".
struct TaskPageTests {
  let cart = Screen(
    "Cart",
    .heading("Cart"),
    .slider("Apples", .id("apples"), .value(40), .range(0...100)),
    .button("Pay now", .id("pay"), .hint("Pays at once")))

  @Test func `changes the amount`() {
    expectSpoken(
      cart, .next, .increment,
      reads: """
        Cart, Heading
        Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        50%
        """)
  }
}
