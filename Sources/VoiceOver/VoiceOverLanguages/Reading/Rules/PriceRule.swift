extension ReadingRule {
  /// A price: the number, then the currency, then the hundredths.
  ///
  /// `$1,234.56` is "1234 dollars and 56 cents", `€5` and `5 €` "5 euros", `£0.99` "99 pence",
  /// `$1.5M` "1.5 million dollars", `$9.99/mo` "… per month". Signs of currencies and codes of ISO
  /// 4217 count in every language, with the number before or after them; both notations are known.
  static let price = ReadingRule(at: [.word, .digits], marks: MoneyWords.signs.keys.joined()) {
    passage, start in
    guard passage.begins(at: start) else { return nil }
    if let range = passage.priceRange(from: start) { return range }
    guard let price = passage.price(from: start) else { return nil }
    let words = passage.spoken(price)
    guard let period = passage.period(from: price.end) else {
      return TokenReading(words, end: price.end)
    }
    return TokenReading("\(words) \(period.words)", end: period.end)
  }
}

/// An amount of money as a text has it.
struct Price {
  var currency: Currency
  var numeral: Numeral
  /// The word for thousands or millions after the number.
  var multiplier: Noun?
  var end: Int
}

extension Passage {
  fileprivate func price(from start: Int) -> Price? {
    if let sign = currencyBefore(at: start) {
      let next = afterSpace(sign.end)
      guard let numeral = numeral(at: next, isPrice: true) ?? hundredths(at: next) else {
        return nil
      }
      let big = multiplier(behind: numeral) ?? millions(behind: numeral)
      return Price(
        currency: sign.currency, numeral: thousands(numeral, sign: self[sign.end - 1]),
        multiplier: big?.noun, end: big?.end ?? numeral.end)
    }
    guard let numeral = numeral(at: start, isPrice: true) else { return nil }
    let big = multiplier(behind: numeral)
    guard let sign = currencyBehind(at: afterSpace(big?.end ?? numeral.end)) else { return nil }
    return Price(
      currency: sign.currency, numeral: thousands(numeral, sign: self[sign.end - 1]),
      multiplier: big?.noun, end: sign.end)
  }

  /// A number with three decimals as whole thousands, but for dollars and pounds, where a period
  /// before three digits is one of decimals, as in the price of fuel.
  private func thousands(_ numeral: Numeral, sign: Token) -> Numeral {
    guard let fraction = numeral.fraction, fraction.utf8.count == 3, numeral.whole != "0",
      numeral.whole.utf8.count <= 3, sign.text != "$", sign.text != "£"
    else { return numeral }
    return Numeral(whole: numeral.whole + fraction, fraction: nil, end: numeral.end)
  }

  /// Millions with a lower-case letter, as in `£1.2m`.
  private func millions(behind numeral: Numeral) -> (noun: Noun, end: Int)? {
    // Behind a price a small m is million, anywhere else meter.
    guard self[numeral.end].text == "m", ends(at: numeral.end + 1) else { return nil }
    return grammar.numbers.multipliers["M"].map { ($0, numeral.end + 1) }
  }

  /// A range with the currency before its first number: `$5-10`.
  fileprivate func priceRange(from start: Int) -> TokenReading? {
    guard let sign = currencyBefore(at: start), let first = digits(at: sign.end),
      isMark("-", at: sign.end + 1) || isMark("–", at: sign.end + 1),
      let last = numeral(at: sign.end + 2), last.integer != nil, ends(at: last.end),
      !isMark(in: "-–", at: last.end),
      currencyBehind(at: afterSpace(last.end)) == nil
    else { return nil }
    let price = Price(currency: sign.currency, numeral: last, multiplier: nil, end: last.end)
    let words = "\(spoken(whole: first)) \(grammar.numbers.to) \(spoken(price))"
    guard let period = period(from: last.end) else { return TokenReading(words, end: last.end) }
    return TokenReading("\(words) \(period.words)", end: period.end)
  }

  /// Hundredths without a whole number: `$.99`.
  private func hundredths(at index: Int) -> Numeral? {
    guard isMark(".", at: index), number(at: index + 1, digits: 2...2) != nil else { return nil }
    return Numeral(whole: "0", fraction: self[index + 1].text, end: index + 2)
  }

  /// The currency that is written before a number: `$`, `US$`, `USD`.
  func currencyBefore(at index: Int) -> (currency: Currency, end: Int)? {
    currencySign(at: index) ?? currencyOfCountry(at: index) ?? currencyWord(at: index)
  }

  /// The currency that is written after a number: `€`, `EUR`, `zł`, `US$`, in French `$US`.
  func currencyBehind(at index: Int) -> (currency: Currency, end: Int)? {
    guard
      let sign = currencyOfCountry(at: index) ?? currencySign(at: index) ?? currencyWord(at: index)
    else { return nil }
    // A sign right before digits belongs to the price that they begin.
    return digits(at: sign.end) == nil ? sign : nil
  }

  /// A sign of several currencies and the letters that say of which country, before it or after it.
  private func currencyOfCountry(at index: Int) -> (currency: Currency, end: Int)? {
    guard isMark(in: "$¥£", at: index) || isMark(in: "$¥", at: index + 1) else { return nil }
    let code =
      if let word = word(at: index) {
        MoneyWords.prefixes[word + self[index + 1].text]
      } else {
        word(at: index + 1).flatMap { MoneyWords.suffixes[self[index].text + $0] }
      }
    return code.flatMap(grammar.money.currency).map { ($0, index + 2) }
  }

  private func currencySign(at index: Int) -> (currency: Currency, end: Int)? {
    guard kind(at: index) == .mark, let code = MoneyWords.signs[self[index].text],
      let currency = grammar.money.currency(code: code)
    else { return nil }
    return (currency, index + 1)
  }

  private func currencyWord(at index: Int) -> (currency: Currency, end: Int)? {
    guard let word = word(at: index), ends(at: index + 1) || digits(at: index + 1) != nil else {
      return nil
    }
    let isDotted = isMark(".", at: index + 1) && grammar.money.written[word + "."] != nil
    let code =
      grammar.money.written[isDotted ? word + "." : word]
      ?? (self[index].text == "US$" ? nil : self[index].text)
    guard let currency = grammar.money.currency(code: code ?? "") else { return nil }
    return (currency, isDotted ? index + 2 : index + 1)
  }

  /// The words of a price.
  fileprivate func spoken(_ price: Price) -> String {
    var passage = self
    passage.isMoney = true
    return passage.words(of: price)
  }

  private func words(of price: Price) -> String {
    let (money, numeral) = (price.currency.money, price.numeral)
    func noun(_ noun: Noun) -> Noun { price.currency.country.map { noun.filled($0) } ?? noun }
    if let multiplier = price.multiplier {
      let words = noun(money.major).many
      // French elides the link before a vowel: `un million d'euros`.
      let link = words.first.map("aeiouyéh".contains) == true
      let links = (grammar.money.multiplierLink, grammar.money.elidedLink)
      return "\(counted(numeral, multiplier)) \(link ? links.1 : links.0)\(words)"
    }
    let whole = Numeral(whole: numeral.whole, fraction: nil, end: 0)
    guard let fraction = numeral.fraction, fraction.contains(where: { $0 != "0" }) else {
      return counted(whole, noun(money.major))
    }
    guard let minor = money.minor, fraction.utf8.count == 2, let cents = Int(fraction) else {
      return counted(numeral, noun(money.major))
    }
    // As a number, the figures of `05` lose their zero.
    let hundredths = Numeral(whole: "\(cents)", fraction: nil, end: 0)
    if Int(numeral.whole) == 0 { return counted(hundredths, minor) }
    let rest = grammar.money.minorUnnamed ? spoken(hundredths) : counted(hundredths, minor)
    return grammar.money.both.filled(counted(whole, noun(money.major)), rest)
  }

  /// What a price is for: `/mo`, `/ night`.
  func period(from start: Int) -> (words: String, end: Int)? {
    guard isMark("/", at: afterSpace(start)) else { return nil }
    let index = afterSpace(afterSpace(start) + 1)
    guard let word = word(at: index),
      word.first?.isASCII == false || word.count > 1 || grammar.money.periods[word] != nil
    else { return nil }
    let period =
      grammar.money.periods[word] ?? measure(at: index)?.noun.one ?? self[index].text
    let isDotted =
      isMark(".", at: index + 1) && grammar.money.periods[word] != nil
      && kind(at: index + 2) != .none
    return (join(grammar.money.per, period), isDotted ? index + 2 : index + 1)
  }
}

extension Noun {
  /// The noun in a template that names a country.
  fileprivate func filled(_ template: String) -> Noun {
    Noun(template.filled(one), template.filled(few), template.filled(many), gender)
  }
}
