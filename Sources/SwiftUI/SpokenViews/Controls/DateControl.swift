package import Foundation
package import ScreenTree

/// The date of a picker, its limits, and what the picker shows of it.
package struct DateChoice {
  let date: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let position: Position

  package init(
    _ date: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: DatePickerComponents, _ position: Position
  ) {
    self.date = date
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.position = position
  }

  /// The date in words.
  @MainActor
  package func words(in environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    style.locale = environment.locale
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    return date.wrappedValue.formatted(style)
  }

  /// The parts of the picker, for the style of an app.
  func configuration(labelled label: AnyView) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: date, minimumDate: earliest, maximumDate: latest,
      displayedComponents: components)
  }

  /// Moves the date by a part of it; false beyond a limit.
  @MainActor
  package func move(_ part: Calendar.Component, by step: Int, in environment: EnvironmentValues)
    -> Bool
  {
    guard
      let new = environment.calendar.date(byAdding: part, value: step, to: date.wrappedValue),
      // A step beyond a limit is refused, and not shortened to the limit: a wheel has no place
      // between.
      new >= earliest ?? .distantPast, new <= latest ?? .distantFuture
    else { return false }
    date.wrappedValue = new
    return true
  }

  /// The wheels: each with its words and the part of the date that it moves.
  @MainActor
  package func wheels(in environment: EnvironmentValues) -> [(
    words: String, part: Calendar.Component
  )] {
    var base = Date.FormatStyle(timeZone: environment.timeZone)
    base.locale = environment.locale
    base.calendar = environment.calendar
    let date = date.wrappedValue
    var wheels: [(String, Calendar.Component)] = []
    if components.contains(.date) {
      // Month first, as the wheels stand in English.
      wheels.append((date.formatted(base.month(.wide)), .month))
      wheels.append((date.formatted(base.day()), .day))
      wheels.append((date.formatted(base.year()), .year))
    }
    if components.contains(.hourAndMinute) {
      // Cut off: a pattern of two digits would be read with its zero.
      let hour = date.formatted(base.hour(.defaultDigits(amPM: .omitted))).drop { $0 == "0" }
      wheels.append(("\(hour.isEmpty ? "0" : hour) o'clock", .hour))
      wheels.append(("\(environment.calendar.component(.minute, from: date)) minutes", .minute))
    }
    return wheels
  }

  /// The nodes of the wheels.
  @MainActor
  func wheelNodes(in environment: EnvironmentValues) -> [Node] {
    wheels(in: environment).map { wheel in
      let moves = [(Behavior.Trigger.increment, 1), (.decrement, -1)].map { trigger, step in
        Property.behavior(
          Behavior(trigger) { _ in move(wheel.part, by: step, in: environment) }, at: position)
      }
      // A fixed name, because the cursor has to stay on a wheel whose words change.
      let id = Property.id("DateWheel@\(position).\(wheel.part)", at: position)
      // The words are the value: those that a turn brings are spoken.
      let words = Property.valueText(wheel.words, at: position)
      return Node(.element, properties: [id, words] + moves, position: position)
    }
  }
}

/// The picker itself: a button with the date, or wheels.
struct DateControl<Label: View>: View {
  let label: Label
  let date: DateChoice
  let isOpen: Binding<Bool>

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.label, EmptyView()) }) { view, label, _, node in
      let position = view.date.position
      if node.environment.showsDateWheels {
        return label + [node.named(view.date.wheelsNode(in: node.environment))]
      }
      let open = Behavior(.activate) { _ in
        view.isOpen.wrappedValue = true
        return true
      }
      return [
        node.named(
          Node(
            .datePicker, title: label.titleWords,
            properties: [
              .value(.text(view.date.words(in: node.environment)), at: position),
              .behavior(open, at: position),
            ], position: position))
      ]
    }
  }
}

extension DateChoice {
  /// The wheels as one view.
  @MainActor
  fileprivate func wheelsNode(in environment: EnvironmentValues) -> Node {
    Node(
      .datePicker, children: wheelNodes(in: environment),
      properties: [.style("wheel", at: position)], position: position)
  }
}

/// The wheels of an open picker.
struct DateWheels: View {
  let date: DateChoice

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { _ in (EmptyView(), EmptyView()) }) { view, _, _, node in
      [node.named(view.date.wheelsNode(in: node.environment))]
    }
  }
}

extension EnvironmentValues {
  private struct DateWheelsKey: EnvironmentKey {
    static let defaultValue = false
  }

  var showsDateWheels: Bool {
    get { self[DateWheelsKey.self] }
    set { self[DateWheelsKey.self] = newValue }
  }
}
