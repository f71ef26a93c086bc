public import Foundation

/// What Foundation lacks on Linux: measurements in words, with the units of the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit a measurement is said in.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that it has.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the size of the number; the locale's own units are meant all the same.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature in degrees, without the name of the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit a measurement is said in.
  open var unitOptions: UnitOptions = []
  /// How long the name of the unit is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, whose numbers and units are said; names stay English.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = Localization.locale
  /// The format of the number; by default at most three digits behind the point.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }()

  /// A measurement in words.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = number(value)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return "\(number)°"
    }
    return words(number, isOne: value == 1, unit.symbol)
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? unitNames[unit.symbol]?.several ?? unit.symbol : unit.symbol
  }

  /// A measurement in words; nil for anything else.
  override open func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }

  private func number(_ value: Double) -> String {
    let formatter = numberFormatter.flatMap { $0.inLanguageOfScreen as? NumberFormatter }
    return formatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  /// The number in the unit that is said.
  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit), let unit = unit as? Dimension,
      (locale ?? Localization.locale).measurementSystem == .us, let own = unit.inUnitedStates
    else { return (value, unit) }
    return (Measurement(value: value, unit: unit).converted(to: own).value, own)
  }

  /// Degrees follow their number without a space, except where their name is written out.
  private func words(_ number: String, isOne: Bool, _ symbol: String) -> String {
    switch unitStyle {
    case .long:
      guard let name = unitNames[symbol] else { return "\(number) \(symbol)" }
      return "\(number) \(isOne ? name.one : name.several)"
    case .short where symbol == "°C" || symbol == "°F": return "\(number)°"
    case .short: return "\(number)\(symbol)"
    default:
      return symbol.utf8.starts(with: "°".utf8) ? "\(number)\(symbol)" : "\(number) \(symbol)"
    }
  }
}

extension Dimension {
  /// The unit that stands for it in the United States; nil for the same one.
  fileprivate var inUnitedStates: Dimension? {
    switch (self, symbol) {
    case (is UnitTemperature, "°C"): UnitTemperature.fahrenheit
    case (is UnitLength, "km"): UnitLength.miles
    case (is UnitLength, "m"): UnitLength.feet
    case (is UnitLength, "cm"), (is UnitLength, "mm"): UnitLength.inches
    case (is UnitMass, "kg"): UnitMass.pounds
    case (is UnitMass, "g"): UnitMass.ounces
    case (is UnitSpeed, "km/h"), (is UnitSpeed, "m/s"): UnitSpeed.milesPerHour
    default: nil
    }
  }
}
