/// The look of the place: a button with the date.
public struct DefaultDatePickerStyle: Sendable {
  /// The look.
  public init() {}

  /// The look of the place.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button with the date.
public struct CompactDatePickerStyle: Sendable {
  /// The look.
  public init() {}

  /// A button with the date.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar, which is heard as a button with the date.
public struct GraphicalDatePickerStyle: Sendable {
  /// The look.
  public init() {}

  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: Sendable {
  /// The look.
  public init() {}

  /// A wheel for each part of the date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Shows a wheel for each part of the date.
  public nonisolated func datePickerStyle(_ style: WheelDatePickerStyle) -> some View {
    transformingEnvironment { $0.showsDateWheels = true }
  }
}
