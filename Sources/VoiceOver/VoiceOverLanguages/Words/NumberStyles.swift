import Foundation
import ScreenTree
import VoiceOverElements

/// Formats numbers for a language with Foundation's format styles, whose data is Unicode's CLDR.
///
/// A style is created on demand and kept; so are the words for some numbers, because formatting one
/// takes longer than all rules together for its element.
final class NumberStyles: @unchecked Sendable {
  /// The styles that all screens share.
  static let shared = NumberStyles()

  private struct Key: Hashable {
    var format: Property.ValueFormat?
    var tag: String
  }

  private struct Number: Hashable {
    var number: Double
    var key: Key
  }

  private typealias Style = @Sendable (Double) -> String

  // Guards both caches below, which is what makes the class sendable.
  private let lock = NSLock()
  private var styles: [Key: Style] = [:]
  private var words: [Number: Word] = [:]
  /// How many words are kept; a screen repeats a few percentages and prices.
  private static let keptWords = 1_000

  /// A number in a format and a language.
  ///
  /// Its spaces are plain in a transcript, and no-break for the engine, which then reads the groups
  /// of digits as one number.
  func word(for number: Double, _ format: Property.ValueFormat?, in tag: String) -> Word {
    let number = Number(number: number, key: Key(format: format, tag: tag))
    return lock.withLock {
      if let word = words[number] { return word }
      let word = Self.word(for: number.number, style(number.key))
      // Emptied as a whole, because the few numbers of a screen are soon kept again.
      if words.count >= Self.keptWords { words = [:] }
      words[number] = word
      return word
    }
  }

  private static func word(for number: Double, _ style: Style) -> Word {
    var written = style(number)
    // Negative zero, and negative numbers that are rounded to zero, lose their sign.
    if number <= 0, !written.contains(where: { $0.wholeNumberValue ?? 0 > 0 }) {
      written = style(0)
    }
    guard written.unicodeScalars.contains(where: { blanks.contains($0) }) else {
      return .sentence(written, .apple)
    }
    return .sentence(
      written.replacing(blanks, with: " "),
      reading: written.replacing(blanks, with: "\u{A0}"), .apple)
  }

  /// The no-break spaces, both of which CLDR uses.
  private static let blanks: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}"]

  private func style(_ key: Key) -> Style {
    if let style = styles[key] { return style }
    let style = Self.style(key.format, Locale(identifier: key.tag))
    styles[key] = style
    return style
  }

  private static func style(_ format: Property.ValueFormat?, _ locale: Locale) -> Style {
    let plain = FloatingPointFormatStyle<Double>(locale: locale)
    switch format {
    case nil:
      // A fixed number of decimals would show the smallest numbers as 0.
      let style = plain.grouping(.never).precision(.fractionLength(0...6))
      let tiny = plain.grouping(.never).precision(.significantDigits(1...4))
      return { abs($0) < 1e-4 ? $0.formatted(tiny) : $0.formatted(style) }
    case .percent:
      let style = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0))
      return { $0.formatted(style) }
    case .currency(let code, let digits):
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      let exact = digits.map { style.precision(.fractionLength($0)) } ?? style
      return { $0.formatted(exact) }
    case .number(let digits):
      let style = plain.precision(.fractionLength(digits))
      return { $0.formatted(style) }
    case .unit(let unit, let digits):
      let style = plain.precision(.fractionLength(digits.map { $0...$0 } ?? 0...2))
      return { $0.formatted(style) + " " + unit }
    }
  }
}

extension String {
  /// The text with some scalars replaced.
  fileprivate func replacing(_ scalars: Set<Unicode.Scalar>, with other: Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { scalars.contains($0) ? other : $0 }))
  }
}
