import SpokenLiveTesting
import SpokenUI
import Testing

/// An observed object that a view is given after it was made.
@MainActor
struct ReplacedObjectTests {
  private final class Cart: ObservableObject {
    @Published var count: Int

    init(_ count: Int) { self.count = count }
  }

  private struct Counter: View {
    @ObservedObject var cart: Cart

    var body: some View { Text("In the cart: \(cart.count)") }

    func showing(_ other: Cart) -> Counter {
      var changed = self
      changed.cart = other
      return changed
    }
  }

  @Test func `an observed object can be set`() {
    expectSpoken(Counter(cart: Cart(1)).showing(Cart(2)), reads: "In the cart: 2")
  }
}
