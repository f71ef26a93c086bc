public import Foundation

/// The look of date pickers; what the style of an app shows is heard instead.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The look of a picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether it is one of the system's looks.
  nonisolated static var _isOfSystem: Bool { get }
}

extension DatePickerStyle {
  /// A look of an app is not.
  public nonisolated static var _isOfSystem: Bool { false }
}

/// The parts of a date picker, for its style.
public struct DatePickerStyleConfiguration {
  /// The label of a picker.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The earliest date; nil for none.
  public let minimumDate: Date?
  /// The latest date; nil for none.
  public let maximumDate: Date?
  /// The parts of the date that are shown.
  public let displayedComponents: DatePickerComponents
}

/// A look of the system.
public protocol _SystemDatePickerStyle: DatePickerStyle {}

extension _SystemDatePickerStyle {
  /// It is one.
  public nonisolated static var _isOfSystem: Bool { true }
  /// The label, because the system's look is not evaluated.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The look of the place: a button with the date.
public struct DefaultDatePickerStyle: _SystemDatePickerStyle {
  /// The look.
  public nonisolated init() {}
}

/// A button with the date.
public struct CompactDatePickerStyle: _SystemDatePickerStyle {
  /// The look.
  public nonisolated init() {}
}

/// A calendar, which is heard as a button with the date.
public struct GraphicalDatePickerStyle: _SystemDatePickerStyle {
  /// The look.
  public nonisolated init() {}
}

/// A wheel for each part of the date.
public struct WheelDatePickerStyle: _SystemDatePickerStyle {
  /// The look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of the place.
  public static nonisolated var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button with the date.
  public static nonisolated var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static nonisolated var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part of the date.
  public static nonisolated var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A style of any type.
struct AnyDatePickerStyle {
  /// The style around it, which the pickers inside have; at most one.
  let outer: [AnyDatePickerStyle]
  let make: @MainActor (DatePickerStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
  private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: AnyDatePickerStyle? { nil }
  }

  var datePickerStyle: AnyDatePickerStyle? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the date pickers in the view.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let style = Unchecked(style)
    return transformingEnvironment { environment in
      guard !Style._isOfSystem else {
        environment.showsDateWheels = Style.self == WheelDatePickerStyle.self
        environment.datePickerStyle = nil
        return
      }
      let outer = environment.datePickerStyle.map { [$0] } ?? []
      environment.datePickerStyle = AnyDatePickerStyle(outer: outer) {
        AnyView(Styled(style.value, $0) { $0.makeBody(configuration: $1) })
      }
    }
  }
}
