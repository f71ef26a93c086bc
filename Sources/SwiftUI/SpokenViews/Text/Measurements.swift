public import Foundation

/// What Foundation lacks on Linux: measurements in words.
extension Measurement where UnitType: Dimension {
  /// How a measurement is put into words; of units, those of length, mass, duration, temperature,
  /// angle, energy, volume and speed have English names.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the name of a unit is.
    public enum UnitWidth: Hashable, Sendable, Codable {
      case wide, abbreviated, narrow
    }

    let width: UnitWidth
    let isRoad: Bool
    let numbers: FloatingPointFormatStyle<Double>

    /// A style by the length of the names.
    public init(width: UnitWidth) {
      self.init(width: width, isRoad: false)
    }

    init(width: UnitWidth, isRoad: Bool, numbers: FloatingPointFormatStyle<Double>? = nil) {
      self.width = width
      self.isRoad = isRoad
      self.numbers = numbers ?? .number.precision(.fractionLength(0...3))
    }

    /// The measurement in words.
    public func format(_ value: Measurement<UnitType>) -> String {
      let symbol = value.unit.symbol
      guard isRoad, symbol == "m", value.value >= 1000 else {
        return words(isRoad ? value.value.rounded() : value.value, symbol)
      }
      // A distance is spoken to a tenth of a kilometre, and below that in whole metres.
      return words((value.value / 100).rounded() / 10, "km")
    }

    /// The style with numbers as they are written in a locale; names stay English.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(width: width, isRoad: isRoad, numbers: numbers.locale(locale))
    }

    private func words(_ number: Double, _ symbol: String) -> String {
      let digits = number.formatted(numbers)
      guard width == .wide, let name = unitNames[symbol] else {
        return width == .narrow ? "\(digits)\(symbol)" : "\(digits) \(symbol)"
      }
      return "\(digits) \(number == 1 ? name.one : name.several)"
    }
  }

  /// The measurement in words.
  public func formatted(_ style: FormatStyle) -> String { style.inLanguageOfScreen.format(self) }

  /// The measurement in words.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

/// What a measurement is for.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable {
  let isRoad: Bool

  /// Anything.
  public static var general: Self { Self(isRoad: false) }
  /// Anything.
  public static var asProvided: Self { Self(isRoad: false) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A way: in metres up to 1,000, and then in kilometres.
  public static var road: Self { Self(isRoad: true) }
}

extension FormatStyle {
  /// A measurement in words.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth
  ) -> Self where Self == Measurement<UnitType>.FormatStyle { Self(width: width) }

  /// A measurement in words, for a purpose.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType>
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, isRoad: usage.isRoad)
  }
}

extension FormatStyle {
  /// A measurement in words, for a purpose; numbers keep their own style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>?
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, isRoad: usage.isRoad, numbers: numberFormatStyle)
  }
}

/// The English names of units, by their symbols.
let unitNames: [String: (one: String, several: String)] = [
  "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
  "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
  "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
  "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
  "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "s": ("second", "seconds"),
  "min": ("minute", "minutes"), "hr": ("hour", "hours"), "°": ("degree", "degrees"),
  "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
  "kCal": ("kilocalorie", "kilocalories"), "cal": ("calorie", "calories"),
  "kJ": ("kilojoule", "kilojoules"), "J": ("joule", "joules"), "L": ("liter", "liters"),
  "mL": ("milliliter", "milliliters"), "m/s": ("meter per second", "meters per second"),
  "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
]
