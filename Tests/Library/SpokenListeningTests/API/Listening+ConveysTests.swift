import SpokenListening
import Testing

struct ListeningConveysTests {
  @Test func `expects what a stop conveys`() {
    let heard = Listening(basket)
    heard.expectStop("pay", .conveys(name: "Pay", role: .button, state: .dimmed))
    heard.expectStop("Gift", .conveys(name: "Gift", role: .toggle, state: .on), .should)
    heard.expectStop("apples", .conveys(role: .adjustable, value: "40%"))
    heard.expectStop("Basket", .conveys(role: .heading))
    heard.expectStop("pay", .conveys(role: "Button", state: "Dimmed"))
    expectStop(
      "gift", .conveys(state: .off), of: basket, .update("gift", .value(false)), .touch("gift"))
  }

  @Test func `reports what a stop does not convey, and that there is no such stop`() {
    let heard = Listening(basket)
    let told = failures {
      heard.expectStop("pay", .conveys(role: .link, state: .off))
      heard.expectStop("nothing", .conveys(role: "Link"))
    }
    let lines = told.map { $0.split(separator: "\n").first.map(String.init) }
    #expect(lines.first == "'pay' must convey the role \"Link\" and the state \"Off\"")
    #expect(lines.last??.hasPrefix("there is no stop 'nothing'; the stops are ") == true)
    #expect(told.first?.contains("label") == true, "it says why what is said is said")
  }
}
