import SpokenLiveTesting
import SpokenViews
import Testing
import VoiceOverSpeech

@testable import LessonViews

/// The five stages of a stepper, each from its own code.
@MainActor
struct CartTests {
  let items = [CartItem(id: 1, name: "Harbor blend", price: 8.5, quantity: 2)]

  @Test func `every view of the item is a stop`() {
    expectSpoken(
      SeparateCart.ContentView(items: items),
      reads: """
        coffee bag, Image
        Harbor blend
        €8.50
        Quantity
        hyphen, Button
        2
        plus, Button
        """)
  }

  @Test func `combined, the signs of the buttons are the names of actions`() {
    expectSpoken(
      StyledCart.ContentView(items: items), .user(.rotorNext), .activate,
      reads: """
        Harbor blend, €8.50, Quantity, 2, Button
          Actions available
        hyphen
        hyphen
        1
        """)
  }

  @Test func `symbols have names of the system, labels have those of the app`() {
    func names(_ style: any StepperStyle) -> [String] {
      let live = LiveScreen(
        DecorativeCart.ContentView(items: items).environment(\.stepperStyle, style))
      return live.resolution.elements[0].actions.map { "\($0.value)" }
    }
    #expect(names(TextStyle()) == ["-", "+"])
    #expect(names(SymbolStyle()) == ["remove", "add"])
    #expect(names(LabelledStyle()) == ["Decrement", "Increment"])
  }

  @Test func `without a value an adjustment is silent`() {
    expectSpoken(
      DecorativeCart.ContentView(items: items).environment(\.stepperStyle, AdjustableStyle()),
      .increment, .user(.readAll),
      reads: """
        Harbor blend, €8.50, 2, Button, Adjustable
          Swipe up or down with one finger to adjust the value.
          Actions available
        Harbor blend, €8.50, 3, Button, Adjustable
        ♪ boundary reached
        """)
  }

  @Test func `ignoring the look leaves the value alone`() {
    expectSpoken(
      IgnoringCart.ContentView(items: items), .increment,
      reads: """
        Harbor blend, €8.50, 2, Adjustable
          Swipe up or down with one finger to adjust the value.
        3
        """)
  }

  @Test func `the finished item reads its quantity once, and goes on beyond its range`() {
    expectSpoken(
      RepresentedCart.ContentView(items: items), .increment, .decrement, .decrement,
      reads: """
        Harbor blend, €8.50, Quantity, 2, Adjustable
          Swipe up or down with one finger to adjust the value.
        3
        2
        1
        """)
    var many = items
    many[0].quantity = 99
    expectSpoken(
      RepresentedCart.ContentView(items: many), .increment,
      reads: """
        Harbor blend, €8.50, Quantity, 99, Adjustable
          Swipe up or down with one finger to adjust the value.
        100
        """)
  }
}
