import SpokenListening
import Testing

struct ListeningHeardTests {
  @Test func `expects announcements, and what becomes of them`() {
    expectAnnouncement(
      "Saved", .cut, of: basket, .wait(.seconds(5)), .announce("Saved"),
      .wait(.milliseconds(100)), .next)
    expectHeard("Basket, Heading", of: basket)
    expectHeard("Double tap to toggle setting.", of: basket)
  }

  @Test func `shows what was heard instead of an announcement`() {
    let told = failures { expectAnnouncement("Saved", of: basket, .announce("Sent")) }
    #expect(told.count == 1)
    #expect(
      told[0].hasPrefix(
        "expected the announcement \"Saved\" to be heard in full, but it is not said; heard is \"Sent\""
      ))
    let cut = failures { expectHeard("Basket, Heading", .cut, of: basket) }
    #expect(
      cut[0].hasPrefix(
        "expected the line \"Basket, Heading\" to be cut, but it is heard in full\n> open\n"))
  }

  @Test func `reports a step that cannot be done`() {
    let told = failures { expectHeard("Basket, Heading", of: basket, .action("Fly")) }
    #expect(told.count == 1)
  }
}
