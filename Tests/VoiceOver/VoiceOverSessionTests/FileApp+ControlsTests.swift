import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

/// What controls of a file do by themselves.
struct FileAppControlsTests {
  @Test(arguments: [
    (
      view(.toggle, "On?"), [VoiceOverGesture.activate, .activate],
      ["changed On? 1", "changed On? 0"]
    ),
    (
      view(.uiSwitch, nil, .label("S"), .value(.mixed)), [.activate], ["changed S 1"]
    ),
    (
      view(.text, "Bold", .addTraits([.toggleButton]), .value(.flag(true))), [.activate],
      ["changed Bold 0"]
    ),
    (
      view(.slider, "Food", .value(.number(95)), .range(0...100)),
      [.increment, .increment, .decrement],
      ["changed Food 100%", "reached the limit at 1 Slider", "changed Food 90%"]
    ),
    (
      view(.stepper, "Copies", .value(.number(1)), .range(0...9), .step(3)),
      [.increment, .decrement, .decrement],
      ["changed Copies 4", "changed Copies 1", "changed Copies 0"]
    ),
    (
      view(.slider, "Food", .value(.number(1)), .range(0...2), .valueText("one")), [.increment],
      ["changed Food 1.2"]
    ),
    (
      view(.slider, "Food", .value(.number(1)), .range(0...2), .disabled(true)), [.increment],
      ["passed without a word"]
    ),
    (view(.text, "Plain"), [.activate, .increment], ["passed without a word", "reached the end"]),
    (view(.button, "Flip"), [.activate], ["activated Flip"]),
    (view(.button, "Flip", .disabled(true)), [.activate], ["passed without a word"]),
    (
      view(.text, "More", .expanded(false)), [.activate, .activate],
      ["changed More", "changed More"]
    ),
    (
      view(.textField, "Note"), [.activate, .type("Hi"), .type("!")],
      ["changed Note", "typed \"Hi\" in TextField", "typed \"!\" in TextField"]
    ),
    (
      view(.element, nil, .label("Note"), .traits([.textEntry])),
      [.activate, .type("Hi"), .delete],
      ["changed Note", "typed \"Hi\" in Element", "deleted \"i\" in Element"]
    ),
    (
      view(
        .element, nil, .label("Who"), .traits([.textEntry]), .placeholder("Name"),
        .value(.text("Name"))), [.activate, .delete, .type("Hi"), .activate, .spell],
      [
        "changed Who Name", "reached the end", "typed \"Hi\" in Element", "passed without a word",
        "read a character \"Hi\" in Element",
      ]
    ),
    (view(.text, "A"), [.type("x")], ["failed: Text is no text field"]),
    (
      view(.text, "A"), [.action("Go"), .drag, .drop],
      [
        "failed: Text has no action 'Go'; it has none",
        "failed: Text cannot be dragged; set `draggable: true`",
        "failed: nothing was picked up; `drag` comes first",
      ]
    ),
    (
      view(.text, "Synth", .draggable(true)), [.drag, .rotorNext, .drop],
      ["dragged Text", "offered to drop on Text", "dropped on Text"]
    ),
    (
      view(.secureField, "PIN", .value(.text("ab"))), [.type("cd"), .delete, .spell],
      [
        "typed \"••\" in SecureField", "deleted \"•\" in SecureField",
        "read a character \"•••\" in SecureField",
      ]
    ),
    (
      view(.web, nil, .role("checkbox"), .label("yes"), .checked(.off)), [.activate, .activate],
      ["changed yes", "changed yes"]
    ),
    (
      view(.scrollView, nil, .page(.init(number: 1, count: 2)), .label("Pages")),
      [.scroll(.down), .scroll(.right), .scroll(.up)],
      ["turned to page 2 of 2", "reached the end", "turned to page 1 of 2"]
    ),
  ]) func `behaves as its class does`(node: Node, gestures: [VoiceOverGesture], events: [String]) {
    var trial = Trial(node)
    #expect(gestures.flatMap { trial($0) } == events)
  }

  @Test(
    arguments: [
      (
        Property.value(.text("50%")), nil,
        "failed: the capture does not say which values Element has; import it, and write a number as "
          + "`value:` with `in:`, or `onIncrement:` and `onDecrement:`"
      ),
      (.value(.number(50)), Property.range(0...100), "changed Volume 51"),
      (
        .value(.text("50%")), Property.onIncrement([.announce(.init("Louder"))]),
        "announced \"Louder\", priority default"
      ),
    ] as [(Property, Property?, String)])
  func `a control of a capture is adjusted when its values are known`(
    value: Property, more: Property?, event: String
  ) {
    let traits = Property.traits([.adjustable])
    let properties = [.label("Volume"), value, traits] + [more].compactMap { $0 }
    var screen = Screen(title: "S", views: [Node(.element, properties: properties)])
    screen.capture = Capture(format: "appium-xcuitest")
    var app = FileApp(screen, resolve(screen))
    var session = Session()
    _ = session.handle(.open(""), in: &app)
    #expect(session.handle(.increment, in: &app).map(short) == [event])
  }

  @Test func `a tab, a segment and a row of a picker are chosen`() {
    let choices = [view(.text, "S", .id("s")), view(.text, "M", .id("m"))]
    for (kind, style) in [(ViewClass.picker, "segmented"), (.picker, "inline"), (.tabView, nil)] {
      var node = views(kind, choices, .value(.text("S")))
      if let style { node.properties.append(.style(style)) }
      var trial = Trial(node)
      #expect(trial(.next, .activate) == ["M end of \(kind.name)", "changed M"])
      #expect(trial.session.current?.has(.selected) == true)
      #expect(trial.app.elements[0].has(.selected) == false)
    }
  }

  @Test func `a picker and a menu open their choices`() {
    var trial = Trial(
      view(.text, "Top"),
      Node(
        .picker, title: "Font",
        children: [view(.text, "Sans", .id("sans")), view(.text, "Serif", .id("serif"))],
        properties: [.value(.text("Sans")), .id("font")]),
      Node(
        .menu, title: "File",
        children: [view(.button, "Save", .onActivate([.announce(.init("Saved"))]))]))
    #expect(
      trial(.next, .activate, .next, .activate) == [
        "Font Sans", "opened - Sans", "Serif", "Font Serif",
      ])
    #expect(trial(.activate, .escape) == ["opened - Sans", "opened home Top"])
    #expect(
      trial(.last, .activate, .activate)
        == ["File", "opened - Save", "File", "announced \"Saved\", priority default"])
  }

  @Test func `a wheel turns to the next choice`() {
    var trial = Trial(
      Node(
        .picker, children: [view(.text, "Sans", .id("sans")), view(.text, "Serif", .id("serif"))],
        properties: [.value(.text("Sans")), .style("wheel")]))
    #expect(
      trial(.increment, .increment, .decrement) == [
        "changed Serif", "reached the limit at 1 Picker", "changed Sans",
      ])
  }

  @Test func `a stepper of UIKit is pressed at its buttons`() {
    var trial = Trial(view(.uiStepper, nil, .value(.number(1)), .range(0...2), .id("n")))
    #expect(
      trial(.next, .activate, .activate) == [
        "increment end of n", "activated increment", "activated increment",
      ])
  }

  @Test func `what was merged is pressed, adjusted and acted upon`() {
    var trial = Trial(
      views(
        .hStack, [view(.text, "Sound"), view(.toggle, "On", .value(.flag(true)))],
        .element(.combine)),
      views(
        .hStack,
        [
          view(.text, "Ada"),
          view(.button, "Send", .id("send"), .onActivate([.announce(.init("Sent"))])),
          view(.button, "Call", .id("call"), .onActivate([.announce(.init("Called"))])),
        ], .element(.combine)))
    #expect(trial(.activate) == ["changed Sound On 0"])
    #expect(
      trial(.next, .action("Call"))
        == ["Ada", "performed Call on HStack", "announced \"Called\", priority default"])
  }

  @Test func `a merged switch is turned by its action, also where a tap is around it`() {
    var trial = Trial(
      views(
        .hStack,
        [
          view(.text, "Ada"), view(.toggle, "Sound", .id("sound"), .value(.flag(true))),
          view(.button, "Send", .id("send"), .onActivate([.announce(.init("Sent"))])),
        ], .element(.combine), .id("row"), .onActivate([.announce(.init("Opened"))])))
    #expect(trial(.action("Sound")) == ["performed Sound on row", "changed Ada"])
  }

  @Test func `a merged view is pressed by the action that has the words in it`() {
    var trial = Trial(
      views(
        .hStack,
        [
          views(
            .hStack, [view(.text, "A", .id("first"))], .id("a"),
            .onActivate([.announce(.init("First"))])),
          views(
            .hStack, [view(.text, "B", .id("second"))], .id("b"),
            .onActivate([.announce(.init("Second"))])),
        ], .element(.combine)))
    #expect(
      trial(.action("B"))
        == ["performed B on HStack", "announced \"Second\", priority default"])
  }

  @Test func `leaves and answers as the views around say`() {
    var trial = Trial(
      views(
        .vStack, [view(.button, "A")], .onEscape([.announce(.init("Left"))]),
        .onMagicTap([.announce(.init("Answered"))])))
    #expect(
      trial(.escape, .magicTap)
        == ["announced \"Left\", priority default", "announced \"Answered\", priority default"])
    var plain = Trial(view(.text, "A"))
    #expect(plain(.escape, .magicTap) == ["reached the end", "passed without a word"])
  }
}
