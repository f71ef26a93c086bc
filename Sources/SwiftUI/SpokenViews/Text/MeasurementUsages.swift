public import Foundation

/// What measurements are for; they keep the unit that the app gave them.
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a thing that belongs to a person.
  public static var person: Self { .general }
  /// The height of a person.
  public static var personHeight: Self { .general }
  /// The length of a lens.
  public static var focalLength: Self { .general }
  /// Rain.
  public static var rainfall: Self { .general }
  /// Snow.
  public static var snowfall: Self { .general }
  /// How far one sees.
  public static var visibility: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { .general }
  /// The temperature of the air.
  public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { .general }
  /// What exercise takes.
  public static var workout: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink.
  public static var liquid: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { .general }
}

extension UserDefaults {
  /// Sets a value by the name that Objective-C gives it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
