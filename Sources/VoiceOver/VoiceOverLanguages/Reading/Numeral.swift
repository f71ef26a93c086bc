/// A number as a text has it: its digits without the marks between groups.
struct Numeral: Hashable, Sendable {
  /// The digits before the decimal mark.
  var whole: String
  /// The digits after it, or nil without one.
  var fraction: String?
  /// The index after its last piece.
  var end: Int

  /// The whole number that it is, or nil when it has decimals or is too long.
  var integer: Int? { fraction == nil && whole.utf8.count < 16 ? Int(whole) : nil }
}

extension Passage {
  /// The most groups of three digits in one number.
  private static let mostGroups = 8

  /// The number that starts at an index, or nil.
  ///
  /// Groups of three digits belong together after the separator of the language, after another one
  /// if it occurs twice or a decimal mark follows, and after a no-break space. A plain space groups
  /// only in languages that write so, with three groups or a symbol after them; otherwise two
  /// numbers of a list would become one.
  ///
  /// - Parameters:
  ///   - start: the index of the first digits.
  ///   - isPrice: whether a comma or a period before two digits is a decimal mark anyhow.
  /// - Returns: the number, or nil where no digits are.
  func numeral(at start: Int, isPrice: Bool = false) -> Numeral? {
    !isPrice && kept.index == start ? kept.numeral : workedOut(at: start, isPrice: isPrice)
  }

  /// Keeps the number at an index while rules are tried there.
  mutating func keepNumeral(at index: Int) {
    kept = (index, workedOut(at: index, isPrice: false))
  }

  private func workedOut(at start: Int, isPrice: Bool) -> Numeral? {
    guard let first = digits(at: start) else { return nil }
    let plain = Numeral(whole: first, fraction: nil, end: start + 1)
    let grouped = groups(after: plain)
    var numeral = grouped?.numeral ?? plain
    guard let mark = sign(at: numeral.end), mark == "." || mark == ",", mark != grouped?.mark,
      let decimals = digits(at: numeral.end + 1), !goesOn(mark, at: numeral.end + 2),
      !comesOn(mark, at: start - 1)
    else { return numeral }
    guard grouped != nil || isDecimal(mark, decimals, isPrice: isPrice) else { return numeral }
    numeral.fraction = decimals
    numeral.end += 2
    return numeral
  }

  /// Whether a mark before these digits parts decimals from a number without groups.
  private func isDecimal(_ mark: Unicode.Scalar, _ digits: String, isPrice: Bool) -> Bool {
    if mark == grammar.numbers.decimal || mark == "." { return true }
    // A price in another notation still has cents; three digits would be a group of thousands.
    return isPrice && digits.utf8.count <= 2
  }

  /// Whether the same mark and more digits follow, as in a version or a list.
  private func goesOn(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    isMark(mark, at: index) && digits(at: index + 1) != nil
  }

  /// Whether the same mark and digits come before an index, as in a version or a list.
  private func comesOn(_ mark: Unicode.Scalar, at index: Int) -> Bool {
    isMark(mark, at: index) && digits(at: index - 1) != nil
  }

  private func groups(after first: Numeral) -> (numeral: Numeral, mark: Unicode.Scalar)? {
    // The first group is short, and no number begins with a zero.
    guard first.whole.utf8.count <= 3, !first.whole.hasPrefix("0") else { return nil }
    let separator = self[first.end].text
    guard let mark = separator.first?.onlyScalar, mark.isOne(of: ",.'’ \u{A0}"),
      !comesOn(mark, at: first.end - 2)
    else { return nil }
    var numeral = first
    var count = 0
    while self[numeral.end].text == separator, count <= Self.mostGroups,
      let group = digits(at: numeral.end + 1), group.utf8.count == 3
    {
      numeral.whole += group
      numeral.end += 2
      count += 1
    }
    guard count > 0, count <= Self.mostGroups, digits(at: numeral.end) == nil else { return nil }
    guard self[numeral.end].text != separator || digits(at: numeral.end + 1) == nil else {
      return nil
    }
    return parts(mark, count: count, before: numeral.end) ? (numeral, mark) : nil
  }

  /// Whether a mark that stands so often parts the groups of one number that ends at an index.
  private func parts(_ mark: Unicode.Scalar, count: Int, before end: Int) -> Bool {
    let numbers = grammar.numbers
    if mark == numbers.group || mark == "\u{A0}" { return true }
    guard mark == " " else {
      let other: Unicode.Scalar = mark == "," ? "." : ","
      // One group after a foreign mark may as well be decimals; more groups are none.
      return count > 1 || isMark(other, at: end) && digits(at: end + 1) != nil
    }
    guard numbers.groupsByBlank else { return false }
    let hasDecimals = isMark(numbers.decimal, at: end) && digits(at: end + 1) != nil
    let last = hasDecimals ? end + 2 : end
    // Two numbers may stand side by side; another group or a sign makes them one.
    return count > 1 || isSign(at: last) || isSign(at: afterSpace(last))
  }

  /// Whether a currency, a percent sign or a measure is at an index.
  private func isSign(at index: Int) -> Bool {
    self[index].text == "%" || currencyBehind(at: index) != nil || measure(at: index) != nil
  }
}
