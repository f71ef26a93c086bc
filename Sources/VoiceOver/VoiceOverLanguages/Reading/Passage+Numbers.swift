extension Passage {
  /// The most digits of a number that is read as one; longer ones are read digit by digit.
  private static let longestNumber = 15

  /// A number as the engine is given it.
  func spoken(_ numeral: Numeral) -> String {
    guard settings.numbers == .words else {
      let whole = spelled(numeral.whole)
      return numeral.fraction.map { "\(whole) \(grammar.numbers.point) \(spelled($0))" } ?? whole
    }
    let whole = spoken(whole: numeral.whole)
    guard let fraction = numeral.fraction else { return whole }
    if let word = grammar.numbers.decimals, !(isMoney && grammar.readsFiguresAsWritten) {
      return "\(whole) \(word) \(decimals(fraction))"
    }
    return "\(whole)\(grammar.numbers.decimal)\(fraction.prefix(Self.longestNumber))"
  }

  /// A whole number as the engine is given it; leading zeros make it a row of digits.
  func spoken(whole digits: String) -> String {
    guard settings.numbers == .words else { return spelled(digits) }
    // A leading zero marks a code, in which every digit counts.
    let hasZero = digits.utf8.count > 1 && digits.hasPrefix("0")
    if hasZero || digits.utf8.count > Self.longestNumber { return spelled(digits) }
    guard case .groups(let size, let words, let hundreds, let tens) = grammar.numbers.wholes,
      digits.utf8.count > 3, digits.utf8.count <= size * (words.count + 1)
    else { return digits }
    return grouped(digits, by: size, words, empty: (hundreds, tens))
  }

  /// A whole number as the engine is given it.
  func spoken(_ number: Int) -> String { spoken(whole: String(number)) }

  /// Digits one by one.
  func spelled(_ digits: some StringProtocol) -> String {
    digits.map(String.init).joined(separator: " ")
  }

  /// A number and the noun that it counts.
  func counted(_ numeral: Numeral, _ noun: Noun) -> String {
    let form =
      numeral.integer.map { noun.form(for: $0, in: grammar.language) }
      ?? formOfDecimals(numeral, noun)
    return join(agreeing(numeral, noun.gender), form)
  }

  /// A number in the gender of what it counts.
  func agreeing(_ numeral: Numeral, _ gender: Noun.Gender) -> String {
    guard settings.numbers == .words, let number = numeral.integer,
      let words = grammar.numbers.agreement.words(for: number, gender)
    else { return spoken(numeral) }
    return words
  }

  /// Two words as the script parts them.
  func join(_ first: String, _ second: String) -> String {
    grammar.joinsWords ? first + second : "\(first) \(second)"
  }

  /// French counts below two as one; Russian takes the form of a few.
  private func formOfDecimals(_ numeral: Numeral, _ noun: Noun) -> String {
    if grammar.language == "fr", numeral.whole == "0" || numeral.whole == "1" { return noun.one }
    // Russian decimals take the genitive singular, which is the form for few.
    return grammar.language == "ru" && numeral.fraction != nil ? noun.few : noun.many
  }

  /// Decimals after the word for the mark: one number, or digits when zeros lead or it is long.
  private func decimals(_ digits: String) -> String {
    let isNumber = !digits.hasPrefix("0") && digits.utf8.count <= 2 && grammar.language != "ja"
    return isNumber ? digits : spelled(digits)
  }

  /// The groups of a number with the words for thousand, million … after them.
  private func grouped(
    _ digits: String, by size: Int, _ words: [String], empty: (hundreds: String, tens: String)
  ) -> String {
    var rest = Substring(digits)
    var parts: [String] = []
    // From the lowest group up, which has no word of its own.
    for word in [""] + words where !rest.isEmpty {
      let group = Int(rest.suffix(size)) ?? 0
      rest = rest.dropLast(size)
      guard group > 0 else { continue }
      let zeros = rest.isEmpty || group > 99 ? "" : group < 10 ? empty.tens : empty.hundreds
      let number = word.isEmpty ? "\(group)" : join("\(group)", word)
      parts.append(zeros.isEmpty ? number : "\(zeros) \(number)")
    }
    return parts.reversed().joined(separator: " ")
  }
}

extension String {
  /// The template with `%1`, `%2` … replaced by the part of that number.
  func filled(_ parts: String...) -> String {
    Word(self, .inferred).filled(parts).text
  }
}
