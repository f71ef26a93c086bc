/// How a whole number agrees with the noun after it.
///
/// eSpeak NG reads every number as if it were counted: German "eins", French "un", Spanish "uno",
/// Russian "один", whatever the noun is. The last digit is therefore spoken as a word.
enum Agreement: Sendable {
  /// Numbers never change.
  case none
  /// `ein`, `eine`.
  case german
  /// `un`, `une`.
  case french
  /// `un`, `una`, `veintiún`.
  case spanish
  /// `один`, `одна`, `одно`, `два`, `две`.
  case russian

  /// The words for a whole number before a noun, or nil when its digits do.
  func words(for number: Int, _ gender: Noun.Gender) -> String? {
    switch self {
    case .none: nil
    case .german: number == 1 ? (gender == .feminine ? "eine" : "ein") : nil
    case .french: french(number, gender)
    case .spanish: spanish(number, gender)
    case .russian: russian(number, gender)
    }
  }

  /// Only feminine nouns change the number: 21 is "vingt et une", 81 "quatre-vingt-une".
  private func french(_ number: Int, _ gender: Noun.Gender) -> String? {
    // These end in eleven, not in one: soixante et onze, quatre-vingt-onze.
    guard number % 10 == 1, ![11, 71, 91].contains(number % 100) else { return nil }
    guard number != 1 else { return gender == .feminine ? "une" : "un" }
    guard gender == .feminine, number < 100 else { return nil }
    return number == 81 ? "quatre-vingt-une" : "\(number - 1) et une"
  }

  /// 1, 21, 31 … 91 shorten before a masculine noun and change before a feminine one.
  private func spanish(_ number: Int, _ gender: Noun.Gender) -> String? {
    guard number % 10 == 1, number != 11, number < 100 else { return nil }
    let one = gender == .feminine ? "una" : "un"
    if number == 1 { return one }
    // Written as one word, unlike all that follow, and shortened with an accent.
    if number == 21 { return gender == .feminine ? "veintiuna" : "veintiún" }
    return "\(number - 1) y \(one)"
  }

  /// The digits 1 and 2 change but in 11 and 12: 22 is "20 две" before a feminine noun.
  private func russian(_ number: Int, _ gender: Noun.Gender) -> String? {
    let unit = number % 10
    // 11 and 12 are words of their own, which agree with nothing.
    guard gender != .masculine, (1...2).contains(unit), ![11, 12].contains(number % 100) else {
      return nil
    }
    guard unit == 1 || gender == .feminine else { return nil }
    let word = unit == 2 ? "две" : gender == .feminine ? "одна" : "одно"
    return number < 10 ? word : "\(number - unit) \(word)"
  }
}
