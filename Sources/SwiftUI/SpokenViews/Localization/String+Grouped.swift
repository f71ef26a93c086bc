import Foundation

extension String {
  /// The digits of a number as the screen shows them: `1234567.5` is `1,234,567.5`.
  var grouped: String {
    // What a format of C fills up with zeros or blanks keeps its form; a decimal number holds no
    // more digits than these.
    guard utf8.count <= 38, let match = wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.([0-9]+))?/),
      let number = Decimal(string: self)
    else { return self }
    return Decimal.FormatStyle(locale: Localization.locale)
      .precision(.fractionLength(match.1?.count ?? 0)).format(number)
  }
}
