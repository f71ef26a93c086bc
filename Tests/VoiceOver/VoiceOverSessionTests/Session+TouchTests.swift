import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct SessionTouchTests {
  private static func button(_ id: String, y: Double) -> Node {
    view(.button, id, .id(id), .frame(Frame(x: 20, y: y, width: 200, height: 44)))
  }

  private static let list = views(
    .list, [button("b", y: 200), button("c", y: 244)], .id("list"))

  private static func trial() -> Trial { Trial(button("a", y: 100), list) }

  private static func place(_ x: Double, _ y: Double) -> VoiceOverGesture {
    .touchAt(Property.Point(x: x, y: y))
  }

  private static func drag(_ ys: Double...) -> VoiceOverGesture {
    .explore(.init(ys.map { Property.Point(x: 60, y: $0) }))
  }

  @Test func `a touch moves the cursor, also to where it is`() {
    var trial = Self.trial()
    #expect(
      trial(Self.place(60, 220), Self.place(60, 220), Self.place(60, 120)) == [
        "b into list", "b", "a",
      ])
    #expect(trial.session.current?.node == "a")
  }

  @Test func `where nothing is the cursor stays, and presses what it was on`() {
    var trial = Self.trial()
    #expect(
      trial(Self.place(60, 220), Self.place(300, 220), .activate) == [
        "b into list", "touched nothing at [300, 220]", "activated b",
      ])
  }

  @Test func `a drag says each element that it enters`() {
    var trial = Self.trial()
    #expect(
      trial(Self.drag(120, 230, 260, 230)) == [
        "a", "touched nothing at [60, 144]", "b into list", "c end of list", "b",
      ])
    #expect(trial.session.current?.node == "b")
  }

  @Test func `each event of a drag has its time and is by touch`() {
    var trial = Self.trial()
    let events = trial.session.handle(
      .explore(.init([.init(x: 60, y: 120), .init(x: 60, y: 220)], in: .seconds(1))),
      in: &trial.app)
    #expect(events.map(\.delay) == [.zero, .milliseconds(240), .milliseconds(800)])
    #expect(events.compactMap(\.focus).allSatisfy { $0.isByTouch })
    let touch = trial.session.handle(Self.place(60, 120), in: &trial.app)
    #expect(touch.map(\.delay) == [nil])
  }

  @Test(arguments: [
    (place(403, 10), "failed: [403, 10] is not on the screen, which has 402 × 874 points"),
    (place(-1, 10), "failed: [-1, 10] is not on the screen, which has 402 × 874 points"),
    (place(.infinity, 0), "failed: [inf, 0] is not on the screen, which has 402 × 874 points"),
    (drag(10, 900), "failed: [60, 900] is not on the screen, which has 402 × 874 points"),
    (drag(), "failed: the finger needs a place on the screen"),
  ]) func `a place beside the screen cannot be touched`(gesture: VoiceOverGesture, event: String) {
    var trial = Self.trial()
    #expect(trial(gesture) == [event])
    #expect(trial.session.current?.node == "a")
  }

  @Test func `a screen without elements has nothing to touch`() {
    var trial = Trial(view(.spacer))
    #expect(
      trial(Self.place(10, 10)) == [
        "failed: nothing here has a place on the screen; give views `frame:`"
      ])
  }

  @Test func `the places are those after a change`() {
    var trial = Self.trial()
    #expect(trial(Self.place(60, 120)) == ["a"])
    let moved = Property.frame(Frame(x: 20, y: 600, width: 200, height: 44))
    _ = trial.effect(.update(.init(id: "a", properties: [moved])))
    #expect(
      trial(Self.place(60, 120), Self.place(60, 620)) == ["touched nothing at [60, 120]", "a"])
  }

  @Test func `a view that goes leaves its room to those below it`() throws {
    var trial = Trial(
      view(.text, "A", .id("a")), view(.button, "B", .id("b")), view(.button, "C", .id("c")))
    let map = try #require(trial.app.touchMap)
    let places = (0...874).map { Property.Point(x: 20, y: Double($0)) }
    let place = try #require(places.first { map.element(at: $0) == 0 })
    #expect(trial(.touchAt(place)) == ["A"])
    _ = trial.effect(.remove("a"))
    #expect(trial(.touchAt(place)) == ["B"])
    _ = trial.effect(.update(.init(id: "b", properties: [.value(.text("ready"))])))
    #expect(trial(.touchAt(place)) == ["B ready"])
    _ = trial.effect(.show("a"))
    #expect(trial(.touchAt(place)) == ["A"])
    _ = trial.effect(.remove("a"), .update(.init(id: "a", properties: [.hidden(false)])))
    #expect(trial(.touchAt(place)) == ["A"])
  }

  @Test func `an identifier names the only element that has it`() {
    var trial = Trial(
      view(.button, "A", .identifier("one")), view(.button, "B", .identifier("two")),
      view(.button, "C", .identifier("two")))
    #expect(
      trial(.touch("one"), .touch("two")) == [
        "A", "failed: 2 elements have the identifier 'two'; touch one of them by its id",
      ])
    #expect(trial.effect(.update(.init(id: "one", properties: [.label("D")]))) == ["changed D"])
  }

  @Test func `a finger does nothing while VoiceOver is off`() {
    var trial = Self.trial()
    #expect(
      trial(.voiceOver(false), Self.place(60, 220)).last == "passed without a word")
  }
}
