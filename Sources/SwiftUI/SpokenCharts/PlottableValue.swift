public import Foundation
import SpokenViews

/// A value that a chart can show.
public protocol Plottable {
  /// The type that it is shown as: a number, a name or a date.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What it is shown as.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that is shown so; nil when there is none.
  init?(primitivePlottable: PrimitivePlottable)

  /// What the chart shows for it.
  var _plotted: _Plotted { get }
}

extension Plottable {
  /// What the chart shows for what it is shown as.
  public var _plotted: _Plotted { primitivePlottable._plotted }
}

/// A type that a chart knows: numbers, texts and dates.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// What the chart shows for it.
  var _plotted: _Plotted { get }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init(primitivePlottable: Self) { self = primitivePlottable }
}

/// What a chart shows for a value: a number, or a name with an order.
public enum _Plotted: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A name.
  case category(String)
  /// A point in time, in seconds since 2001.
  case date(Double)
}

extension String: PrimitivePlottableProtocol {
  /// The name itself.
  public var _plotted: _Plotted { .category(self) }
}

extension Date: PrimitivePlottableProtocol {
  /// The time of the date.
  public var _plotted: _Plotted { .date(timeIntervalSinceReferenceDate) }
}

extension Decimal: PrimitivePlottableProtocol {
  /// The number itself.
  public var _plotted: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The number itself.
  public var _plotted: _Plotted { .number(Double(self)) }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The number itself.
  public var _plotted: _Plotted { .number(Double(self)) }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The case with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value of a mark with the name of what it is.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// The unit in which a date is read, or nil for a day.
  let unit: Calendar.Component?

  /// What a mark keeps of it.
  var channel: MarkChannel {
    MarkChannel(label: label, plotted: value._plotted, unit: unit)
  }
}

/// A value of a mark: its label, the value, and the unit of a date.
struct MarkChannel: Hashable, Sendable {
  var label: String
  var plotted: _Plotted
  /// The unit in which a date is read; nil until the dates beside it are known.
  var unit: Calendar.Component?

  /// Its number, or nil for a name.
  var number: Double? { if case .number(let number) = plotted { number } else { nil } }
  /// Its time, by which dates are ordered.
  var time: Double? { if case .date(let seconds) = plotted { seconds } else { nil } }
  /// The words of a name or a date, or nil for a number.
  var name: String? {
    switch plotted {
    case .category(let name): name
    case .number: nil
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).words(by: unit)
    }
  }

  /// The coarsest unit that keeps dates apart, for those that an app gives none; nil for a day.
  static func unit(of channels: [MarkChannel]) -> Calendar.Component? {
    // Dates with a unit of the app are read by that, and need nothing finer.
    let dates = channels.filter { $0.time != nil && $0.unit == nil }
    // A unit is fine enough once different dates have different names: marks with one name would be
    // one category.
    let count = Set(dates.map(\.plotted)).count
    let units: [Calendar.Component?] = [nil, .minute, .second]
    return units.first { unit in
      Set(dates.map { MarkChannel(label: "", plotted: $0.plotted, unit: unit).name }).count == count
    } ?? .nanosecond
  }
}

extension Date {
  /// The date as a mark's label reads it, by the unit that it stands for.
  fileprivate func words(by unit: Calendar.Component?) -> String {
    let style: Date.FormatStyle =
      switch unit {
      case .year: .dateTime.year()
      case .month: .dateTime.month(.wide).year()
      case .hour, .minute: .dateTime.month(.wide).day().hour().minute()
      case .second: .dateTime.month(.wide).day().hour().minute().second()
      case .nanosecond:
        .dateTime.month(.wide).day().hour().minute().second().secondFraction(.fractional(3))
      case _: .dateTime.month(.wide).day().year()
      }
    return style.inLanguageOfScreen.format(self)
  }
}
