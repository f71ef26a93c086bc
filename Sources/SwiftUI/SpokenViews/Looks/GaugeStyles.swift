/// A look of the system; not heard.
public struct DefaultGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
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
public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A look of the system; not heard.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A look of the system; not heard.
public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
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
public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  /// The look.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of the system; not heard.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A look of the system; not heard.
public struct DefaultProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of the system; not heard.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of the system; not heard.
public struct LinearProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
  /// The look in a color; not heard.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of the system; not heard.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of the system; not heard.
public struct CircularProgressViewStyle: _SystemProgressViewStyle {
  /// The look.
  public init() {}
  /// The look in a color; not heard.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of the system; not heard.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
