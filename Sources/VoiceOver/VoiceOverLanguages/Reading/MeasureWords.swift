/// The words of measures.
struct MeasureWords: Sendable {
  let millimeter, centimeter, meter, kilometer, inch, foot, yard, mile: Noun
  let milligram, gram, kilogram, ton, ounce, pound: Noun
  let milliliter, liter, gallon: Noun
  let degree, celsius, fahrenheit: Noun
  let byte, kilobyte, megabyte, gigabyte, terabyte: Noun
  let kilobits, megabits, gigabits: Noun
  let hertz, kilohertz, megahertz, gigahertz: Noun
  let millisecond, second, minute, hour, day, week, month, year: Noun
  let kilometersPerHour, milesPerHour, metersPerSecond: Noun
  let squareMeter, squareKilometer, squareFoot, cubicMeter: Noun
  let watt, kilowatt, kilowattHour, volt, milliampHour: Noun
  let calorie, kilocalorie, beatsPerMinute, framesPerSecond: Noun
  let pixel, point, decibel, megapixel, star: Noun
  /// What is written for a measure in this language beside the signs that all have.
  let written: [String: any KeyPath<MeasureWords, Noun> & Sendable]

  /// The noun of a measure as it is written, or nil.
  func noun(for sign: String) -> Noun? {
    // The signs of the language win over the international ones.
    if let path = written[sign] ?? Self.signs[sign] { return self[keyPath: path] }
    return nil
  }

  /// The signs of measures that every language has.
  private static let signs: [String: any KeyPath<MeasureWords, Noun> & Sendable] = [
    "mm": \.millimeter, "cm": \.centimeter, "m": \.meter, "km": \.kilometer, "ft": \.foot,
    "yd": \.yard, "mi": \.mile, "mg": \.milligram, "g": \.gram, "kg": \.kilogram, "t": \.ton,
    "oz": \.ounce, "lb": \.pound, "lbs": \.pound, "ml": \.milliliter, "mL": \.milliliter,
    "l": \.liter, "L": \.liter, "gal": \.gallon, "°": \.degree, "º": \.degree,
    "°C": \.celsius, "ºC": \.celsius, "℃": \.celsius, "°F": \.fahrenheit, "ºF": \.fahrenheit,
    "℉": \.fahrenheit, "kB": \.kilobyte, "KB": \.kilobyte, "MB": \.megabyte, "GB": \.gigabyte,
    "TB": \.terabyte, "KiB": \.kilobyte, "MiB": \.megabyte, "GiB": \.gigabyte,
    "kbps": \.kilobits, "Kbps": \.kilobits, "Mbps": \.megabits, "Gbps": \.gigabits,
    "Mbit/s": \.megabits, "Mb/s": \.megabits, "Gb/s": \.gigabits, "Hz": \.hertz,
    "kHz": \.kilohertz, "MHz": \.megahertz, "GHz": \.gigahertz, "ms": \.millisecond,
    "s": \.second, "sec": \.second, "secs": \.second, "min": \.minute, "mins": \.minute,
    "h": \.hour, "hr": \.hour, "hrs": \.hour, "km/h": \.kilometersPerHour,
    "kph": \.kilometersPerHour, "kmh": \.kilometersPerHour, "mph": \.milesPerHour,
    "m/s": \.metersPerSecond, "m²": \.squareMeter, "m2": \.squareMeter,
    "km²": \.squareKilometer, "km2": \.squareKilometer, "ft²": \.squareFoot,
    "m³": \.cubicMeter, "m3": \.cubicMeter, "W": \.watt, "kW": \.kilowatt,
    "kWh": \.kilowattHour, "V": \.volt, "mAh": \.milliampHour, "cal": \.calorie,
    "Cal": \.calorie, "kcal": \.kilocalorie, "bpm": \.beatsPerMinute, "BPM": \.beatsPerMinute,
    "fps": \.framesPerSecond, "FPS": \.framesPerSecond, "px": \.pixel, "pt": \.point,
    "dB": \.decibel, "MP": \.megapixel, "★": \.star, "⭐": \.star, "⭐️": \.star,
  ]
}
