/// The look of a gauge; not heard.
public protocol GaugeStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A look of the system; not heard.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// A look of the system; not heard.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The look of a progress view; not heard.
public protocol ProgressViewStyle: Sendable {}

/// A look of the system; not heard.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of the system; not heard.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of the system; not heard.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of the system; not heard.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of the system; not heard.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
