import SpokenListening
import Testing

struct ListeningSpokenTests {
  @Test func `shows expected, actual and why`() {
    let told = failures { expectSpoken(basket, reads: "Basket, Heading\n…\nBuy, Dimmed, Button") }
    #expect(told.count == 1)
    #expect(told[0].contains("- Buy, Dimmed, Button\n"))
    #expect(told[0].contains("+ Pay, Dimmed, Button\n"))
    #expect(told[0].contains("'pay' is called \"Pay\" now, was \"Buy\""))
  }

  @Test func `refuses a pattern that cannot be read`() {
    #expect(failures { expectSpoken(basket, reads: "/(/") }.count == 1)
  }
}
