import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionTests {
  @Test func `walks forward, stops at both ends, and reports containers`() {
    var trial = Trial(
      view(.text, "a"), views(.list, [view(.text, "b")], .id("list")), view(.text, "c"))
    #expect(
      trial(.previous, .next, .next, .next, .previous, .first, .last) == [
        "reached the start at 1 Text", "b into list end of list", "c", "reached the end at 3 Text",
        "b into list end of list", "a", "c",
      ])
    #expect(trial.session.current?.node == "Text" && trial.session.cursor == 2)
  }

  @Test func `is nowhere on an empty screen`() {
    var trial = Trial()
    #expect(
      trial(.next, .previous, .first, .activate, .readAll, .rotorNext) == [
        "reached the end", "reached the start", "reached the end",
        "failed: nothing has the focus", "reached the end",
        "failed: no rotor is selected; choose one with `rotor`",
      ])
    #expect(trial.session.current == nil)
  }

  @Test func `touches an element by its id and reports when there is none`() {
    var trial = Trial(view(.text, "a"), view(.text, "b", .id("b")))
    #expect(
      trial(.touch("b"), .touch("c"))
        == [
          "b",
          "failed: there is no element 'c' on the screen; it may be hidden or have nothing to say",
        ])
  }

  @Test func `says that what is touched is a label`() {
    var trial = Trial(view(.text, "a"), view(.text, "b", .id("b")))
    #expect(
      trial(.touch("a")) == [
        "failed: there is no element with the id 'a' on the screen; its label is 'a'; give it "
          + "accessibilityIdentifier (`id` in a screen file)"
      ])
  }

  @Test func `stays among views of one name when another view changes`() {
    var trial = Trial(view(.text, "a"), view(.text, "b"), view(.text, "c", .id("c")))
    #expect(trial(.next) == ["b"])
    #expect(trial.effect(.update(.init(id: "c", title: "d"))) == ["passed without a word"])
    #expect(trial(.next) == ["d"])
  }

  @Test func `reads on from element to element until a gesture`() {
    var trial = Trial(view(.text, "a"), view(.text, "b"), view(.text, "c"))
    #expect(trial(.next, .readFromHere) == ["b", "b"])
    #expect(trial.session.isReading)
    #expect(trial.session.goOn(in: &trial.app).map(short) == ["c"])
    #expect(trial.session.goOn(in: &trial.app).map(short) == ["reached the end"])
    #expect(!trial.session.isReading && trial.session.goOn(in: &trial.app).isEmpty)
    #expect(trial(.readAll, .previous) == ["a", "reached the start at 1 Text"])
    #expect(!trial.session.isReading)
  }

  @Test func `turns pages while everything is read`() {
    var trial = Trial(
      views(
        .scrollView,
        [view(.text, "a", .id("a")), view(.text, "b", .id("b"), .addTraits([.causesPageTurn]))],
        .page(.init(number: 1, count: 2))))
    var heard = trial(.readAll)
    while trial.session.isReading { heard += trial.session.goOn(in: &trial.app).map(short) }
    #expect(heard == ["a", "b", "turned to page 2 of 2", "a", "b", "reached the end"])
  }

  @Test func `says nothing while VoiceOver is off`() {
    var trial = Trial(view(.text, "a"), view(.text, "b"))
    #expect(
      trial(.next, .voiceOver(false), .next, .voiceOver(true)) == [
        "b", "turned VoiceOver off in home", "passed without a word",
        "turned VoiceOver on in home, 1 Text",
      ])
    #expect(trial.effect(.announce(Announcement("x"))) == ["announced \"x\", priority default"])
  }

  @Test func `launches with the summary element, and opens the first screen by itself`() {
    var app = app(["home": [view(.text, "a"), view(.text, "b", .addTraits([.summaryElement]))]])
    var session = Session()
    #expect(session.handle(.launch, in: &app).map(short) == ["launched home, 2 Text"])
  }

  @Test func `stays with the element when others come and go, else takes the first`() {
    var trial = Trial(
      view(.text, "a", .id("a")), view(.text, "b", .id("b")), view(.text, "c", .id("c")))
    #expect(trial(.last) == ["c"])
    #expect(trial.effect(.remove("a")) == ["passed without a word"])
    #expect(trial.session.cursor == 1)
    #expect(trial.effect(.remove("c")) == ["b"])
    #expect(trial.effect(.remove("b")) == ["passed without a word"])
    #expect(trial.session.current == nil && trial.session.cursor == nil)
  }

  @Test func `a modal view takes the focus`() {
    var trial = Trial(
      view(.text, "a"), view(.text, "b", .id("b")),
      views(.alert, [view(.button, "OK")], .label("Sure?"), .id("alert"), .hidden(true)))
    #expect(trial(.touch("b")) == ["b"])
    #expect(trial.effect(.show("alert")) == ["Sure? into alert"])
    #expect(
      trial(.next, .next, .escape) == ["OK end of alert", "reached the end at 2 Button", "a"])
  }

  @Test func `follows notifications`() {
    var trial = Trial(view(.text, "a"), view(.text, "b", .id("b")))
    #expect(
      trial.effect(
        .layoutChanged(nil), .layoutChanged(.id("b")), .screenChanged(nil),
        .screenChanged(.text("Saved")), .focus("b"), .pageScrolled("Page 1 of 2"),
        .pageScrolled("Page 1 of 2")) == [
          "passed without a word", "b", "a", "reported \"Saved\"", "b",
          "reported \"Page 1 of 2\"", "reached the end",
        ])
  }
}
