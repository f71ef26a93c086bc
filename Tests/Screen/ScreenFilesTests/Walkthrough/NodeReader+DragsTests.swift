import ScreenDocuments
import ScreenTree
import ScreenYAML
import Testing

@testable import ScreenFiles

struct NodeReaderDragsTests {
  private func read(_ step: String) -> Reading<Walkthrough> {
    let text = "walkthrough: W\nscreens:\n  home: a.screen.yaml\nsteps:\n  \(step)"
    return WalkthroughReader.read(Array(text.utf8), file: "w")
  }

  private static let way: [Property.Point] = [.init(x: 40, y: 100), .init(x: 40.5, y: 700)]

  @Test(arguments: [
    ("- touch: [120, 300.5]", VoiceOverGesture.touchAt(.init(x: 120, y: 300.5))),
    ("- touch: \"[120, 300]\"", .touch("[120, 300]")),
    ("- explore: [[40, 100], [40.5, 700]]", .explore(.init(way))),
    ("- explore: [[40, 100]]", .explore(.init([.init(x: 40, y: 100)]))),
    ("- explore: { along: [[40, 100], [40.5, 700]] }", .explore(.init(way))),
    (
      "- explore: { along: [[40, 100], [40.5, 700]], in: 500ms }",
      .explore(.init(way, in: .milliseconds(500)))
    ),
  ]) func `reads the places of a finger`(step: String, gesture: VoiceOverGesture) {
    let reading = read(step)
    #expect(reading.findings == [])
    #expect(reading.value?.steps.map(\.action) == [.gesture(gesture, count: 1)])
  }

  private static let place =
    "two numbers from 0 to 10000 in points from the top left corner of the screen"
  private static let example = "such as [[40, 100], [40, 700]]"

  @Test(arguments: [
    ("- touch", "5:5: 'touch' needs the id of a view, or [x, y] in points"),
    ("- touch: [1, 2, 3]", "5:12: 'touch' is at [x, y], \(place)"),
    ("- touch: [a, 2]", "5:12: 'touch' is at [x, y], \(place)"),
    ("- touch: [-1, 2]", "5:12: 'touch' is at [x, y], \(place)"),
    ("- touch: [1, 10001]", "5:12: 'touch' is at [x, y], \(place)"),
    ("- touch: [1, 1e400]", "5:12: 'touch' is at [x, y], \(place)"),
    ("- explore", "5:5: 'explore' needs the places along which the finger moves, \(example)"),
    ("- explore: pay", "5:14: 'explore' needs the places along which the finger moves, \(example)"),
    ("- explore: []", "5:14: the places of 'explore' are a list of 1 to 100, \(example)"),
    ("- explore: [1, 2]", "5:15: 'explore' is at [x, y], \(place)"),
    (
      "- explore: { in: 3s }",
      "5:14: 'explore' needs the places along which the finger moves, \(example)"
    ),
    (
      "- explore: { along: [[1, 2]], in: 61s }",
      "5:37: 'in' is a time from 1ms to 60s, such as 3s or 500ms"
    ),
    (
      "- explore: { along: [[1, 2]], inn: 3s }",
      "5:33: the step: 'explore' has no 'inn'. Did you mean 'in'?"
    ),
    (
      "- explore: [[0, 0], [10000, 0], [0, 0], [9, 0]]",
      "5:14: the finger moves more than 20000 points; make several steps of it"
    ),
  ]) func `reports what is wrong with a place`(step: String, message: String) {
    #expect(read(step).findings.map { "\($0.position): \($0.message)" } == [message])
  }
}
