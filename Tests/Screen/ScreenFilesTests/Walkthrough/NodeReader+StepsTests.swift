import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct NodeReaderStepsTests {
  private func read(_ step: String) -> Reading<Walkthrough> {
    let text = "walkthrough: W\nscreens:\n  home: a.screen.yaml\nsteps:\n  \(step)"
    return WalkthroughReader.read(Array(text.utf8), file: "w")
  }

  @Test(arguments: [
    ("- open: home", Walkthrough.Action.effect(.open("home"))), ("- close", .effect(.close)),
    ("- next", .gesture(.next, count: 1)), ("- previous: 3", .gesture(.previous, count: 3)),
    ("- first", .gesture(.first, count: 1)), ("- last", .gesture(.last, count: 1)),
    ("- touch: pay", .gesture(.touch("pay"), count: 1)),
    ("- readAll", .gesture(.readAll, count: 1)),
    ("- readFromHere", .gesture(.readFromHere, count: 1)),
    ("- rotor: Headings", .gesture(.rotor("Headings"), count: 1)),
    ("- turnRotor", .gesture(.turnRotor, count: 1)),
    ("- turnRotorBack: 2", .gesture(.turnRotorBack, count: 2)),
    ("- rotorNext: 2", .gesture(.rotorNext, count: 2)),
    ("- rotorPrevious", .gesture(.rotorPrevious, count: 1)),
    ("- increment: 2", .gesture(.increment, count: 2)),
    ("- decrement", .gesture(.decrement, count: 1)),
    ("- activate", .gesture(.activate, count: 1)),
    ("- action: Send challenge", .gesture(.action("Send challenge"), count: 1)),
    ("- moreContent: 4", .gesture(.moreContent, count: 4)),
    ("- tab", .gesture(.tab, count: 1)), ("- tab: 3", .gesture(.tab, count: 3)),
    ("- shiftTab: 2", .gesture(.shiftTab, count: 2)),
    ("- interact", .gesture(.interact, count: 1)),
    ("- stopInteracting", .gesture(.stopInteracting, count: 1)),
    ("- actionsMenu", .gesture(.actionsMenu, count: 1)),
    ("- escape", .gesture(.escape, count: 1)), ("- magicTap", .gesture(.magicTap, count: 1)),
    ("- scroll: down", .gesture(.scroll(.down), count: 1)),
    ("- scroll", .gesture(.scroll(.down), count: 1)), ("- drag", .gesture(.drag, count: 1)),
    ("- drop", .gesture(.drop, count: 1)),
    ("- type: Hi 1", .gesture(.type("Hi 1"), count: 1)),
    ("- byCharacter: 2", .gesture(.read(.character), count: 2)),
    ("- byWord", .gesture(.read(.word), count: 1)), ("- byLine", .gesture(.read(.line), count: 1)),
    ("- spell", .gesture(.spell, count: 1)),
    ("- voiceOverOn", .gesture(.voiceOver(true), count: 1)),
    ("- voiceOverOff", .gesture(.voiceOver(false), count: 1)),
    ("- launch", .gesture(.launch, count: 1)), ("- wait: 300ms", .wait(.milliseconds(300))),
    ("- announce: Saved", .effect(.announce(.init("Saved")))),
    (
      "- announce: { text: Gespeichert, priority: low, queued: true, language: de }",
      .effect(.announce(.init("Gespeichert", priority: .low, isQueued: true, language: "de")))
    ),
    (
      "- update: { id: food, title: Food, value: 60 }",
      .effect(
        .update(
          .init(
            id: "food", title: "Food",
            properties: [
              .value(.number(60), at: Position(line: 5, column: 38))
            ])))
    ),
    ("- remove: banner", .effect(.remove("banner"))), ("- show: banner", .effect(.show("banner"))),
    ("- focus: banner", .effect(.focus("banner"))),
    ("- screenChanged", .effect(.screenChanged(nil))),
    ("- screenChanged: total", .effect(.screenChanged(.id("total")))),
    ("- layoutChanged: { text: Two more rows }", .effect(.layoutChanged(.text("Two more rows")))),
    ("- layoutChanged: { focus: total }", .effect(.layoutChanged(.id("total")))),
    ("- pageScrolled: Page 2 of 5", .effect(.pageScrolled("Page 2 of 5"))),
    ("- expect: Food, $60", .expect(.init(.text("Food, $60")))),
    ("- expect: { contains: $60 }", .expect(.init(.contains("$60")))),
    (
      "- expect: { matches: '[0-9]+', heard: cut }",
      .expect(.init(.matches("[0-9]+"), heard: .cut))
    ),
    ("- expect: { heard: dropped }", .expect(.init(heard: .dropped))),
  ]) func `reads every step`(step: String, action: Walkthrough.Action) {
    let reading = read(step)
    #expect(reading.findings == [])
    #expect(reading.value?.steps.map(\.action) == [action])
  }

  @Test(arguments: [
    ("- open: hme", "5:11: there is no screen 'hme'. Did you mean 'home'?"),
    ("- open", "5:5: 'open' needs the name of a screen"),
    ("- next: 0", "5:11: 'next' is followed by a whole number from 1 to 10000, not '0'"),
    (
      "- type: \(String(repeating: "a", count: 16_385))",
      "5:11: 'type' needs a text of at most 16384 bytes"
    ),
    (
      "- delete: 10000\n  - next: 10000\n  - next: 9\n  - next: 2",
      "7:11: the steps are repeated more than 20000 times in all; shorten the walkthrough"
    ),
    ("- next: many", "5:11: 'next' is followed by a whole number from 1 to 10000, not 'many'"),
    ("- wait: 3", "5:11: 'wait' is followed by a time of at most 600s, such as 3s or 500ms"),
    ("- wait: 9000s", "5:11: 'wait' is followed by a time of at most 600s, such as 3s or 500ms"),
    ("- nxt", "5:5: unknown step 'nxt'. Did you mean 'next'?"),
    (
      "- tap",
      "5:5: unknown step 'tap'; a double tap is `activate`, a tap on a view `touch: ID`"
    ),
    ("- doubleTap", "5:5: unknown step 'doubleTap'; a double tap is `activate`"),
    ("- swipeRight", "5:5: unknown step 'swipeRight'; a swipe right is `next`"),
    (
      "- swipe: right",
      "5:5: unknown step 'swipe'; a swipe right is `next`, left `previous`, up and down `increment` and `decrement`, or `rotorPrevious` and `rotorNext`"
    ),
    (
      "- swipeUp",
      "5:5: unknown step 'swipeUp'; a swipe up is `increment` where a value is adjusted, and `rotorPrevious` elsewhere"
    ),
    (
      "- zzz",
      "5:5: unknown step 'zzz'. Use one of next, previous, activate, touch, increment, decrement, rotor, action, type, scroll, escape, wait, expect, open, announce, …."
    ),
    ("- activate: pay", "5:15: 'activate' has nothing after it"),
    ("- interact: list", "5:15: 'interact' has nothing after it"),
    ("- actionsMenu: 2", "5:18: 'actionsMenu' has nothing after it"),
    ("- tab: 0", "5:10: 'tab' is followed by a whole number from 1 to 10000, not '0'"),
    (
      "- shiftTab: pay",
      "5:15: 'shiftTab' is followed by a whole number from 1 to 10000, not 'pay'"
    ),
    ("- shifttab", "5:5: unknown step 'shifttab'. Did you mean 'shiftTab'?"),
    ("- stopInteract", "5:5: unknown step 'stopInteract'. Did you mean 'stopInteracting'?"),
    ("- rotor", "5:5: 'rotor' needs the name of a rotor"),
    ("- scroll: away", "5:13: 'scroll' needs one of up, down, left, right"),
    ("- type: []", "5:11: 'type' needs a text"),
    ("- update: { value: 3 }", "5:13: 'update' is a mapping with an id and what changes"),
    (
      "- update: { id: a, vlue: 3 }",
      "5:22: the step: unknown key 'vlue'. Did you mean 'value'?"
    ),
    ("- announce: { priority: low }", "5:15: the step: 'announce' needs a text"),
    (
      "- announce: { text: a, priority: hi }",
      "5:36: the step: 'priority' cannot be 'hi'. Use one of default, high, low."
    ),
    ("- focus", "5:5: 'focus' needs the id of a view"),
    (
      "- expect: { herd: full }",
      "5:15: the step: 'expect' has no 'herd'. Did you mean 'heard'?"
    ),
    (
      "- { next: 1, previous: 1 }",
      "5:5: a step is one word with what belongs to it, such as `next: 3`"
    ),
  ]) func `reports what is wrong with a step`(step: String, message: String) {
    #expect(read(step).findings.map { "\($0.position): \($0.message)" } == [message])
  }

  @Test(arguments: [
    (
      "- expect: { contains: Zebra, matches: One }",
      "5:32: 'contains' is there already; keep one of text, contains, matches"
    ),
    (
      "- expect: { matches: One, heard: full, text: One }",
      "5:42: 'matches' is there already; keep one of text, contains, matches"
    ),
    ("- expect: { matches: '[' }", "5:24: '[' is no regular expression"),
    ("- expect: { heard: full, matches: One( }", "5:37: 'One(' is no regular expression"),
    ("- expect: { contains: [One] }", "5:25: the step: 'contains' is a text, not a list"),
  ]) func `reports what is wrong with an expectation`(step: String, message: String) {
    #expect(read(step).findings.map { "\($0.position): \($0.message)" } == [message])
  }

  @Test func `reports each word too many of an expectation`() {
    let messages = read("- expect: { text: One, contains: O, matches: '[' }").findings.map {
      "\($0.position): \($0.message)"
    }
    #expect(
      messages == [
        "5:26: 'text' is there already; keep one of text, contains, matches",
        "5:39: 'text' is there already; keep one of text, contains, matches",
      ])
  }
}
