/// A category of numbers for which a language has a form of its nouns, as in Unicode's CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The categories that a language distinguishes for whole numbers below two hundred.
  package static func all(in language: String) -> Set<PluralCategory> {
    Set((0..<200).map { of($0, in: language) })
  }

  /// The category of a whole number in a language; its sign makes no difference.
  package static func of(_ number: Int, in language: String) -> PluralCategory {
    of(PluralNumber(number), in: language)
  }

  /// The category of a number in a language.
  ///
  /// The rules are those for cardinal numbers of CLDR 47,
  /// https://www.unicode.org/cldr/charts/47/supplemental/language_plural_rules.html; millions in
  /// Romance languages, which CLDR counts as many, are other here. Languages without a line of
  /// their own count as English does.
  package static func of(_ number: PluralNumber, in language: String) -> PluralCategory {
    // Portuguese of Portugal counts 0 as several, that of Brazil does not, so the region decides.
    if language.lowercased() == "pt-pt" { return number.isWhole && number.isOne ? .one : .other }
    return switch language.split(separator: "-").first.map(String.init) ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": .other
    case "fr", "pt", "hy": number.integer <= 1 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "am": number.integer == 0 || number.isOne ? .one : .other
    case "es", "nb", "no", "nn", "el", "hu", "bg", "tr": number.isOne ? .one : .other
    case "da": number.isOne || (number.integer <= 1 && number.fraction != 0) ? .one : .other
    case "is": number.icelandic
    case "pa": number.integer <= 1 && number.fraction == 0 ? .one : .other
    case "ru", "uk": number.isWhole ? number.slavic(rest: .many) : .other
    case "be": number.fraction == 0 ? number.slavic(rest: .many) : .other
    case "sr", "hr", "bs": number.serbian
    case "pl": number.polish
    case "cs", "sk": number.czech
    case "ar": number.arabic
    case "he":
      number.isWhole && number.integer <= 2
        ? [.other, .one, .two][number.integer]
        : number.isWhole || number.integer > 0 ? .other : .one
    case "lt": number.lithuanian
    case "lv": number.latvian
    case "sl": number.slovenian
    case "ro": number.romanian
    case "cy": number.welsh
    default: number.isWhole && number.integer == 1 ? .one : .other
    }
  }
}

/// A number as it is shown, on which its plural category depends.
package struct PluralNumber: Hashable, Sendable {
  /// The digits before the point, without a sign.
  package let integer: Int
  /// The digits after the point, as a number; CLDR's `f`.
  let fraction: Int
  /// How many digits are shown after the point; CLDR's `v`.
  let decimals: Int
  /// Whether it is shown without digits after the point.
  package var isWhole: Bool { decimals == 0 }

  /// The number in a text of digits; nil for another text.
  package init?(_ text: String) {
    // CLDR's rules look at the digits as they are shown: "1.0" has another category than "1" in
    // many languages.
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let integer = Int(first), parts.count <= 2 else { return nil }
    self.integer = integer
    let digits = parts.count == 2 ? parts[1] : ""
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    decimals = digits.utf8.count
    // The rules ask for the last two digits, and whether all are zero.
    let last = Int(digits.suffix(18)) ?? 0
    fraction = last == 0 && digits.contains { $0 != "0" } ? 100 : last
  }

  /// A whole number.
  package init(_ number: Int) {
    (integer, fraction, decimals) = (Int(clamping: number.magnitude), 0, 0)
  }

  /// Whether its value is one.
  var isOne: Bool { integer == 1 && fraction == 0 }

  private var ten: Int { integer % 10 }
  private var hundred: Int { integer % 100 }

  /// The category by the digits before the point alone.
  fileprivate func slavic(rest: PluralCategory) -> PluralCategory {
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : rest
  }

  /// The category by the last digits that are shown, before or after the point.
  fileprivate var serbian: PluralCategory {
    let last = isWhole ? self : PluralNumber(fraction)
    return last.slavic(rest: .other)
  }

  fileprivate var polish: PluralCategory {
    guard isWhole else { return .other }
    if integer == 1 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  fileprivate var czech: PluralCategory {
    guard isWhole else { return .many }
    return integer == 1 ? .one : (2...4).contains(integer) ? .few : .other
  }

  fileprivate var arabic: PluralCategory {
    guard fraction == 0 else { return .other }
    switch (integer, hundred) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  fileprivate var lithuanian: PluralCategory {
    guard fraction == 0 else { return .many }
    guard !(11...19).contains(hundred) else { return .other }
    return ten == 1 ? .one : (2...9).contains(ten) ? .few : .other
  }

  fileprivate var latvian: PluralCategory {
    let last = fraction == 0 ? hundred : decimals == 2 ? fraction : fraction % 10
    if (11...19).contains(last) || fraction == 0 && last % 10 == 0 { return .zero }
    return last % 10 == 1 ? .one : .other
  }

  fileprivate var slovenian: PluralCategory {
    guard isWhole else { return .few }
    return hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
  }

  fileprivate var romanian: PluralCategory {
    if isWhole, integer == 1 { return .one }
    return !isWhole || integer == 0 || (1...19).contains(hundred) ? .few : .other
  }

  fileprivate var icelandic: PluralCategory {
    var last = fraction == 0 ? integer : fraction
    // Zeros at the end do not count: "0.10" is "0.1".
    while fraction != 0, last % 10 == 0 { last /= 10 }
    return last % 10 == 1 && last % 100 != 11 ? .one : .other
  }

  fileprivate var welsh: PluralCategory {
    let named: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
    return fraction == 0 ? named[integer] ?? .other : .other
  }
}
