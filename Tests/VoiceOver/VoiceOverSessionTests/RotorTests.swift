import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverSession

struct RotorTests {
  private static let page: [Node] = [
    view(.text, "One", .heading(1)), view(.image, "cat"), view(.button, "Go"), view(.link, "Help"),
    views(.list, [view(.text, "a"), view(.toggle, "b")], .label("Files")),
    view(.textField, "Note"), view(.uiSearchBar, nil, .label("Find")),
    views(
      .uiView, [view(.uiLabel, "c", .cell(.init(row: 0, column: 0)))], .container(.dataTable)),
    views(
      .web, [view(.web, nil, .role("link"), .label("Old"), .visited(true))], .role("main"),
      .label("Body")),
  ]

  @Test(arguments: [
    ("Headings", ["One"]), ("Heading 1", ["One"]), ("Images", ["cat"]), ("Buttons", ["Go", "b"]),
    ("Links", ["Help", "Old"]), ("Visited Links", ["Old"]), ("Non-Visited Links", ["Help"]),
    ("Containers", ["a", "c", "Old"]), ("Lists", ["a"]), ("Tables", ["c"]), ("Landmarks", ["Old"]),
    ("Form Controls", ["Go", "b", "Note", "Find"]), ("Text Fields", ["Note"]),
    ("Search Fields", ["Find"]), ("Static Text", ["One", "a", "c"]),
  ]) func `stops at what it is for`(name: String, expected: [String]) {
    var app = app(["home": Self.page])
    var session = Session()
    _ = session.handle(.open("home"), in: &app)
    #expect(session.handle(.rotor(name), in: &app).map(short) == ["turned the rotor to \(name)"])
    var found: [String] = []
    // The first element is where the cursor is; a rotor goes on from there.
    if expected.first == "One" { found.append("One") }
    while found.count < 20 {
      let event = session.handle(.rotorNext, in: &app)[0]
      guard case .focused(let focus) = event else { break }
      found.append(focus.element.label.map(\.value.description).joined())
      _ = session.handle(.rotor(name), in: &app)
    }
    #expect(found == expected)
  }

  @Test func `has a name for each`() {
    #expect(Set(Rotor.System.allCases.map(\.rawValue)).count == Rotor.System.allCases.count)
    #expect(Rotor.custom("Mine").name == "Mine" && Rotor.system(.adjust).name == "Adjust Value")
  }
}
