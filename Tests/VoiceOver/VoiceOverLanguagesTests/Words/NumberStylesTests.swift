import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct NumberStylesTests {
  /// Amounts as Unicode's CLDR 46 writes them, so that another version of the data shows.
  private static let amounts: [(String, Double, Property.ValueFormat, String)] = [
    ("en-US", 1234.5, .currency("EUR"), "€1,234.50"),
    ("en-US", 40.0, .currency("USD", fractionDigits: 0), "$40"),
    ("en-US", -2.5, .currency("CHF"), "-CHF 2.50"),
    ("en-US", 1234567.0, .currency("JPY"), "¥1,234,567"),
    ("en-US", 50000.0, .currency("VND"), "₫50,000"),
    ("en-US", 0.99, .currency("GBP"), "£0.99"),
    ("en-US", 12.345, .currency("KWD"), "KWD 12.345"),
    ("de", 1234.5, .currency("EUR"), "1.234,50 €"),
    ("de", 40.0, .currency("USD", fractionDigits: 0), "40 $"),
    ("de", -2.5, .currency("CHF"), "-2,50 CHF"),
    ("de", 1234567.0, .currency("JPY"), "1.234.567 ¥"),
    ("de", 50000.0, .currency("VND"), "50.000 ₫"),
    ("de", 0.99, .currency("GBP"), "0,99 £"),
    ("de", 12.345, .currency("KWD"), "12,345 KWD"),
    ("ru", 1234.5, .currency("EUR"), "1 234,50 €"),
    ("ru", 40.0, .currency("USD", fractionDigits: 0), "40 $"),
    ("ru", -2.5, .currency("CHF"), "-2,50 CHF"),
    ("ru", 1234567.0, .currency("JPY"), "1 234 567 ¥"),
    ("ru", 50000.0, .currency("VND"), "50 000 ₫"),
    ("ru", 0.99, .currency("GBP"), "0,99 £"),
    ("ru", 12.345, .currency("KWD"), "12,345 KWD"),
    ("vi", 1234.5, .currency("EUR"), "1.234,50 €"),
    ("vi", 40.0, .currency("USD", fractionDigits: 0), "40 US$"),
    ("vi", -2.5, .currency("CHF"), "-2,50 CHF"),
    ("vi", 1234567.0, .currency("JPY"), "1.234.567 ¥"),
    ("vi", 50000.0, .currency("VND"), "50.000 ₫"),
    ("vi", 0.99, .currency("GBP"), "0,99 £"),
    ("vi", 12.345, .currency("KWD"), "12,345 KWD"),
    ("fr", 1234.5, .currency("EUR"), "1 234,50 €"),
    ("fr", 40.0, .currency("USD", fractionDigits: 0), "40 $US"),
    ("fr", -2.5, .currency("CHF"), "-2,50 CHF"),
    ("fr", 1234567.0, .currency("JPY"), "1 234 567 JPY"),
    ("fr", 50000.0, .currency("VND"), "50 000 ₫"),
    ("fr", 0.99, .currency("GBP"), "0,99 £GB"),
    ("fr", 12.345, .currency("KWD"), "12,345 KWD"),
    ("es", 1234.5, .currency("EUR"), "1234,50 €"),
    ("es", 40.0, .currency("USD", fractionDigits: 0), "40 US$"),
    ("es", -2.5, .currency("CHF"), "-2,50 CHF"),
    ("es", 1234567.0, .currency("JPY"), "1.234.567 JPY"),
    ("es", 50000.0, .currency("VND"), "50.000 ₫"),
    ("es", 0.99, .currency("GBP"), "0,99 GBP"),
    ("es", 12.345, .currency("KWD"), "12,345 KWD"),
    ("ja", 1234.5, .currency("EUR"), "€1,234.50"),
    ("ja", 40.0, .currency("USD", fractionDigits: 0), "$40"),
    ("ja", -2.5, .currency("CHF"), "-CHF 2.50"),
    ("ja", 1234567.0, .currency("JPY"), "¥1,234,567"),
    ("ja", 50000.0, .currency("VND"), "₫50,000"),
    ("ja", 0.99, .currency("GBP"), "£0.99"),
    ("ja", 12.345, .currency("KWD"), "KWD 12.345"),
  ]

  @Test(arguments: amounts) func `writes amounts of money as the language does`(
    tag: String, number: Double, format: Property.ValueFormat, text: String
  ) {
    #expect(NumberStyles.shared.word(for: number, format, in: tag).text == text)
  }

  @Test(
    arguments: [
      ("en", 1234.5, nil, "1234.5"), ("de", 1234.5, nil, "1234,5"), ("ja", 2, nil, "2"),
      ("de", 1234.5, .number(fractionDigits: 2), "1.234,50"), ("fr", 0.4, .percent, "40 %"),
      ("vi", 0.4, .percent, "40%"), ("de", 2.25, .unit("kg"), "2,25 kg"),
      ("en", 2, .unit("kg", fractionDigits: 1), "2.0 kg"), ("en", -0.0, nil, "0"),
      ("de-CH", 1234.5, .currency("CHF"), "CHF 1’234.50"),
      ("pl", 40, .currency("USD"), "40,00 USD"),
      ("en", 1e18, nil, "1000000000000000000"), ("en", 2, .currency("XYZ"), "XYZ 2.00"),
    ] as [(String, Double, Property.ValueFormat?, String)])
  func `writes numbers as the language does`(
    tag: String, number: Double, format: Property.ValueFormat?, text: String
  ) {
    #expect(NumberStyles.shared.word(for: number, format, in: tag).text == text)
  }

  @Test func `keeps the groups of a number together for the engine`() {
    let word = NumberStyles.shared.word(for: 12_345, .number(fractionDigits: 0), in: "ru")
    #expect(word.text == "12 345")
    #expect(word.reading == "12\u{A0}345")
    #expect(NumberStyles.shared.word(for: 12_345, nil, in: "ru").reading == nil)
  }
}
