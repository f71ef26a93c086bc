import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct FileAppEffectsTests {
  @Test func `a screen that is open comes to the top, and those above it go`() {
    var app = app([
      "home": [view(.text, "Home")], "list": [view(.toggle, "On", .id("on"))],
      "item": [view(.text, "Item")],
    ])
    var session = Session()
    func does(_ effects: Effect...) -> [String] {
      effects.flatMap { session.handle($0, in: &app) }.map(short)
    }
    #expect(
      does(.open("home"), .open("list"), .open("item")) == [
        "opened home Home", "opened list On 0", "opened item Item",
      ])
    #expect(does(.open("home")) == ["opened home Home"])
    // Nothing is left above it, so that a close finds no other screen.
    #expect(does(.close) == ["reached the end"])
    #expect(does(.open("list"), .open("list")) == ["opened list On 0", "opened list On 0"])
    #expect(does(.close) == ["opened home Home"])
  }

  @Test func `a screen that was put away keeps what changed in it`() {
    var app = app(["home": [view(.text, "Home")], "list": [view(.toggle, "On", .id("on"))]])
    var session = Session()
    for effect in [Effect.open("home"), .open("list")] { _ = session.handle(effect, in: &app) }
    _ = session.handle(VoiceOverGesture.activate, in: &app)
    #expect(session.handle(Effect.open("home"), in: &app).map(short) == ["opened home Home"])
    #expect(session.handle(Effect.open("list"), in: &app).map(short) == ["opened list On 1"])
  }

  @Test func `an app of one screen has no other to open`() {
    let screen = Screen(title: "Wallet", views: [view(.text, "Home")])
    var app = FileApp(screen, resolve(screen))
    var session = Session()
    func does(_ effect: Effect) -> [String] { session.handle(effect, in: &app).map(short) }
    #expect(does(.open("")) == ["opened - Home"])
    #expect(
      does(.open("list")) == [
        "failed: there is no screen 'list'; only a walkthrough has several"
      ])
    #expect(does(.close) == ["reached the end"])
  }

  @Test func `views go and come back, and the cursor stays on its view`() {
    var trial = Trial(
      view(.text, "A", .id("a")), view(.text, "B", .id("b")), view(.text, "C", .id("c")))
    _ = trial(.next)
    #expect(trial.effect(.remove("a")) == ["passed without a word"])
    #expect(trial(.previous) == ["reached the start at 1 b"])
    #expect(
      trial.effect(.show("a"), .show("a")) == [
        "passed without a word", "passed without a word",
      ])
    #expect(trial(.previous) == ["A"])
    #expect(trial.effect(.remove("a")) == ["B"])
    #expect(
      trial.effect(.remove("z")) == ["failed: there is no view 'z' on the screen that is shown"])
  }

  @Test(arguments: [
    (Effect.announce(Announcement("Saved", priority: .low)), ["announced \"Saved\", priority low"]),
    (.focus("c"), ["C"]),
    (
      .focus("z"),
      ["failed: there is no element 'z' on the screen; it may be hidden or have nothing to say"]
    ),
    (.screenChanged(nil), ["A"]), (.screenChanged(.id("c")), ["C"]),
    (.screenChanged(.text("Done")), ["reported \"Done\""]),
    (.layoutChanged(nil), ["passed without a word"]), (.layoutChanged(.id("c")), ["C"]),
    (.layoutChanged(.text("More")), ["reported \"More\""]),
    (.pageScrolled("Page 2 of 3"), ["reported \"Page 2 of 3\""]),
  ]) func `a notification moves the cursor or is reported`(effect: Effect, events: [String]) {
    var trial = Trial(
      view(.text, "A", .id("a")), view(.text, "B", .id("b")), view(.text, "C", .id("c")))
    _ = trial(.next)
    #expect(trial.effect(effect) == events)
  }

  @Test func `a list of choices is made again from its picker`() {
    var trial = Trial(
      views(
        .picker, [view(.text, "Red", .id("red")), view(.text, "Blue", .id("blue"))],
        .label("Color"), .id("color")))
    let opened = trial(.activate)
    #expect(opened.count == 1 && opened.first?.hasPrefix("opened - Red") == true, "\(opened)")
    #expect(trial(.escape).map { $0.hasPrefix("opened home Color") } == [true])
    _ = trial.effect(.update(.init(id: "red", title: "Green")))
    #expect(trial(.activate).map { $0.hasPrefix("opened - Green") } == [true])
  }
}
