/// The words of money.
struct MoneyWords: Sendable {
  let dollar: Money
  let euro: Money
  let pound: Money
  let yen: Money
  let yuan: Money
  let won: Money
  let rupee: Money
  let ruble: Money
  let dong: Money
  let lira: Money
  let hryvnia: Money
  let baht: Money
  let shekel: Money
  let peso: Money
  let zloty: Money
  let krone: Money
  let krona: Money
  let koruna: Money
  let franc: Money
  let real: Money
  let bitcoin: Money
  /// Dollars of a country: `US$`, `CA$`; `%1` is the noun.
  let american: String
  /// Canadian dollars.
  let canadian: String
  /// Australian dollars.
  let australian: String
  /// Hong Kong dollars.
  let hongKong: String
  /// Singapore dollars.
  let singapore: String
  /// New Zealand dollars.
  let newZealand: String
  /// Major and minor units together: `%1` and `%2`.
  let both: String
  /// Minor units after major ones without their name, or nil where their name is spoken.
  let minorUnnamed: Bool
  /// What is written for a currency in this language beside its signs, with the code.
  let written: [String: String]
  /// Before a number of millions, between it and the noun: French `de`.
  let multiplierLink: String
  /// The same before a vowel: French `d’`.
  let elidedLink: String
  /// What a price is for, after a slash: `mo`, `night`.
  let per: String
  /// What short periods are written as, and how they are spoken after `per`.
  let periods: [String: String]
}

/// A currency: its noun, and that of its hundredth.
struct Money: Sendable {
  /// The unit.
  let major: Noun
  /// The hundredth, or nil where nobody counts them.
  let minor: Noun?

  /// A currency; without a hundredth for nil.
  init(_ major: Noun, _ minor: Noun?) {
    self.major = major
    self.minor = minor
  }
}

/// A currency as it is written: a noun of the language, and the country before it.
struct Currency: Sendable {
  /// The words of the currency.
  let money: Money
  /// The template that names the country, or nil.
  let country: String?
}

extension MoneyWords {
  /// The currency of a code of ISO 4217, or nil for one that we have no words for.
  func currency(code: String) -> Currency? {
    if let money = Self.codes[code] { return Currency(money: money(self), country: nil) }
    return Self.dollars[code].map { Currency(money: dollar, country: $0(self)) }
  }

  // Key paths would copy all the words.
  private static let codes: [String: @Sendable (MoneyWords) -> Money] = [
    "USD": { $0.dollar }, "EUR": { $0.euro }, "GBP": { $0.pound }, "JPY": { $0.yen },
    "CNY": { $0.yuan }, "KRW": { $0.won },
    "INR": { $0.rupee }, "RUB": { $0.ruble }, "VND": { $0.dong }, "TRY": { $0.lira },
    "UAH": { $0.hryvnia },
    "THB": { $0.baht }, "ILS": { $0.shekel }, "PHP": { $0.peso }, "MXN": { $0.peso },
    "PLN": { $0.zloty },
    "NOK": { $0.krone }, "DKK": { $0.krone }, "SEK": { $0.krona }, "CZK": { $0.koruna },
    "CHF": { $0.franc },
    "BRL": { $0.real }, "BTC": { $0.bitcoin },
  ]

  private static let dollars: [String: @Sendable (MoneyWords) -> String] = [
    "US$": { $0.american }, "CAD": { $0.canadian }, "AUD": { $0.australian },
    "HKD": { $0.hongKong },
    "SGD": { $0.singapore }, "NZD": { $0.newZealand },
  ]

  /// The signs of currencies, which count in every language, and their codes.
  static let signs: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "￥": "JPY", "₩": "KRW", "₹": "INR",
    "₽": "RUB", "₫": "VND", "₺": "TRY", "₴": "UAH", "฿": "THB", "₪": "ILS", "₱": "PHP",
    "₿": "BTC", "＄": "USD",
  ]

  /// Letters that make another currency of the sign after them.
  static let prefixes: [String: String] = [
    "us$": "US$", "ca$": "CAD", "c$": "CAD", "a$": "AUD", "au$": "AUD", "hk$": "HKD",
    "s$": "SGD", "nz$": "NZD", "r$": "BRL", "mx$": "MXN", "cn¥": "CNY", "jp¥": "JPY",
  ]

  /// Letters that make another currency of the sign before them, as French writes them.
  static let suffixes: [String: String] = [
    "$us": "US$", "$ca": "CAD", "$au": "AUD", "$hk": "HKD", "$sg": "SGD", "$nz": "NZD",
    "£gb": "GBP",
  ]
}
