import Testing

@testable import VoiceOverSpeech

struct PriceRuleTests {
  @Test(arguments: [
    ("$5 and €5", "5 dollars and 5 euros"),
    ("x$5", "x$5"),
    ("$", "$"),
    ("$ and €", "$ and €"),
    ("$5,99", "5 dollars and 99 cents"),
    ("$1,234,567.89", "1234567 dollars and 89 cents"),
    ("$1.234", "1.234 dollars"),
    ("$00.50", "50 cents"),
    ("5$", "5 dollars"),
    ("$5€", "5 dollars€"),
    ("USD", "USD"),
    ("EUR 5 EUR", "5 euros EUR"),
    ("$5/mo.", "5 dollars per month."),
    ("$5/mo. plus tax", "5 dollars per month plus tax"),
    ("$5/1", "5 dollars slash 1"),
    ("$1.50 / day", "1 dollar and 50 cents per day"),
    ("Kč 5", "5 korunas"),
    ("5 dollars", "5 dollars"),
  ]) func `reads a price with its currency`(written: String, spoken: String) {
    #expect(speech(written) == spoken)
  }
}
