import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverSession

struct FileAppTests {
  @Test func `opens screens on top of each other and keeps their state`() {
    var app = app([
      "home": [
        view(.button, "Plan", .onActivate([.open("planner")])), view(.toggle, "On", .id("on")),
      ],
      "planner": [view(.button, "Done", .onActivate([.close]))],
    ])
    var session = Session()
    func does(_ gestures: VoiceOverGesture...) -> [String] {
      gestures.flatMap { session.handle($0, in: &app) }.map(short)
    }
    #expect(session.handle(.open("home"), in: &app).map(short) == ["opened home Plan"])
    #expect(
      does(.next, .activate, .previous, .activate) == [
        "On 0", "changed On 1", "Plan", "opened planner Done",
      ])
    #expect(does(.activate) == ["opened home Plan"])
    #expect(does(.next) == ["On 1"])
    #expect(session.handle(.open("planner"), in: &app).map(short) == ["opened planner Done"])
    #expect(does(.escape, .escape) == ["opened home Plan", "reached the end"])
    #expect(
      session.handle(.open("nowhere"), in: &app).map(short) == [
        "failed: there is no screen 'nowhere'; there are home, planner"
      ])
  }

  @Test func `finds the views in a property after another property changed`() {
    var trial = Trial(
      view(
        .canvas, "Plot", .id("plot"), .label("Old"),
        .accessibilityChildren([view(.text, "A", .id("a"))])),
      view(.text, "Last", .id("last")))
    // The views in a property are found once before, so that their places are known.
    #expect(trial.effect(.update(.init(id: "a", title: "B"))) == ["changed B"])
    #expect(
      trial.effect(.update(.init(id: "plot", properties: [.label("New")])))
        == ["changed B"])
    #expect(trial.effect(.update(.init(id: "a", title: "C"))) == ["changed C"])
  }

  @Test func `updates a view, and what depends on it`() {
    var trial = Trial(
      view(.text, "A", .id("a")),
      views(.hStack, [view(.text, "B", .id("b"))], .element(.combine), .id("row")))
    #expect(
      trial.effect(.update(.init(id: "a", properties: [.label("X")]))) == ["changed X"])
    #expect(trial.effect(.update(.init(id: "a", title: "Y"))) == ["passed without a word"])
    #expect(trial.effect(.update(.init(id: "b", title: "C"))) == ["passed without a word"])
    #expect(trial(.next) == ["C"])
    #expect(trial.effect(.update(.init(id: "b", title: "C"))) == ["passed without a word"])
    #expect(trial.effect(.update(.init(id: "b", title: "D"))) == ["changed D"])
    #expect(
      trial.effect(.update(.init(id: "b", properties: [.hidden(true)]))) == ["changed "])
  }

  @Test(arguments: [
    [Property.value(.text("x"))], [.label("L")], [.hint("H")], [.selected(true)],
    [.disabled(true)], [.expanded(true)], [.actions(["Go"])],
    [.frame(Frame(x: 0, y: 9, width: 1, height: 1))],
    [.sortPriority(2)], [.language("de")], [.hidden(true)],
    [.customContent([.init(label: "a", value: "b")])],
    [.element(.ignore)], [.draggable(true)], [.heading(2)], [.opacity(0)], [.symbol("star")],
  ]) func `a change is what the whole screen would have made`(changes: [Property]) {
    let kinds: [ViewClass] = [.text, .button, .toggle, .slider, .textField, .disclosureGroup]
    for kind in kinds {
      var nodes = [
        view(.text, "before"),
        views(.list, [view(kind, "it", .id("it")), view(.text, "beside")], .label("L")),
      ]
      var trial = Trial(nodes[0], nodes[1])
      let change = Effect.Change(id: "it", properties: changes)
      _ = trial.effect(.update(change))
      nodes[1].children[0].properties += changes
      #expect(
        trial.app.elements == resolve(Screen(title: "home", views: nodes)).elements, "\(kind)")
    }
  }

  @Test func `a text is edited up to a length`() {
    let text = String(repeating: "a", count: 16_384)
    var trial = Trial(view(.textField, "Note", .id("note"), .value(.text(text))))
    #expect(trial(.type("b")) == ["typed \"b\" in note"])
    let refusal =
      "failed: the text of 'note' is longer than 16384 bytes; shorten it to edit it"
    #expect(trial(.type("c")) == ["typed \"c\" in note", refusal])
    #expect(trial(.delete) == [refusal])
  }

  @Test func `a long text is edited a number of times, and then no more`() {
    let text = String(repeating: "a", count: 640)
    var trial = Trial(view(.textField, "Note", .id("note"), .value(.text(text))))
    // Each edit counts as ten elements.
    trial.app.allowance = 25
    let refusal =
      "failed: long texts are edited more often than a run allows; shorten the walkthrough or the text"
    #expect(trial(.type("b")) == ["typed \"b\" in note"])
    #expect(trial(.delete).last == "deleted \"b\" in note")
    #expect(trial(.type("d")).last == refusal)
    #expect(trial(.delete).last == refusal)
  }

  @Test func `large screens change a number of times, and then no more`() {
    var trial = Trial(views(.vStack, (0..<9).map { view(.text, "Text", .id("t\($0)")) }))
    // Each change has all of them resolved again.
    trial.app.allowance = 20
    let heard = (1..<5).map { trial.effect(.remove("t\($0)")).last ?? "" }
    let refusal =
      "failed: large screens change more often than a run allows; shorten the walkthrough or its screens"
    #expect(heard.first != refusal && heard.last == refusal)
  }

  @Test func `all changes of a gesture are resolved once, a live region after each`() {
    let ids = (0..<9).map { "t\($0)" }
    let texts = ids.map { view(.text, "Text", .id($0)) }
    let clear = view(.button, "Clear", .onActivate(ids.map { .remove($0) }))
    var trial = Trial([clear] + texts)
    // One resolution of ten elements, and eight changes at a tenth of it.
    trial.app.allowance = 18
    #expect(trial(.activate) == ["activated Clear"])
    #expect(trial.app.elements.count == 1 && trial.app.allowance == 0)
    trial = Trial([clear] + texts)
    trial.app.allowance = 17
    #expect(trial(.activate).contains { $0.hasPrefix("failed: large screens change") })
    let region = views(.vStack, texts, .live(.polite))
    trial = Trial([clear, region])
    trial.app.allowance = 10
    #expect(trial(.activate).contains { $0.hasPrefix("failed: large screens change") })
  }
}
