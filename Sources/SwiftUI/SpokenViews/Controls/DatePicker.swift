public import Foundation
import ScreenTree

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  @State private var opened: DatePickerComponents = []
  private let label: Label
  private let date: DateChoice

  init(_ label: Label, _ date: DateChoice) {
    self.label = label
    self.date = date
  }

  /// A picker with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      label(), DateChoice(selection, nil, nil, displayedComponents, Position(file, line, column)))
  }

  /// A picker of a range with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      DateChoice(
        selection, range.lowerBound, range.upperBound, displayedComponents,
        Position(file, line, column)))
  }

  /// The picker, and its wheels while they are open.
  public var body: some View {
    Styled(date.configuration(labelled: AnyView(label))) {
      DateControl(label: label, date: date, opened: $opened)
        .opening(DateWheels(date: date.showing(opened)), while: isOpen, at: date.position)
    }
  }
}

extension DatePicker {
  /// Whether the wheels of the day or of the time are open.
  private var isOpen: Binding<Bool> {
    let opened = $opened
    return Binding(
      get: { !opened.wrappedValue.isEmpty }, set: { if !$0 { opened.wrappedValue = [] } })
  }
}

extension DatePicker {
  /// A picker of dates from one on with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      DateChoice(
        selection, range.lowerBound, nil, displayedComponents, Position(file, line, column)))
  }

  /// A picker of dates up to one with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label(),
      DateChoice(
        selection, nil, range.upperBound, displayedComponents, Position(file, line, column)))
  }
}

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
  let position: Position
}

extension DatePickerStyle where Self: _SystemStyle {
  /// The picker in this look.
  public func makeBody(configuration: Configuration) -> some View {
    // Erased, because the type of what has a style has the type of the style's look in it.
    AnyView(DatePicker(configuration.label, DateChoice(configuration)).datePickerStyle(self))
  }
}

extension View {
  /// The look of the date pickers in the view.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    styled(style, nests: true) { $0.makeBody(configuration: $1) }
  }
}
