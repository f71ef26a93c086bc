public import Foundation
import ScreenTree
import SpokenViews

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic, wheels, compact, inline
}

/// A control that chooses a date.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// Whether it has wheels, or is a button with the date that opens them.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The date.
  open var date = Date()
  /// The earliest date that can be chosen.
  open var minimumDate: Date?
  /// The latest date that can be chosen.
  open var maximumDate: Date?
  /// The language of the date; nil for that of the screen.
  open var locale: Locale?
  /// The calendar; nil for that of the screen.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar!
  /// The time zone; nil for that of the screen.
  open var timeZone: TimeZone?
  /// By how many minutes their wheel turns.
  open var minuteInterval = 1
  /// The seconds of a timer.
  open var countDownDuration: TimeInterval {
    get { seconds }
    set { seconds = newValue }
  }
  private var seconds: TimeInterval = 60
  private var wheels: [DateWheel] = []

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// How it is shown on a phone: as a button, but where wheels are asked for or only they are there.
  open var datePickerStyle: UIDatePickerStyle {
    // UIKit has no compact form of these two modes.
    let needsWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return needsWheels ? .wheels : .compact
  }

  /// The environment in which dates become words.
  private var environment: EnvironmentValues {
    var environment = shownIn?.environment ?? EnvironmentValues()
    // What the app sets counts before the environment of the screen.
    if let locale { environment.locale = locale }
    if let calendar { environment.calendar = calendar }
    if let timeZone { environment.timeZone = timeZone }
    return environment
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  private var choice: DateChoice {
    let date = Binding(
      get: { [weak self] in self?.date ?? Date() }, set: { [weak self] in self?.date = $0 })
    return DateChoice(date, minimumDate, maximumDate, components, .unknown)
  }

  /// The wheels: each with its words and the part of the date that it turns.
  fileprivate var parts: [(words: String, part: DatePart)] {
    guard datePickerMode != .countDownTimer else {
      let minutes = Int(seconds / 60)
      return [("\(minutes / 60) hours", .hour), ("\(minutes % 60) min", .minute)]
    }
    let parts = choice.wheels(in: environment)
    return datePickerMode == .yearAndMonth ? parts.filter { $0.part != .day } : parts
  }

  /// Turns a wheel by a step; false beyond a limit.
  fileprivate func turn(_ index: Int, by step: Int) -> Bool {
    guard isEnabled, parts.indices.contains(index) else { return false }
    let part = parts[index].part
    // An app may set 0, which would let the wheel turn without ever moving.
    let steps = part == .minute ? step * max(1, minuteInterval) : step
    guard datePickerMode != .countDownTimer else { return turnTimer(part, by: steps) }
    guard choice.move(part, by: steps, in: environment) else { return false }
    send(.valueChanged)
    return true
  }

  private func turnTimer(_ part: DatePart, by steps: Int) -> Bool {
    let new = seconds + Double(steps) * (part == .hour ? 3600 : 60)
    // A timer of UIKit has at least a minute and less than a day.
    guard (60..<24 * 3600).contains(new) else { return false }
    seconds = new
    send(.valueChanged)
    return true
  }

  private var wheelObjects: [DateWheel] {
    // The wheels are kept, because the cursor stays on an object by its identity.
    while wheels.count < parts.count { wheels.append(DateWheel(of: self, index: wheels.count)) }
    return Array(wheels.prefix(parts.count))
  }

  override open func accessibilityActivate() -> Bool {
    guard isEnabled, datePickerStyle != .wheels, let shownIn else { return false }
    ObjectSheet(in: shownIn) { [weak self] in
      self.map { $0.wheelsNode(in: shownIn) }.map { [$0] } ?? []
    }
    .open()
    return true
  }

  override var kind: ViewClass { .uiDatePicker }
  override var shownObjects: [UIAccessibilityObject] {
    datePickerStyle == .wheels ? wheelObjects : []
  }
  override var ownProperties: [Property] {
    datePickerStyle == .wheels
      ? super.ownProperties + [.style("wheel")]
      : super.ownProperties + [.value(.text(choice.words(in: environment)))]
  }
  override var impliedValue: String? {
    datePickerStyle == .wheels ? nil : choice.words(in: environment)
  }

  /// The wheels as a view of their own.
  fileprivate func wheelsNode(in view: _ViewNode) -> Node {
    Node(
      .uiDatePicker, children: wheelObjects.map { $0.node(in: view) },
      properties: [.style("wheel")])
  }
}

/// A wheel of a date picker.
private final class DateWheel: UIAccessibilityObject {
  private weak var picker: UIDatePicker?
  private let index: Int

  init(of picker: UIDatePicker, index: Int) {
    self.picker = picker
    self.index = index
  }

  override func accessibilityIncrement() { _ = picker?.turn(index, by: 1) }
  override func accessibilityDecrement() { _ = picker?.turn(index, by: -1) }

  // The words are the value: those that a turn brings are spoken.
  override var kind: ViewClass { .element }
  override var accessibilityValue: String? {
    get { picker.flatMap { $0.parts.indices.contains(index) ? $0.parts[index].words : nil } }
    set {}
  }
}
