import SpokenScreenTesting
import Testing

/// The code of the page "Tests in Swift".
struct TestingPageTests {
  let basket = Screen(
    "Basket",
    .heading("Basket"),
    .slider("Apples", .id("apples"), .value(40), .range(0...100)),
    .hStack(.text("Ada"), .text("Delivers by bike"), said: [.element(.combine)]),
    .button("Pay now", .id("pay"), .hint("Pays at once")))

  @Test func `reads the first two stops and changes the second`() {
    expectSpoken(
      basket, .next, .increment,
      reads: """
        Basket, Heading
        Apples, 40%, Adjustable
          Swipe up or down with one finger to adjust the value.
        50%
        """)
  }

  @Test func `what is expected comes first`() {
    expectHeard("Pay now, Button", of: basket, .last)
    expectHeard("Pays at once", of: basket, .touch("pay"))
    expectAnnouncement(
      "Saved", .cut, of: basket, .wait(.seconds(5)), .announce("Saved"), .wait(.milliseconds(200)),
      .next)
    expectStop("pay", .conveys(name: "Pay now", role: .button), of: basket)
    expectStop("apples", .conveys(role: .adjustable, value: "40%"), .should, of: basket)
    expectGolden(basket, named: "a basket")
  }

  @Test func `settings are VoiceOver's`() {
    var settings = SpeechSettings()
    settings.speakHints = false
    expectSpoken(
      basket, .last, settings: settings,
      reads: """
        Basket, Heading
        Pay now, Button
        """)
  }

  @Test func `a transcript says what could not be done`() {
    let listening = Listening(basket, .touch("Pay now"))
    #expect(
      listening.transcript == """
        # Basket · ios · en-US
        > open
        Basket, Heading
        > touch Pay now
        # error: there is no element with the id 'Pay now' on the screen; its label is 'Pay now'; give it accessibilityIdentifier (`id` in a screen file)

        """)
  }

  @Test func `steps are named as in walkthroughs`() {
    let form = Screen(
      "Account", .heading("Account"), .textField("Name", .id("name")), .heading("Payment"),
      .button("Save", .id("save")))
    expectSpoken(
      form, .rotor("Headings"), .rotorNext, .touch("name"), .activate, .type("Ada"),
      .update("save", .disabled(true)), .last, .first,
      reads: """
        Account, Heading
        …
        Payment, Heading
        …
        Save, Dimmed, Button
        Account, Heading
        """)
  }
}
