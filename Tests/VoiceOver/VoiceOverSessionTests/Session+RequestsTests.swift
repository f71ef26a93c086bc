import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

/// An app that answers as it is told, to see what the session makes of it.
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
