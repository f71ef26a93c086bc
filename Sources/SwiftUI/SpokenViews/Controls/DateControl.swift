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

  /// The choice of a picker that a style shows.
  init(_ parts: DatePickerStyleConfiguration) {
    self.init(
      parts.$selection, parts.minimumDate, parts.maximumDate, parts.displayedComponents,
      parts.position)
  }

  /// The parts of the picker, for the style of an app.
  func configuration(labelled label: AnyView) -> DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: date, minimumDate: earliest, maximumDate: latest,
      displayedComponents: components, position: position)
  }

  /// The choice of a part of the date.
  func showing(_ part: DatePickerComponents) -> DateChoice {
    DateChoice(date, earliest, latest, part, position)
  }

  /// What has a button of its own: the day and the time.
  var buttons: [DateChoice] {
    let parts: [DatePickerComponents] = [.date, .hourAndMinute]
    let shown = parts.filter { components.contains($0) }
    return shown.count > 1 ? shown.map(showing) : [self]
  }

  /// Moves the date by a wheel; false beyond a limit.
  @MainActor
  package func move(_ part: DatePart, by step: Int, in environment: EnvironmentValues) -> Bool {
    guard let new = part.turned(date.wrappedValue, by: step, in: environment),
      // A step beyond a limit is refused, and not shortened to the limit: a wheel has no place
      // between.
      new >= earliest ?? .distantPast, new <= latest ?? .distantFuture
    else { return false }
    date.wrappedValue = new
    return true
  }

  /// The wheels: each with its words and the part of the date that it moves.
  @MainActor
  package func wheels(in environment: EnvironmentValues) -> [(words: String, part: DatePart)] {
    var base = Date.FormatStyle(timeZone: environment.timeZone)
    base.locale = environment.locale
    base.calendar = environment.calendar
    let date = date.wrappedValue
    var wheels: [(String, DatePart)] = []
    if components.contains(.date) {
      // Month first, as the wheels stand in English.
      wheels.append((date.formatted(base.month(.wide)), .month))
      wheels.append((date.formatted(base.day()), .day))
      wheels.append((date.formatted(base.year()), .year))
    }
    if components.contains(.hourAndMinute) {
      let (hour, minute) = DatePart.clock(of: date, in: environment)
      wheels.append(("\(hour) o'clock", .hour))
      wheels.append(("\(minute) minutes", .minute))
      if let half = DatePart.halfOfDay(of: date, in: environment) {
        wheels.append((half, .halfOfDay))
      }
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

/// The picker itself: a button with the day and one with the time, or wheels.
struct DateControl<Label: View>: View {
  let label: Label
  let date: DateChoice
  /// What is open of it; nothing while it is closed.
  let opened: Binding<DatePickerComponents>

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.control(view, context, \.label) { view, label, node in
      let style = node.environment[styleOf: DatePickerStyleConfiguration.self].style
      if style is WheelDatePickerStyle {
        return label + [node.named(view.date.wheelsNode(in: node.environment))]
      }
      let buttons = view.date.buttons
      guard buttons.count > 1 else {
        return buttons.map { node.named(view.button(for: $0, label.titleWords, in: node)) }
      }
      return [node.named(view.row(of: buttons, label.titleWords, in: node))]
    }
  }

  /// The buttons side by side; the label is that of the date.
  @MainActor
  private func row(of buttons: [DateChoice], _ title: String?, in node: _ViewNode) -> Node {
    // Before the row is named, because a view has one name, and this is that of a date picker.
    let name = node.name(ViewClass.datePicker.name, at: date.position)
    let nodes = buttons.map { part in
      let isTime = part.components == .hourAndMinute
      // `lint` knows by the style that the date before it names the time.
      let style: [Property] = isTime ? [.style("time", at: date.position)] : []
      return button(for: part, isTime ? nil : title, in: node)
        .adding([.id("\(name).\(isTime ? "time" : "date")", at: date.position)] + style)
    }
    return Node(.hStack, children: nodes, position: date.position)
  }

  @MainActor
  private func button(for part: DateChoice, _ title: String?, in node: _ViewNode) -> Node {
    let open = Behavior(.activate) { _ in
      opened.wrappedValue = part.components
      return true
    }
    return Node(
      .datePicker, title: title,
      properties: [
        .value(.text(part.words(in: node.environment)), at: date.position),
        .behavior(open, at: date.position),
      ], position: date.position)
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
    PartsNode.control(view, context) { view, node in
      [node.named(view.date.wheelsNode(in: node.environment))]
    }
  }
}
