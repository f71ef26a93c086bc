import ScreenTree
import VoiceOverElements

extension Event: CustomStringConvertible {
  /// The event on one line.
  package var description: String { written.printedLine }

  private var written: String {
    switch self {
    case .opened(let screen, let focus):
      "opened \(screen ?? "the screen"), \(focus?.description ?? "nothing to focus")"
    case .focused(let focus): "focused \(focus)"
    case .focusedByKeyboard(let focus): "focused by keyboard \(focus)"
    case .interacted(let container, true, let focus):
      "began to interact with \(container.node), \(focus)"
    case .interacted(let container, false, let focus):
      "stopped to interact with \(container.node), \(focus)"
    case .openedMenu(let menu):
      "opened the \(menu.kind.name) menu of \(menu.element.node), \(menu.items.count) items"
    case .reachedBoundary(let boundary, let focus):
      "reached the \(boundary.rawValue)" + (focus.map { " at \($0)" } ?? "")
    case .touchedNothing(let point, _): "touched nothing at \(point)"
    case .foundNothing(let rotor): "found nothing for \(rotor.name)"
    case .waited(let duration): "waited \(duration.inSeconds)"
    case .changed(_, let element, _): "changed \(element.node)"
    case .activated(let element): "activated \(element.node)"
    case .performed(let action, let element): "performed \(action.value) on \(element.node)"
    case .offered(.action(let action), let element):
      "offered \(action.value) on \(element.node)"
    case .offered(.drop(let point), let element):
      "offered to drop " + (point.map { "at \($0.value) " } ?? "") + "on \(element.node)"
    case .offered(.activate, let element): "offered to activate on \(element.node)"
    case .offered(.chart(let item), let element): "offered \(item.name) on \(element.node)"
    case .described(let facts, _, let element):
      "described the chart of \(element.node): " + facts.map { "\($0)" }.joined(separator: "; ")
    case .played(let series, let chart, let element):
      "played the graph of \(element.node): "
        + series.map { chart.value.series[$0].name }.joined(separator: ", ")
    case .scrubbed(let path, _, let element):
      "scrubbed the graph of \(element.node) from \(path.start.short) to \(path.end.short)"
    case .paused: "paused"
    case .turnedRotor(let rotor, _): "turned the rotor to \(rotor.name)"
    case .readContent(let content, let element):
      "read \(content.value.label) of \(element.node)"
    case .readText(let text, let unit, let element):
      "\(unit.map { "read a \($0.rawValue)" } ?? "typed") \"\(text)\" in \(element.node)"
    case .deleted(let text, let element): "deleted \"\(text)\" in \(element.node)"
    case .quickNav(let isOn): "turned Quick Nav \(isOn ? "on" : "off")"
    case .announced(let words): "announced \"\(words.text)\", priority \(words.priority.rawValue)"
    case .changedLiveRegion(let change):
      "announced \"\(change.elements.flatMap(\.words).map { "\($0.value)" }.joined(separator: ", "))\""
    case .reported(.text(let text)): "reported \"\(text)\""
    case .reported(.place(let place)): "turned to page \(place.number) of \(place.count)"
    case .voiceOver(let isOn, let app, let focus):
      "turned VoiceOver \(isOn ? "on" : "off") in \(app)" + (focus.map { ", \($0)" } ?? "")
    case .launched(let app, let focus): "launched \(app)" + (focus.map { ", \($0)" } ?? "")
    case .dragged(let element): "dragged \(element.node)"
    case .dropped(let element): "dropped on \(element.node)"
    case .passed: "passed without a word"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

extension Focus: CustomStringConvertible {
  /// The number and the name of the element, and the containers that start and end here.
  package var description: String {
    let into = entered.map { ", into \($0.node)" }.joined()
    let end = ended.map { ", at the end of \($0.node)" }.joined()
    return "\(number) \(element.node)\(into)\(end)"
  }
}

extension Session.ChartItem {
  /// The item by its name in English, or the name of the series.
  fileprivate var name: String {
    switch self {
    case .describe: "Describe Chart"
    case .play: "Play Audio Graph"
    case .details: "Chart Details"
    case .series(_, let name): "\(name)"
    }
  }
}
