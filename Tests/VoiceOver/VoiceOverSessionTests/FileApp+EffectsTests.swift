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

  @Test func `a choice that goes is not offered, neither in a list nor to a swipe`() {
    let choices = ["Red", "Green", "Blue"].map { view(.text, $0, .id($0)) }
    for (style, gestures, said) in [
      ("menu", [.activate, .next, .next], ["opened - Red", "Blue", "reached the end at 2 Blue"]),
      (
        "wheel", [.increment, .increment], ["changed Color Blue", "reached the limit at 1 Picker"]
      ),
    ] as [(String, [VoiceOverGesture], [String])] {
      let picker = views(
        .picker, choices, .label("Color"), .value(.text("Red")), .style(style))
      var trial = Trial(picker)
      _ = trial.effect(.remove("Green"))
      #expect(gestures.flatMap { trial($0) } == said)
    }
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

  private static func size(_ value: String) -> Effect {
    .update(.init(id: "size", properties: [.value(.text(value))]))
  }

  private static func update(_ properties: Property..., title: String? = nil) -> Effect {
    .update(.init(id: "volume", title: title, properties: properties))
  }

  @Test(arguments: [
    [update(.value(.number(2)))], [update(.value(.number(2))), update(.value(.text("half")))],
    [update(title: "Loudness")],
    [
      update(.value(.number(2))), update(.value(.number(3)), title: "How loud the radio plays"),
      update(.value(.number(4))),
    ],
    [update(.valueText("Quiet")), update(.value(.number(2)))],
    [update(.label("Loudness"), .value(.number(2)))],
    [.remove("volume"), update(.value(.number(2))), .show("volume"), update(.value(.number(3)))],
    [
      update(.frame(Frame(x: 9, y: 300, width: 90, height: 30)), .value(.number(2))),
      update(.value(.number(3))),
    ],
    [
      update(.representation([view(.text, "Loud")])), update(.value(.number(2))),
      update(.value(.number(3))),
    ],
    [
      .update(.init(id: "words", title: "Off", properties: [.value(.number(2))])),
      update(.value(.number(2))),
    ],
    [size("M"), size("S"), update(.value(.number(2)))],
    [size("M"), update(title: "How loud the radio plays"), size("S")],
    [.update(.init(id: "inner", properties: [.value(.text("full"))])), size("M")],
  ]) func `places and elements follow each change`(effects: [Effect]) throws {
    let words = view(.text, "Volume of the radio in the kitchen", .id("words"))
    let volume = view(.slider, "Volume", .value(.number(1)), .id("volume"))
    let size = views(
      .picker, [view(.text, "S"), view(.text, "M")], .id("size"), .style("segmented"),
      .value(.text("S")))
    let drawing = view(
      .canvas, nil, .representation([view(.gauge, "Fuel", .value(.text("low")), .id("inner"))]))
    var screen = Screen(
      title: "home",
      views: [views(.hStack, [words, volume]), views(.list, [views(.hStack, [size, drawing])])])
    var trial = Trial(screen.views)
    #expect(trial.app.touchMap == TouchMap(screen, resolve(screen)))
    for effect in effects {
      _ = trial.effect(effect)
      screen.change(at: try #require(screen.paths[effect.ids[0]])) { node in
        switch effect {
        case .update(let change):
          var node = change.properties.reduce(node) { $0.with($1) }
          node.title = change.title ?? node.title
          return node
        case .remove, .show: return node.removed(effect == .remove("volume"))
        default: return node
        }
      }
      let present = screen.present
      #expect(trial.app.elements == resolve(present).elements)
      #expect(trial.app.touchMap == TouchMap(present, resolve(present)))
    }
  }

  @Test func `a rotor of a view that stands for another is offered`() {
    let rotor = Property.Rotor(name: "Bags", entries: [])
    let trial = Trial(
      view(.canvas, nil, .representation([view(.text, "Three bags", .rotors([rotor]))])))
    #expect(trial.app.rotors == [rotor])
  }
}
