import SpokenScreen
import SpokenScreenTesting
import Testing

struct ListeningConveysTests {
  @Test func `expects what a stop conveys`() {
    let heard = Listening(basket)
    heard.expect("pay", conveysName: "Pay", role: "Button", state: "Dimmed")
    heard.expect("Gift", conveysName: "Gift", role: "Switch button", state: "On", .should)
    heard.expect("apples", role: "Adjustable", value: "40%")
  }

  @Test func `tells what a stop does not convey, and that there is no such stop`() {
    let heard = Listening(basket)
    let told = failures {
      heard.expect("pay", role: "Link", state: "Dimmed")
      heard.expect("nothing", role: "Link")
    }
    #expect(told.map { $0.prefix(20) } == ["'pay' must convey th", "there is no stop 'no"])
  }
}
