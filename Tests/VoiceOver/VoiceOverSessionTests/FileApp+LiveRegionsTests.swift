import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct FileAppLiveRegionsTests {
  /// The live changes of a region with two texts when one is changed: whether each interrupts, and
  /// the words.
  private func changes(_ said: [Property], _ effect: Effect) -> [String] {
    let texts = [view(.web, "Saved", .id("state")), view(.web, "3 files", .id("count"))]
    var app = app([
      "home": [
        Node(.web, children: texts, properties: said), view(.web, "Beside", .id("beside")),
      ]
    ])
    _ = app.respond(to: .launch)
    return app.respond(to: .effect(effect)).compactMap { response in
      guard case .changedLiveRegion(let change) = response else { return nil }
      let words = change.elements.flatMap(\.words).map { "\($0.value)" }.joined(separator: ", ")
      return (change.isAssertive ? "interrupts: " : "waits: ") + words
    }
  }

  private static let done = Effect.update(.init(id: "state", title: "Done"))

  @Test(
    arguments: [
      ([.live(.polite)], ["waits: Done"]), ([.live(.assertive)], ["interrupts: Done"]),
      ([.role("status")], ["waits: Done"]), ([.role("log")], ["waits: Done"]),
      ([.role("alert")], ["interrupts: Done"]), ([.role("group")], []), ([], []),
      // What a view states counts more than its role.
      ([.role("alert"), .live(.polite)], ["waits: Done"]), ([.role("status"), .live(.off)], []),
      ([.live(.polite), .atomic(true)], ["waits: Done, 3 files"]),
      ([.live(.polite), .atomic(false)], ["waits: Done"]), ([.atomic(true)], []),
    ] as [([Property], [String])])
  func `announces what changed in a region as its role or the view says`(
    said: [Property], announced: [String]
  ) {
    #expect(changes(said, Self.done) == announced)
  }

  @Test(
    arguments: [
      (.update(.init(id: "state", title: "Saved")), []),
      (.update(.init(id: "state", properties: [.hint("Tap")])), []),
      (.update(.init(id: "beside", title: "Done")), []), (.remove("state"), []),
      (.update(.init(id: "count", properties: [.value(.text("new"))])), ["waits: 3 files, new"]),
      (.update(.init(id: "state", title: " ")), []),
    ] as [(Effect, [String])])
  func `announces new words in the region alone`(effect: Effect, announced: [String]) {
    #expect(changes([.live(.polite)], effect) == announced)
  }

  @Test func `an element that comes into the region is announced, one that goes is not`() {
    var trial = Trial(
      views(.web, [view(.web, "Saved", .id("state"), .hidden(true))], .role("status")),
      view(.text, "Beside"))
    #expect(trial.effect(.show("state")) == ["announced \"Saved\""])
    #expect(trial.effect(.remove("state")) == ["passed without a word"])
    #expect(trial.effect(.show("state")) == ["announced \"Saved\""])
  }

  @Test func `the nearest region around a view counts`() {
    func app(_ inner: Property.Live) -> FileApp {
      let text = view(.web, "Saved", .id("state"))
      let box = views(.web, [views(.web, [text], .live(inner))], .live(.assertive))
      return VoiceOverSessionTests.app(["home": [box, view(.text, "Beside")]])
    }
    for (inner, events) in [
      (Property.Live.off, ["passed without a word"]), (.polite, ["announced \"Done\""]),
    ] {
      var app = app(inner)
      var session = Session()
      for gesture in [VoiceOverGesture.launch, .last] { _ = session.handle(gesture, in: &app) }
      #expect(session.handle(Self.done, in: &app).map(short) == events)
    }
  }
}
