import SpokenListening
import Testing

struct ListeningTests {
  @Test func `reads a screen from top to bottom, and after actions`() {
    #expect(
      Listening(basket).text == """
        Basket, Heading
        Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        Gift, Switch button, On
          Double tap to toggle setting.
        Pay, Dimmed, Button

        """)
    expectSpoken(
      basket, .next, .increment, .update("gift", .value(false)), .touch("pay"), .previous,
      reads: """
        Basket, Heading
        Apples, 40%, Adjustable
        …
        /\\d+%/
        Pay, Dimmed, Button
        Gift, Switch button, Off
          Double tap to toggle setting.
        """)
  }

  @Test func `goes from control to control by Tab`() {
    expectSpoken(
      basket, .tab(2), .shiftTab,
      reads: """
        Basket, Heading
        Keyboard focus, Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        Keyboard focus, Gift, Switch button, On
          Double tap to toggle setting.
        Keyboard focus, Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        """)
    #expect(
      [Walkthrough.Action.tab, .shiftTab, .interact, .stopInteracting, .actionsMenu, .tab(3)] == [
        .user(.tab), .user(.shiftTab), .user(.interact), .user(.stopInteracting),
        .user(.actionsMenu), .gesture(.tab, count: 3),
      ])
  }

  @Test func `does what the document shows`() {
    let basket = Screen(
      "Basket",
      .heading("Basket"),
      .slider("Apples", .id("apples"), .value(40), .range(0...100)),
      .hStack(.text("Ada"), .text("Delivers by bike"), said: [.element(.combine)]),
      .button("Pay now", .id("pay"), .hint("Pays at once")))
    expectSpoken(
      basket, .next, .increment,
      reads: """
        Basket, Heading
        Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        50%
        """)
  }

  @Test func `writes the whole transcript with its header`() {
    #expect(Listening(basket).transcript.hasPrefix("# Basket · ios · en-US\n> open\nBasket, Hea"))
  }

  @Test func `names the line of the test as the place of a view`() {
    let heard = Listening(Screen("S", .button("Pay", line: 12, column: 5), file: "Tests/S.swift"))
    #expect(
      heard.utterances[0].segments[0].reason.origin.description
        == "Tests/S.swift:12:5 Button@12:5")
  }

}
