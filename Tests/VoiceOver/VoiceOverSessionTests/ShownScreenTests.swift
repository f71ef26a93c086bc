import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct ShownScreenTests {
  @Test func `is gone through as in the app, and nothing in it acts`() {
    let rotor = Property.Rotor(name: "Bags", entries: [])
    let screen = Screen(
      title: "Bags", app: "Shop",
      views: [
        view(.text, "Three bags", .rotors([rotor])),
        view(.slider, "Size", .value(.number(2)), .valueText("small")),
      ])
    var app = ShownScreen(screen, resolve(screen))
    var session = Session()
    var events = session.handle(Effect.open(""), in: &app)
    for gesture in [VoiceOverGesture.next, .increment, .activate, .escape] {
      events += session.handle(gesture, in: &app)
    }
    #expect(
      events.map(short) == [
        "opened - Three bags", "Size small", "passed without a word", "passed without a word",
        "passed without a word",
      ])
    #expect((app.name, app.title(ofScreen: nil)) == ("Shop", "Bags"))
    #expect(app.rotors == [rotor])
    #expect(app.touchMap == TouchMap(screen, resolve(screen)))
  }
}
