import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

/// An app that answers as the test says, to see what the session makes of it.
private struct Puppet: ScreenApp {
  var name = "Puppet"
  var elements: [Element] = []
  var rotors: [Property.Rotor] = []
  var answers: [[Response]] = []
  var asked: [String] = []

  init(_ labels: String..., answers: [Response]...) {
    let nowhere = Origin(file: "", position: .unknown, node: "n")
    elements = labels.map { label in
      var element = Element(node: label, origin: nowhere)
      element.label = [Sourced(.text(label), from: nowhere, by: .title)]
      element.traits = [Sourced(.button, from: nowhere, by: .classDefault)]
      return element
    }
    self.answers = answers
  }

  mutating func respond(to request: Request) -> [Response] {
    asked.append("\(request)".prefix { $0 != "(" }.description)
    let answer = answers.isEmpty ? [] : answers.removeFirst()
    return answer.map { if case .opened = $0 { .opened(nil, elements) } else { $0 } }
  }
}

struct SessionRequestsTests {
  @Test func `asks the app for what a gesture means and reports what came of it`() {
    var app = Puppet(
      "a", "b",
      answers: [.opened(nil, [])], [], [.turned(to: 2, of: 3)], [.paged("Page 2")],
      [.paged("Page 2")],
      [.announced(Announcement("Hi")), .focused("b")], [.nothing("no")], [.atEnd], [])
    var session = Session()
    var events = session.handle(Effect.open("x"), in: &app)
    for gesture in [
      VoiceOverGesture.activate, .scroll(.down), .scroll(.down), .scroll(.down), .escape, .magicTap,
      .increment, .decrement,
    ] {
      events += session.handle(gesture, in: &app)
    }
    #expect(
      events.map(short) == [
        "opened - a", "activated a", "turned to page 2 of 3", "reported \"Page 2\"",
        "reached the end", "announced \"Hi\", priority default", "b", "passed without a word",
        "reached the end", "passed without a word",
      ])
    #expect(
      app.asked == [
        "effect", "activate", "scroll", "scroll", "scroll", "escape", "magicTap", "increment",
        "decrement",
      ])
  }

  @Test(
    arguments: [
      // The value stays, whatever else the app changes.
      ([.update(.init(id: "b", title: "c"))], ["reached the limit at 1 a"]),
      ([.update(.init(id: "a", title: "c"))], ["reached the limit at 1 a"]),
      ([.update(.init(id: "a", properties: [.value(.text("3"))]))], ["changed a 3"]),
      ([], ["reached the limit at 1 a"]),
      // What the app says is heard instead.
      ([.announce(Announcement("Hi"))], ["announced \"Hi\", priority default"]),
      ([.focus("b")], ["b"]),
    ] as [([Effect], [String])])
  func `repeats the value when an app answers an adjustment with the same one`(
    effects: [Effect], events: [String]
  ) {
    var trial = Trial(
      view(
        .text, "a", .id("a"), .value(.text("2")), .addTraits([.adjustable]),
        .onIncrement(effects)), view(.text, "b", .id("b")))
    #expect(trial(.increment) == events)
  }

  @Test func `an adjustment without a value, or of what is dimmed, stays silent`() {
    let effects = [Effect.update(.init(id: "b", title: "c"))]
    var trial = Trial(
      view(.text, "a", .addTraits([.adjustable]), .onIncrement(effects)),
      view(.text, "b", .id("b")),
      view(
        .text, "d", .value(.text("2")), .addTraits([.adjustable]), .disabled(true),
        .onIncrement(effects)))
    #expect(trial(.increment) == ["passed without a word"])
    #expect(trial(.last, .increment) == ["d 2", "passed without a word"])
  }

  @Test func `reads an edited field by the unit to which the rotor was turned last`() {
    var trial = Trial(view(.text, "a", .heading(1)), view(.textField, "b", .id("b")))
    func unit(_ gestures: VoiceOverGesture...) -> VoiceOverGesture.TextUnit? {
      var last: Event?
      var here = trial
      for gesture in gestures { last = here.session.handle(gesture, in: &here.app).last }
      trial = here
      return last?.focus?.textUnit
    }
    #expect(unit(.touch("b")) == .character)
    #expect(unit(.rotor("Words"), .rotor("Headings"), .touch("b")) == .word)
    #expect(unit(.rotor("Lines"), .touch("b"), .first, .last) == .line)
    #expect(unit(.rotor("Characters"), .rotor("Links"), .voiceOver(true)) == .character)
  }

  @Test func `needs an element for what is done to one`() {
    var app = Puppet()
    var session = Session()
    for gesture in [VoiceOverGesture.activate, .increment, .moreContent, .spell, .type("x"), .drag]
    {
      #expect(session.handle(gesture, in: &app).map(short) == ["failed: nothing has the focus"])
    }
    #expect(app.asked == [])
  }
}
