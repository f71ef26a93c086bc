public import Foundation

/// What Foundation lacks on Linux: a length of time as words or digits, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Hashable, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Zeros by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that the style leaves out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between other numbers.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last other number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and each number of the digits has two.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that are said.
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
  /// How long the words are.
  open var unitsStyle = UnitsStyle.positional
  /// Which zeros are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar, in which dates are counted.
  open var calendar: Calendar? = .current
  /// How many units are said at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a unit may have a fraction; never said.
  open var allowsFractionalUnits = false
  /// Whether the largest unit takes in larger ones; it always does.
  open var collapsesLargestUnit = false
  /// Whether "about" comes first.
  open var includesApproximationPhrase = false
  /// Whether "remaining" comes last.
  open var includesTimeRemainingPhrase = false
  /// Where it is used; not heard.
  open var formattingContext = Formatter.Context.unknown
  /// The date from which components are counted.
  open var referenceDate: Date?

  /// A number of seconds as words.
  open func string(from ti: TimeInterval) -> String? {
    // A larger number of seconds may not fit into a whole number, which would end the program.
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = Int(abs(ti).rounded())
    let counts = units.map { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return (unit: unit, count: count)
    }
    return words(counts, isNegative: ti < 0)
  }

  /// The time between two dates as words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Components as words.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// Components or a time as words.
  override open func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// A number of components as words.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [DurationUnit] {
    let units = DurationUnit.all.filter { allowedUnits.contains($0.unit) }
    // Without a unit nothing could be said; seconds are never wrong.
    return units.isEmpty ? [DurationUnit.all[DurationUnit.all.count - 1]] : units
  }

  private func words(_ counts: [(unit: DurationUnit, count: Int)], isNegative: Bool) -> String {
    let kept = kept(counts)
    var words: String
    switch unitsStyle {
    case .positional: words = digits(kept)
    case .abbreviated: words = kept.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief: words = kept.map { $0.unit.brief($0.count) }.joined(separator: " ")
    case .short: words = kept.map { $0.unit.short($0.count) }.joined(separator: ", ")
    case .full: words = kept.map { $0.unit.full("\($0.count)", $0.count) }.joined(separator: ", ")
    case .spellOut:
      words = kept.map { $0.unit.full(spelled($0.count), $0.count) }.joined(separator: ", ")
    }
    if isNegative { words = "-" + words }
    if includesApproximationPhrase { words = "About " + words }
    return includesTimeRemainingPhrase ? words + " remaining" : words
  }

  private func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }

  /// Digits such as "1:05": each number after the first has two.
  private func digits(_ counts: [(unit: DurationUnit, count: Int)]) -> String {
    counts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
    }.joined(separator: ":")
  }

  /// The units that are said.
  private func kept(
    _ counts: [(unit: DurationUnit, count: Int)]
  ) -> [(unit: DurationUnit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    var kept = counts[...]
    if behavior.contains(.dropLeading) {
      // Digits alone keep the minutes: "0:05".
      let least = unitsStyle == .positional ? min(2, kept.count) : 1
      while kept.count > least, kept.first?.count == 0 { kept.removeFirst() }
    }
    if behavior.contains(.dropTrailing) {
      while kept.count > 1, kept.last?.count == 0 { kept.removeLast() }
    }
    if behavior.contains(.dropMiddle), kept.count > 2 {
      let ends = [kept.startIndex, kept.endIndex - 1]
      kept = kept.indices.filter { ends.contains($0) || kept[$0].count > 0 }.map { kept[$0] }[...]
    }
    return maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : Array(kept)
  }
}
