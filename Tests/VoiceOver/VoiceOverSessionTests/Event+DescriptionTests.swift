import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverSession

struct EventDescriptionTests {
  private static func said<Value: Hashable & Sendable>(_ value: Value) -> Sourced<Value> {
    Sourced(value, from: Origin(file: "", position: .unknown, node: "pay"), by: .stated)
  }

  private static let pay: Element = {
    var pay = Element(node: "pay", origin: Origin(file: "", position: .unknown, node: "pay"))
    pay.label = [said("Pay"), said(" ")]
    pay.value = [said("$40")]
    return pay
  }()

  private static let focus: Focus = {
    let (list, card) = (Container(node: "list", type: .list), Container(node: "card", type: .list))
    var focus = Focus(pay, number: 2, entered: [list, card])
    focus.ended = [card, list]
    return focus
  }()

  private static let chart: Sourced<Property.Chart> = {
    var chart = Property.Chart()
    chart.series = ["Food", "Rent"].map { name in
      var series = Property.Chart.Series()
      series.name = name
      return series
    }
    return said(chart)
  }()

  @Test(arguments: [
    (
      Event.focused(focus),
      "focused 2 pay, into list, into card, at the end of card, at the end of list"
    ),
    (.focusedByKeyboard(Focus(pay, number: 2)), "focused by keyboard 2 pay"),
    (
      .interacted(Container(node: "list", type: .list), isIn: true, Focus(pay, number: 2)),
      "began to interact with list, 2 pay"
    ),
    (
      .interacted(Container(node: "list", type: .list), isIn: false, Focus(pay, number: 1)),
      "stopped to interact with list, 1 pay"
    ),
    (.openedMenu(SystemMenu(.actions, of: pay)), "opened the Actions menu of pay, 0 items"),
    (.reachedBoundary(.start, repeating: Focus(pay, number: 1)), "reached the start at 1 pay"),
    (.touchedNothing(.init(x: 300, y: 40.5), after: nil), "touched nothing at [300, 40.5]"),
    (.foundNothing(.custom("Warnings")), "found nothing for Warnings"),
    (.changed(from: pay, to: pay, by: .app), "changed pay"), (.activated(pay), "activated pay"),
    (.performed(said("Send"), pay), "performed Send on pay"),
    (.offered(.action(said("Send")), pay), "offered Send on pay"),
    (.offered(.drop(nil), pay), "offered to drop on pay"),
    (.offered(.drop(said("Top")), pay), "offered to drop at Top on pay"),
    (.offered(.activate, pay), "offered to activate on pay"),
    (.offered(.chart(.describe), pay), "offered Describe Chart on pay"),
    (.offered(.chart(.play), pay), "offered Play Audio Graph on pay"),
    (.offered(.chart(.details), pay), "offered Chart Details on pay"),
    (.offered(.chart(.series(1, "Rent")), pay), "offered Rent on pay"),
    (
      .described([.noData, .missing(2)], chart, pay),
      "described the chart of pay: no data; 2 missing"
    ),
    (.played([1, 0], chart, pay), "played the graph of pay: Rent, Food"),
    (
      .scrubbed(ScrubPath(series: 0, start: 0.5, end: 1, duration: .seconds(1)), chart, pay),
      "scrubbed the graph of pay from 0.5 to 1"
    ),
    (.paused, "paused"),
    (
      .turnedRotor(.system(.nonVisitedLinks), isBack: true), "turned the rotor to Non-Visited Links"
    ),
    (.readContent(said(.init(label: "Age", value: "3")), pay), "read Age of pay"),
    (.readText("To be", .word, pay), "read a word \"To be\" in pay"),
    (.readText("Hi", nil, pay), "typed \"Hi\" in pay"),
    (.deleted("Hi", pay), "deleted \"Hi\" in pay"),
    (.quickNav(isOn: false), "turned Quick Nav off"),
    (.announced(Announcement("Saved", priority: .high)), "announced \"Saved\", priority high"),
    (
      .changedLiveRegion(LiveChange([pay, pay], isAssertive: true)),
      "announced \"Pay, $40, Pay, $40\""
    ),
    (.reported(.text("Page 2")), "reported \"Page 2\""),
    (.reported(.place(.init(number: 2, count: 5))), "turned to page 2 of 5"),
    (
      .voiceOver(isOn: true, app: "Wallet", Focus(pay, number: 1)),
      "turned VoiceOver on in Wallet, 1 pay"
    ),
    (.voiceOver(isOn: false, app: "Wallet", nil), "turned VoiceOver off in Wallet"),
    (.launched(app: "Wallet", nil), "launched Wallet"), (.dragged(pay), "dragged pay"),
    (.dropped(pay), "dropped on pay"), (.passed, "passed without a word"),
    (.failed("no rotor"), "failed: no rotor"),
  ]) func `prints what happened, with the names of views`(event: Event, line: String) {
    #expect("\(event)" == line)
  }

  @Test func `stays on one line whatever an app says`() {
    #expect("\(Event.failed("two\nlines"))" == "failed: two lines")
  }
}
