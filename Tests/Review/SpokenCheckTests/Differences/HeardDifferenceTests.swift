import SpokenScreen
import SpokenScreenTesting
import Testing

/// What changed between two screens, a line a change without places.
private func changes(_ old: [Node], _ new: [Node]) -> [String] {
  difference(old, new).changes.map(\.message)
}

private func difference(_ old: [Node], _ new: [Node]) -> HeardDifference {
  HeardDifference(
    from: SpokenTranscript(Scenario(Screen(title: "S", views: old))),
    to: SpokenTranscript(Scenario(Screen(title: "S", views: new))))
}

struct HeardDifferenceTests {
  private let screen: [Node] = [
    .heading("Basket"), .text("Apples"), .button("Pay", .id("pay"), .hint("Pays at once")),
    .button("Cancel"), .toggle("Gift", .id("gift"), .value(true)),
  ]

  private func changing(_ index: Int, to views: Node...) -> [Node] {
    Array(screen[..<index]) + views + screen[(index + 1)...]
  }

  @Test func `reports nothing when nothing changed`() {
    #expect(difference(screen, screen).isEmpty)
    #expect(difference(screen, screen).costs == [])
  }

  @Test func `reports a label, a hint, a role and a state`() {
    #expect(
      changes(screen, changing(2, to: .button("Buy", .id("pay"), .hint("Pays at once")))) == [
        "'pay' is called \"Buy\" now, was \"Pay\""
      ])
    #expect(
      changes(screen, changing(2, to: .button("Pay", .id("pay")))) == [
        "'pay' has no hint any more, was \"Pays at once\""
      ])
    #expect(
      changes(screen, changing(3, to: .text("Cancel"))) == [
        "\"Cancel\" has no role any more, was \"Button\""
      ])
    #expect(
      changes(screen, changing(4, to: .toggle("Gift", .id("gift"), .value(false)))) == [
        "the state of 'gift' is \"Off\" now, was \"On\""
      ])
    #expect(
      changes(screen, changing(3, to: .button("Stop"))) == ["\"Cancel\" is called \"Stop\" now"])
  }

  @Test func `reports what is new, gone, earlier, and in the place of the other`() {
    #expect(
      changes(screen, changing(1, to: .text("Apples"), .text("Pears"))) == [
        "a stop is new: \"Pears\", stop 3, after \"Apples\""
      ])
    #expect(changes(screen, changing(1)) == ["a stop is gone: \"Apples\", was stop 2"])
    #expect(
      changes(screen, [screen[0], screen[2], screen[1], screen[3], screen[4]]) == [
        "'pay' and \"Apples\" changed places; 'pay' comes first now"
      ])
    #expect(
      changes(screen, [screen[4]] + screen[..<4]) == [
        "'gift' comes earlier now: it is stop 1, was stop 5"
      ])
  }

  @Test func `reports why a stop is gone`() {
    let hidden = changing(1, to: .text("Apples", .hidden(true)))
    #expect(difference(screen, hidden).changes.map(\.kind) == [.removed])
    let combined: [Node] = [
      .heading("Basket"),
      .hStack(.text("Apples"), .text("Fresh"), said: [.element(.combine)]),
    ]
    let parts: [Node] = [.heading("Basket"), .text("Apples"), .text("Fresh")]
    let change = difference(parts, combined).changes.first { $0.kind == .removed }
    #expect(change?.cause == "it is a part of \"Apples, Fresh\" now")
  }

  @Test func `counts swipes and seconds on the way`() {
    let longer = difference(screen, changing(1, to: .text("Apples"), .text("Pears")))
    #expect(
      longer.costs.map { "\($0.stop) \($0.oldSwipes) \($0.newSwipes)" } == [
        "'pay' 2 3", "\"Cancel\" 3 4", "'gift' 4 5",
      ])
    #expect(longer.costs.allSatisfy { $0.newSeconds > $0.oldSeconds })
  }

  @Test func `reports longer ways of as many swipes when they are noticed`() {
    let slight = difference(screen, changing(1, to: .text("Pears")))
    #expect(slight.costs == [])
    let long = difference(screen, changing(1, to: .text("Apples from the far end of the garden")))
    #expect(long.costs.map(\.stop) == ["'pay'", "\"Cancel\"", "'gift'"])
    #expect(long.costs.allSatisfy { $0.oldSwipes == $0.newSwipes })
  }

  @Test func `pairs rows that read the same by their order`() {
    let rows = (0..<40).flatMap { row -> [Node] in [.text("Row \(row)"), .button("Edit")] }
    var fewer = rows
    fewer.removeSubrange(20..<22)
    #expect(
      changes(rows, fewer) == [
        "a stop is gone: \"Row 10\", was stop 21", "a stop is gone: \"Edit, Button\", was stop 22",
      ])
  }

  @Test func `stays quick for large screens that have nothing in common`() {
    func rows(_ word: String) -> [Node] { (0..<3_000).map { .button("\(word)\($0)") } }
    #expect(difference(rows("a"), rows("Other ")).changes.count >= 3_000)
    #expect(difference(rows("a"), [.text("1"), .text("2")]).changes.count == 3_002)
    #expect(difference([.text("1")], rows("a")).changes.count == 3_001)
  }

  /// What changes for a walkthrough, and the stops that are worth hearing before and after.
  private func touched(
    _ old: [Node], _ olds: [Walkthrough.Action], _ new: [Node], _ news: [Walkthrough.Action]
  ) throws -> (told: [String], touched: [String]) {
    var settings = SpeechSettings()
    try settings.set("sounds", to: "false")
    func heard(_ views: [Node], _ steps: [Walkthrough.Action]) -> SpokenTranscript {
      let steps = steps.map { Walkthrough.Step($0) }
      return SpokenTranscript(
        Scenario(Screen(title: "S", views: views), settings: settings, steps: steps))
    }
    let (before, after) = (heard(old, olds), heard(new, news))
    let difference = HeardDifference(from: before, to: after)
    let stops = difference.touched.map { pair in
      "\(pair.old.map { before.stops[$0].text } ?? "-") | \(pair.new.map { after.stops[$0].text } ?? "-")"
    }
    return (difference.changes.map(\.message), stops)
  }

  @Test func `touches what is heard differently, and not what only follows from it`() throws {
    let name = Node.textField("Name", .id("name"))
    let pin = Node.view(.secureField, "PIN", [.id("pin")])
    let typing: [Walkthrough.Action] = [
      .user(.activate), .user(.type("Tea")), .next, .user(.activate), .user(.type("42")),
    ]
    let (told, stops) = try touched([name, pin], typing, [pin, name], typing)
    #expect(told == ["'pin' and 'name' changed places; 'pin' comes first now"])
    #expect(stops == ["PIN, Secure text field | PIN, Secure text field"])
  }

  @Test func `touches what follows when nothing else is told`() throws {
    // A view that says nothing stands before or behind the toggle, which is activated or not.
    let silent = Node.view(.uiView, nil, [.isElement(true)])
    let gift = Node.toggle("Gift", .id("gift"), .value(true))
    let steps: [Walkthrough.Action] = [.next, .next, .user(.activate)]
    let (told, stops) = try touched(
      [.text("A"), silent, gift], steps, [.text("A"), gift, silent], steps)
    #expect(told == ["what is heard after 'activate' is gone: \"Off\""])
    #expect(stops == ["Off | -"])
  }

  @Test func `touches what is cut at another moment when nothing else is told`() throws {
    func steps(_ wait: Int) -> [Walkthrough.Action] {
      [.wait(.milliseconds(wait)), .announce("Saved", .high)]
    }
    let views = [Node.button("Send the message to all", .id("send"), .hint("Sends it at once"))]
    let (told, stops) = try touched(views, steps(500), views, steps(700))
    let cut = "by the announcement \"Saved\""
    #expect(told == ["'send' is cut after 0.7s \(cut) now, was cut after 0.5s \(cut)"])
    #expect(stops == ["Send the message to all, Button | Send the message to all, Button"])
    let longer = [Node.button("Send this message to all", .id("send"), .hint("Sends it at once"))]
    #expect(try touched(views, steps(500), longer, steps(700)).touched.count == 1)
  }
}
